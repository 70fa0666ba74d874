import { useEffect, useState } from 'react';
import type { RoomNow } from '../room.ts';

/** A timer may be early by so much, and would then show the same once more. */
const EARLY_MS = 2;

/** The server's time, looked at again after what `next` answers; never while it answers undefined. */
export function useServerTime({ skew }: Pick<RoomNow, 'skew'>, next: (now: number) => number | undefined): number {
  const [at, setAt] = useState(Date.now);
  useEffect(() => {
    const pause = next(Date.now() + skew);
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => setAt(Date.now()), pause + EARLY_MS);
    return () => clearTimeout(timer);
  });
  return at + skew;
}
