import type { OnlineWords } from '../words/online.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Units = Pick<OnlineWords['lobby'], 'minutes' | 'hours' | 'days' | 'justNow' | 'ago'>;

/** How long something took, in its largest unit; at least a minute. */
export function elapsed(milliseconds: number, words: Pick<Units, 'minutes' | 'hours' | 'days'>): string {
  if (milliseconds >= DAY) return words.days(Math.floor(milliseconds / DAY));
  if (milliseconds >= HOUR) return words.hours(Math.floor(milliseconds / HOUR));
  return words.minutes(Math.max(1, Math.floor(milliseconds / MINUTE)));
}

/** How long ago something happened. */
export const ago = (milliseconds: number, words: Units): string =>
  milliseconds < MINUTE ? words.justNow : words.ago(elapsed(milliseconds, words));
