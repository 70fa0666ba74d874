import { setImmediate } from 'node:timers/promises';

/**
 * Does one thing after the other, and lets everybody else have their turn before each: many that come at once hold nobody
 * up for longer than one of them takes.
 */
export function inTurns(): <T>(job: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return job => {
    const turn = last.then(() => setImmediate()).then(job);
    last = turn.catch(() => undefined);
    return turn;
  };
}
