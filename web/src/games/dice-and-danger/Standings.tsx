import { type ReactElement, useState } from 'react';
import { handOf, ledger, pencilOf } from '../../../../art/dice-and-danger/index.ts';
import type { View } from '../../../../games/dice-and-danger/index.ts';
import { livesLeft, scoreOf } from '../../../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useWords } from '../../words/words.ts';
import { type Desk, useDesk, useSpeak } from './context.ts';
import { SeatMark } from './SeatMark.tsx';
import { withMinus } from './names.ts';
import { useKeys } from '../../parts/useKeys.ts';
import { answering } from '../../board/answers.ts';
import type { Figures, Status } from './words.ts';

/** Everyone in a line; a press lays that sheet on the table. */
export function Standings(): ReactElement {
  const { content, words, shown, show, seats } = useDesk();
  const [isOpen, setOpen] = useState(false);
  useKeys(seats > 1 ? { s: () => show((shown + 1) % seats) } : {});
  return (
    <>
      <ul className="ddd-standings" aria-label={words.standings.title}>
        {content.everyone.map(seat => (
          <li key={seat}>
            <Standing seat={seat} />
          </li>
        ))}
        <li className="ddd-ledger-place">
          <button type="button" className="tag" onClick={() => setOpen(true)}>
            <Icon name="scroll" size={20} />
            <span className="spoken">{words.standings.ledger}</span>
          </button>
        </li>
      </ul>
      {isOpen && <Ledger onClose={() => setOpen(false)} />}
    </>
  );
}

function Standing({ seat }: { readonly seat: Seat }): ReactElement {
  const desk = useDesk();
  const { words, seats, names, shown, show, content } = desk;
  const figures = figuresOf(desk, seat);
  const status = statusOf(desk.play.now.view, seat, desk.play.now.outcome?.places[seat]);
  const name = names[seat] ?? '';
  const { you } = useWords().table.asked;
  const hasGold = content.sheet.spaces.some(({ kind }) => kind === 'gold');
  return (
    <button
      type="button"
      className="tag ddd-standing"
      aria-pressed={shown === seat}
      title={words.standings.show(name)}
      aria-label={`${words.standings.row(name, figures, status)}. ${words.standings.show(name)}`}
      {...answering('stand', words.standings.row(desk.play.reader === seat ? you : name, figures, status))}
      onClick={() => show(seat)}
    >
      <SeatMark pencil={pencilOf(seat, seats)} />
      <b className="seat-name">{name}</b>
      <span className="small soft ddd-status" data-status={status}>
        {status === 'done' && <Icon name="check" size={14} />}
        {words.standings.status[status]}
      </span>
      <Figure icon="heart" count={figures.lives} />
      <Figure icon="gem" count={figures.gems} />
      {hasGold && <Figure icon="coin" count={figures.gold} />}
      <Figure icon="star" count={figures.points} />
    </button>
  );
}

const Figure = ({
  icon,
  count,
}: {
  readonly icon: 'heart' | 'gem' | 'coin' | 'star';
  readonly count: number;
}): ReactElement => (
  <span className="ddd-figure" data-figure={icon}>
    <Icon name={icon} size={17} />
    <b>{withMinus(count)}</b>
  </span>
);

/** One's own figures move with the draft, those of others when a round is settled. */
function figuresOf({ content, play }: Desk, seat: Seat): Figures {
  const { paper } = handOf(play.now.view, seat, play.now.seat);
  return {
    lives: livesLeft(paper),
    gems: paper.gems,
    gold: paper.gold,
    points: scoreOf(content, paper).total,
  };
}

function statusOf({ phase, fallen, done, roller, papers }: View, seat: Seat, place: number | undefined): Status {
  if (fallen[seat]) return 'fallen';
  if (phase === 'over') return place === 1 && papers.length > 1 ? 'won' : 'none';
  if (done[seat]) return 'done';
  if (papers.length === 1) return 'none';
  return phase !== 'write' && roller === seat ? 'rolls' : 'deciding';
}

/** All that stands around the map, for screens that show the map alone. */
function Ledger({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { content, play, shown, words, names } = useDesk();
  const { view, seat } = play.now;
  const drawing = ledger({ content, table: view, hand: handOf(view, shown, seat) });
  const title = words.sheet.sheet({ name: content.sheet.name });
  const label = words.standings.row(names[shown] ?? '', figuresOf(useDesk(), shown), 'none');
  return (
    <Dialog title={title} onClose={onClose}>
      <Drawing drawing={drawing} speak={useSpeak()} role="img" aria-label={label} className="ddd-ledger" />
    </Dialog>
  );
}
