import type { ReactElement } from 'react';
import type { Sitter } from '../../../../wire/table.ts';
import { useOnlineWords } from '../../words/online.ts';
import type { RoomNow } from '../room.ts';
import { elapsed } from '../elapsed.ts';
import { clockFace, nextTick, timeLeft, timeSpent } from './clock.ts';
import { useServerTime } from './useServerTime.ts';

interface SeatTimeProps {
  readonly now: RoomNow;
  readonly sitter: Sitter;
}

const MINUTE = 60_000;
const HURRY = 10_000;

/** What a seat's clock shows; where there is none, since when it is waited for. */
export function SeatTime({ now, sitter }: SeatTimeProps): ReactElement | null {
  return sitter.left === null ? <Spent {...{ now, sitter }} /> : <Left {...{ now, sitter }} />;
}

function Left({ now, sitter }: SeatTimeProps): ReactElement | null {
  const { clock: words } = useOnlineWords();
  const { clock } = now.head.terms;
  const isRunning = sitter.since !== null && now.table.phase === 'playing';
  const time = useServerTime(now, at => (isRunning ? nextTick(timeLeft(sitter, clock, at) ?? MINUTE) : undefined));
  const left = timeLeft(sitter, clock, time);
  if (left === undefined) return null;
  return (
    <span className="seat-time" role="timer" data-hurry={isRunning && left < HURRY}>
      {left === 0 ? words.out : clockFace(left, words.days)}
    </span>
  );
}

/** The first minute is nobody's business. */
function Spent({ now, sitter }: SeatTimeProps): ReactElement | null {
  const { clock: words, lobby } = useOnlineWords();
  const isWaited = sitter.since !== null && now.table.phase === 'playing';
  const time = useServerTime(now, at => (isWaited ? MINUTE - ((timeSpent(sitter, at) ?? 0) % MINUTE) : undefined));
  const spent = timeSpent(sitter, time);
  if (!isWaited || spent === undefined || spent < MINUTE) return null;
  return <span className="seat-time soft">{words.awaited(elapsed(spent, lobby))}</span>;
}
