import { type ReactElement, useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import { useOnlineWords } from '../../words/online.ts';
import { JoinForm } from '../gathering/JoinForm.tsx';
import { useDoorstep } from '../links.ts';
import type { RemoteRoom, RoomNow } from '../room.ts';
import { freePlaces } from './freePlaces.ts';

interface SitDownProps {
  readonly room: RemoteRoom;
  readonly now: RoomNow;
}

/** For who looks on: bots whose place may be taken. */
export function SitDown({ room, now }: SitDownProps): ReactElement | null {
  const words = useOnlineWords();
  const { key, isWatching } = useDoorstep();
  const [seat, setSeat] = useState<Seat>();
  if (now.own.length > 0) return null;
  const places = isWatching ? [] : freePlaces(now);
  if (places.length === 0) return <p className="note">{words.gathering.onlyWatching}</p>;
  return (
    <section className="room-part">
      <div className="row">
        {places.map(place => (
          <button
            key={place}
            type="button"
            className="button"
            aria-pressed={seat === place}
            onClick={() => setSeat(place)}
          >
            {words.room.sit(now.table.sitters[place]?.name ?? '')}
          </button>
        ))}
      </div>
      {seat !== undefined && <JoinForm room={room} joinKey={key} seat={seat} />}
    </section>
  );
}
