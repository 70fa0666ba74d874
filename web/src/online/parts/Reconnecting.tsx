import type { ReactElement } from 'react';
import { useOnlineWords } from '../../words/online.ts';
import type { RoomNow } from '../room.ts';
import './reconnecting.css';

/** That what is done now does not reach the others yet, and why. Always in the page, so that it is read out when it fills. */
export function Reconnecting({ now }: { readonly now: Pick<RoomNow, 'link' | 'fault'> }): ReactElement {
  const { room, faults } = useOnlineWords();
  const { link, fault } = now;
  return (
    <div className="reconnecting" role="status">
      {link === 'lost' && (
        <p className="tag">
          {fault ? (
            faults[fault]
          ) : (
            <>
              <b>{room.reconnecting}</b> {room.reconnectingNote}
            </>
          )}
        </p>
      )}
    </div>
  );
}
