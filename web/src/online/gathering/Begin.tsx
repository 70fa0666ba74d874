import { type ReactElement, useState } from 'react';
import type { SeatLimits } from '../../table/sitters.ts';
import { useOnlineWords } from '../../words/online.ts';
import { isHost } from '../chat/talk.ts';
import { Question } from '../../parts/Question.tsx';
import type { RoomNow } from '../room.ts';
import type { Wishing } from '../useRoom.ts';
import { isOpenSeat, unreadyIn } from './ready.ts';

interface BeginProps {
  readonly limits: SeatLimits;
  readonly now: RoomNow;
  readonly wish: Wishing['wish'];
}

/** What begins the match: a word of the host, or everybody's. */
export function Begin(props: BeginProps): ReactElement {
  const { gathering } = useOnlineWords();
  const { begins = 'full' } = props.now.head.terms;
  return (
    <div className="gathering-begin">
      <p className="note soft" role="status">
        {gathering.starts[begins]} <Unready {...props} />
      </p>
      <div className="gathering-ways">
        {isHost(props.now) ? <HostWays {...props} /> : begins === 'ready' && <ReadyWay {...props} />}
      </div>
    </div>
  );
}

/** Whom the table waits for, said to who reads it. */
function Unready({ now }: BeginProps): string {
  const { gathering } = useOnlineWords();
  const names = unreadyIn(now).map(seat =>
    now.own.includes(seat) ? gathering.you : (now.table.sitters[seat]?.name ?? ''),
  );
  return names.length === 0 ? '' : gathering.unready(names);
}

function HostWays({ limits, now, wish }: BeginProps): ReactElement {
  const { gathering } = useOnlineWords();
  const [isClosing, setClosing] = useState(false);
  const seats = now.table.sitters.filter(sitter => !isOpenSeat(sitter)).length;
  return (
    <>
      <button type="button" className="button" onClick={() => setClosing(true)}>
        {gathering.close}
      </button>
      {seats >= limits.min && (
        <button
          type="button"
          className={seats > 1 ? 'button button-go' : 'button'}
          onClick={() => void wish({ type: 'begin' })}
        >
          {gathering.begin(seats)}
        </button>
      )}
      {isClosing && (
        <Question
          title={gathering.closing.title}
          go={gathering.closing.go}
          onGo={() => void wish({ type: 'close' })}
          onClose={() => setClosing(false)}
        >
          <p>{gathering.closing.text}</p>
        </Question>
      )}
    </>
  );
}

function ReadyWay({ now, wish }: BeginProps): ReactElement | null {
  const { gathering } = useOnlineWords();
  const [own] = now.own;
  if (own === undefined) return null;
  const isReady = now.table.sitters[own]?.ready === true;
  return (
    <button
      type="button"
      className={isReady ? 'button' : 'button button-go'}
      aria-pressed={isReady}
      onClick={() => void wish({ type: 'ready', seat: own, isReady: !isReady })}
    >
      {isReady ? gathering.sayUnready : gathering.sayReady}
    </button>
  );
}
