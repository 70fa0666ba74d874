import { type ReactElement, useState } from 'react';
import type { IconName } from '../../../../art/icons.ts';
import { characterSheetOf, whereaboutsOf } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { Icon } from '../../look/Icon.tsx';
import { useScreen } from '../../look/screen.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useKeys } from '../../parts/useKeys.ts';
import { answering } from '../../board/answers.ts';
import { CharacterDetails } from './CharacterDetails.tsx';
import { useWords } from '../../words/words.ts';
import { characterAt, hasRoomOnBoard, useDesk } from './context.ts';
import { type Ahead, aheadOf, statusOf } from './names.ts';
import { inPencil, SeatMark } from './SeatMark.tsx';

/** Everyone in a line; a press lays that sheet beside the map, or over it where there is no room beside. */
export function Standings(): ReactElement {
  const desk = useDesk();
  const { seats, shown, show, words, game, content, play } = desk;
  const [isOpen, setOpen] = useState(false);
  const hasRoom = hasRoomOnBoard(useScreen());
  useKeys(seats > 1 ? { s: () => show((shown + 1) % seats) } : {});
  const press = (seat: Seat): void => {
    show(seat);
    setOpen(!hasRoom);
  };
  const sheet = characterSheetOf(content, characterAt(desk, shown));
  return (
    <>
      <ul className="td-standings" aria-label={words.standings.title}>
        {play.now.view.characters.map((_, seat) => (
          <li key={seat}>
            <Standing seat={seat} onPress={press} />
          </li>
        ))}
      </ul>
      {isOpen && (
        <Dialog title={sheet ? game.thing(sheet.name) : ''} onClose={() => setOpen(false)}>
          <div className="td-sheet" data-place="dialog" style={inPencil(shown)}>
            <CharacterDetails seat={shown} />
          </div>
        </Dialog>
      )}
    </>
  );
}

const AHEAD_ICONS = { leaving: 'sun', lost: 'clock', last: 'last' } as const satisfies Record<Ahead, IconName>;

interface StandingProps {
  readonly seat: Seat;
  readonly onPress: (seat: Seat) => void;
}

function Standing({ seat, onPress }: StandingProps): ReactElement {
  const desk = useDesk();
  const { play, words, shown } = desk;
  const { you } = useWords().table.asked;
  const person = characterAt(desk, seat);
  const { view } = play.now;
  const isActing = view.turn === seat && view.phase !== 'over';
  const name = play.names[seat] ?? '';
  const [status, ahead] = [statusOf(desk, seat), aheadOf(desk, seat)];
  const isGone = person.lives === 0 && whereaboutsOf(person) !== undefined;
  const label = status === '' ? name : words.standings.row(name, status, person);
  const told = status === '' ? name : words.standings.row(play.reader === seat ? you : name, status, person);
  return (
    <button
      type="button"
      className="tag td-standing"
      aria-pressed={shown === seat}
      data-acting={isActing}
      data-gone={isGone}
      aria-label={`${label}. ${words.standings.show}`}
      title={label}
      {...answering('stand', told)}
      style={inPencil(seat)}
      onClick={() => onPress(seat)}
    >
      <SeatMark seat={seat} />
      <b className="seat-name td-standing-name" title={name}>
        {name}
      </b>
      {ahead && (
        <span className="td-standing-ahead" data-ahead={ahead}>
          <Icon name={AHEAD_ICONS[ahead]} size={17} />
        </span>
      )}
      <span className="small soft td-standing-status">{status}</span>
      <Figure figure="heart" icon={isGone ? 'skull' : 'heart'} count={person.lives} />
      <Figure figure="coin" icon="coin" count={person.gold} />
    </button>
  );
}

interface FigureProps {
  readonly figure: 'heart' | 'coin';
  readonly icon: IconName;
  readonly count: number;
}

const Figure = ({ figure, icon, count }: FigureProps): ReactElement => (
  <span className="td-standing-figure" data-figure={figure}>
    <Icon name={icon} size={17} />
    <b>{count}</b>
  </span>
);
