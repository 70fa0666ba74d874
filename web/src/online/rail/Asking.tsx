import type { ReactElement } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { Asking as Asked } from '../../../../wire/table.ts';
import { type OnlineWords, useOnlineWords } from '../../words/online.ts';
import type { RoomNow } from '../room.ts';
import type { Wishing } from '../useRoom.ts';

interface AskingProps {
  readonly now: RoomNow;
  readonly wish: Wishing['wish'];
}

/** A favour that waits for somebody's word: for one's own it takes one tap. */
export function Asking({ now, wish }: AskingProps): ReactElement | null {
  const { asking: words } = useOnlineWords();
  const { asking, sitters } = now.table;
  if (!asking) return null;
  const nameOf = (seat: Seat): string => sitters[seat]?.name ?? '';
  const own = asking.waiting.find(seat => now.own.includes(seat));
  const { asked, by } = asking;
  const answer = (type: 'allow' | 'decline'): void => {
    if (own !== undefined) void wish({ type, seat: own, asked });
  };
  return (
    <div className="paper room-slip">
      <p className="note">
        {favourIn(asking, words, nameOf)} {own === undefined && words.waiting(asking.waiting.map(nameOf))}
      </p>
      {own !== undefined && (
        <span className="row">
          <button type="button" className="button button-go" onClick={() => answer('allow')}>
            {words.allow}
          </button>
          <button type="button" className="button" onClick={() => answer('decline')}>
            {words.decline}
          </button>
        </span>
      )}
      {now.own.includes(by) && (
        <button type="button" className="button" onClick={() => void wish({ type: 'withdraw', seat: by, asked })}>
          {words.withdraw}
        </button>
      )}
    </div>
  );
}

function favourIn({ by, favour }: Asked, words: OnlineWords['asking'], nameOf: (seat: Seat) => string): string {
  return favour.type === 'back' ? words.back(nameOf(by), favour.back) : words.mind(nameOf(by), nameOf(favour.seat));
}
