import type { ReactElement } from 'react';
import type { GameId } from '../../games.ts';
import { useOnlineWords } from '../../words/online.ts';
import { Reconnecting } from '../parts/Reconnecting.tsx';
import type { Room, RoomNow } from '../room.ts';
import { useRoomNow, useWishing, type Wishing } from '../useRoom.ts';
import { Asking } from './Asking.tsx';
import { Rematch } from './Rematch.tsx';
import './rail.css';

interface BannerProps {
  readonly game: GameId;
  readonly room: Room;
}

/** What cannot wait, over the upper edge of the board. */
export function Banner({ game, room }: BannerProps): ReactElement {
  const now = useRoomNow(room);
  const { wish } = useWishing(room);
  return (
    <div className="room-banner">
      <Reconnecting now={now} />
      <div role="status">
        <Asking now={now} wish={wish} />
      </div>
      <Minded now={now} wish={wish} />
      {now.table.rematch !== null && <RematchSlip game={game} room={room} />}
    </div>
  );
}

interface MindedProps {
  readonly now: RoomNow;
  readonly wish: Wishing['wish'];
}

/** A bot plays a seat of one's own. */
function Minded({ now, wish }: MindedProps): ReactElement | null {
  const { room } = useOnlineWords();
  const { phase, sitters } = now.table;
  const seat = now.own.find(own => sitters[own]?.bot !== null && sitters[own]?.forfeited === false);
  if (seat === undefined || phase !== 'playing') return null;
  return (
    <div className="paper room-slip">
      <p className="note">{room.botPlays}</p>
      <button type="button" className="button button-go" onClick={() => void wish({ type: 'return', seat })}>
        {room.take}
      </button>
    </div>
  );
}

function RematchSlip({ game, room }: BannerProps): ReactElement {
  return (
    <div className="paper room-slip">
      <Rematch game={game} room={room} />
    </div>
  );
}
