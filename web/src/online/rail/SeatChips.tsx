import type { ReactElement } from 'react';
import type { Kind, Seat } from '../../../../kernel/game.ts';
import type { Sitter } from '../../../../wire/table.ts';
import type { GameModule } from '../../games/module.ts';
import { Icon } from '../../look/Icon.tsx';
import { PencilMark } from '../../look/PencilMark.tsx';
import { useOnlineWords } from '../../words/online.ts';
import { AwayWord, Presence } from '../parts/Presence.tsx';
import { SitterName } from '../parts/SitterName.tsx';
import type { RemoteRoom, RoomNow } from '../room.ts';
import { useRoomNow } from '../useRoom.ts';
import { SeatTime } from './SeatTime.tsx';
import './rail.css';

/** So many have room for name and clock in a line of a phone. */
const ONE_LINE = 3;

interface SeatChipsProps {
  readonly module: GameModule<Kind>;
  readonly room: RemoteRoom;
}

/**
 * Everybody at the table in a line: who is here, who is waited for, and the clocks. By mark and name; where the names stand
 * beside the board, or on it, by mark alone.
 */
export function SeatChips({ module, room }: SeatChipsProps): ReactElement {
  const words = useOnlineWords();
  const now = useRoomNow(room);
  const { sitters, onlookers } = now.table;
  const isTimed = now.head.terms.clock.type !== 'none';
  return (
    <ul
      className="paper seat-chips"
      data-many={sitters.length > ONE_LINE}
      data-timed={isTimed}
      aria-label={words.room.label}
    >
      {sitters.map((sitter, seat) => (
        <Chip key={seat} {...{ module, now, sitter, seat }} />
      ))}
      {onlookers > 0 && <Onlookers count={onlookers} />}
    </ul>
  );
}

function Onlookers({ count }: { readonly count: number }): ReactElement {
  const { room } = useOnlineWords();
  return (
    <li className="seat-onlookers" title={room.onlookers(count)}>
      <span data-on="phone landscape" aria-hidden="true">
        <Icon name="eye" size={16} /> {count}
      </span>
      <span className="seat-onlookers-words">{room.onlookers(count)}</span>
    </li>
  );
}

interface ChipProps extends Pick<SeatChipsProps, 'module'> {
  readonly now: RoomNow;
  readonly sitter: Sitter;
  readonly seat: Seat;
}

function Chip({ module, now, sitter, seat }: ChipProps): ReactElement {
  const { room } = useOnlineWords();
  const isPlaying = now.table.phase === 'playing';
  const isWaited = isPlaying && sitter.since !== null;
  return (
    <li className="seat-chip" data-waited={isWaited} data-forfeited={sitter.forfeited !== null}>
      <PencilMark pencil={module.art.pencilOf(seat, now.head.seats)} className="seat-chip-mark" />
      <Presence sitter={sitter} link={now.link} />
      <SitterName {...{ sitter, seat }} className="seat-chip-name" />
      <AwayWord sitter={sitter} link={now.link} />
      {now.own.includes(seat) && <span className="spoken">{room.you}</span>}
      {isWaited && <span className="spoken">{room.toPlay}</span>}
      {sitter.forfeited && <span className="spoken">{room.lost[sitter.forfeited]}</span>}
      {sitter.person && sitter.bot !== null && !sitter.forfeited && <span className="seat-chip-bot">{room.byBot}</span>}
      {isPlaying && sitter.late && <span className="seat-chip-bot">{room.lateShort}</span>}
      <SeatTime now={now} sitter={sitter} />
    </li>
  );
}
