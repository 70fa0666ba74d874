import type { ReactElement } from 'react';
import { pencilOnTable } from '../../../../art/things.ts';
import { usualBot } from '../../../../bots/levels.ts';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Sitter } from '../../../../wire/table.ts';
import type { GameModule } from '../../games/module.ts';
import { Drawing } from '../../look/Drawing.tsx';
import { useBots } from '../../parts/useBots.ts';
import { useOnlineWords } from '../../words/online.ts';
import { useWords } from '../../words/words.ts';
import { AwayWord, Presence } from '../parts/Presence.tsx';
import { SitterName } from '../parts/SitterName.tsx';
import type { RoomNow } from '../room.ts';
import type { Wishing } from '../useRoom.ts';
import { SeatTime } from './SeatTime.tsx';
import { untilMindable } from './untilMindable.ts';
import { useServerTime } from './useServerTime.ts';

interface PeopleProps {
  readonly module: GameModule<Kind>;
  readonly now: RoomNow;
  readonly wish: Wishing['wish'];
  readonly onResign: (seat: Seat) => void;
  /** Asks first: what a bot plays cannot be taken back. */
  readonly onHand: (seat: Seat, bot: string) => void;
}

/** Who sits where, and what one can do about it while the match runs. */
export function People(props: PeopleProps): ReactElement {
  const { room } = useOnlineWords();
  const bots = useBots(props.module.game) ?? [];
  const { sitters, onlookers } = props.now.table;
  return (
    <>
      <ul className="room-seats" aria-label={room.people}>
        {sitters.map((sitter, seat) => (
          <SeatLine key={seat} {...props} {...{ sitter, seat, bots }} />
        ))}
      </ul>
      {onlookers > 0 && <p className="small soft">{room.onlookers(onlookers)}</p>}
    </>
  );
}

interface SeatLineProps extends PeopleProps {
  readonly sitter: Sitter;
  readonly seat: Seat;
  readonly bots: readonly string[];
}

function SeatLine(props: SeatLineProps): ReactElement {
  const { module, now, sitter, seat } = props;
  const pencil = pencilOnTable(module.art.pencilOf(seat, now.head.seats), 60, 11);
  return (
    <li className="room-seat">
      <Drawing drawing={{ view: [-4, -13, 66, 26], shapes: pencil }} width="48" aria-hidden="true" />
      <span className="gathering-name">
        <Presence sitter={sitter} link={now.link} />
        <SitterName {...{ sitter, seat }} />
        <AwayWord sitter={sitter} link={now.link} />
        <span className="small soft">{useNotes(props).join(' · ')}</span>
      </span>
      <SeatTime now={now} sitter={sitter} />
      {now.table.phase === 'playing' && (
        <span className="room-seat-ways">
          {now.own.includes(seat) ? <OwnWays {...props} /> : <OthersWays {...props} />}
        </span>
      )}
    </li>
  );
}

function useNotes({ now, sitter, seat }: SeatLineProps): readonly string[] {
  const words = useWords();
  const { room } = useOnlineWords();
  const bot = sitter.bot === null ? undefined : (words.seats.bots[sitter.bot] ?? sitter.bot);
  const isPlaying = now.table.phase === 'playing';
  return [
    ...(now.own.includes(seat) ? [room.you] : []),
    ...(sitter.forfeited ? [room.lost[sitter.forfeited]] : []),
    ...(bot === undefined ? [] : [bot]),
    ...(isPlaying && sitter.late ? [room.late] : []),
    ...(isPlaying && sitter.since !== null ? [room.toPlay] : []),
  ];
}

function OwnWays({ sitter, seat, now, wish, bots, onResign, onHand }: SeatLineProps): ReactElement | null {
  const { room } = useOnlineWords();
  const isOnly = now.own.length === 1;
  const bot = usualBot(bots);
  if (sitter.forfeited) return null;
  const [hand, take] = isOnly ? [room.hand, room.take] : [room.handFor(sitter.name), room.takeFor(sitter.name)];
  const change = (): void => {
    if (sitter.bot !== null) void wish({ type: 'return', seat });
    else if (bot !== undefined) onHand(seat, bot);
  };
  return (
    <>
      {/* One button for both ways: who has pressed it keeps the focus. */}
      <button type="button" className="button" disabled={bot === undefined} onClick={change}>
        {sitter.bot === null ? hand : take}
      </button>
      <button type="button" className="button" onClick={() => onResign(seat)}>
        {isOnly ? room.resign : room.resignFor(sitter.name)}
      </button>
    </>
  );
}

/** Somebody who stays away may have a bot, as the table agreed: at once, or when the others say so. */
function OthersWays({ sitter, seat, now, wish }: SeatLineProps): ReactElement | null {
  const { room } = useOnlineWords();
  const { terms } = now.head;
  const at = useServerTime(now, time => untilMindable(sitter, terms, time) || undefined);
  const mayCall = now.own.length > 0 && now.table.asking === null;
  if (!mayCall || untilMindable(sitter, terms, at) !== 0) return null;
  return (
    <button type="button" className="button" onClick={() => void wish({ type: 'mind', seat })}>
      {room.mind(sitter.name)}
    </button>
  );
}
