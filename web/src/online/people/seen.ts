import type { OnlineWords } from '../../words/online.ts';

type SeenAgo = keyof OnlineWords['me']['seen'];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long ago a device was used, no finer than its owner needs to know; the server itself knows it to the hour. */
export function seenIn(passed: number): SeenAgo {
  if (passed < 2 * HOUR_MS) return 'hour';
  if (passed < DAY_MS) return 'today';
  return passed < 7 * DAY_MS ? 'week' : 'long';
}
