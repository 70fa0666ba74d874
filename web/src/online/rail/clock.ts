import type { Clock, Sitter } from '../../../../wire/table.ts';

type Timed = Pick<Sitter, 'since' | 'left'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on tenths count. */
const LAST_SECONDS = 10 * SECOND;

/**
 * What a seat's clock shows at a moment of the server: what is left of it, running while the match waits for the seat. A
 * bank is of interest all the time, the time for one turn only while it runs.
 */
export function timeLeft({ since, left }: Timed, clock: Clock, now: number): number | undefined {
  if (left === null || (since === null && clock.type !== 'bank')) return undefined;
  return Math.max(0, since === null ? left : left - Math.max(0, now - since));
}

/** How long the match has waited for a seat. */
export const timeSpent = ({ since }: Timed, now: number): number | undefined =>
  since === null ? undefined : Math.max(0, now - since);

/** Until a clock shows something else. */
export function nextTick(left: number): number {
  const step = left <= LAST_SECONDS ? SECOND / 10 : left >= DAY ? MINUTE : SECOND;
  return left % step || step;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** As clocks write it: 2 d 3 h, 1:02:03, 4:05, 0:09.4. */
export function clockFace(left: number, days: (days: number, hours: number) => string): string {
  if (left >= DAY) return days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left < LAST_SECONDS) return `0:0${Math.floor(left / SECOND)}.${Math.floor((left % SECOND) / 100)}`;
  const [hours, minutes, seconds] = [left / HOUR, (left % HOUR) / MINUTE, (left % MINUTE) / SECOND].map(Math.floor);
  return hours ? `${hours}:${two(minutes ?? 0)}:${two(seconds ?? 0)}` : `${minutes}:${two(seconds ?? 0)}`;
}
