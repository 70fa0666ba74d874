import { UNIT } from '../../../../games/dungeon-pen/readers.ts';

/** A line as it is drawn before one's eyes. */
export interface Course {
  /** In the units of the rules. */
  readonly length: number;
  /** Whether something stopped it: then it does not slow down by itself. */
  readonly isStopped: boolean;
  /** Where it passes a wall by a hair, as parts of the way. */
  readonly misses: readonly number[];
}

export interface Pace {
  /** Milliseconds. */
  readonly duration: number;
  /** How much of the way is done at equal steps of time: a timing function for style sheets. */
  readonly easing: string;
}

const PER_SQUARE = 46;
const [SHORTEST, LONGEST] = [140, 520];
/** A breath of slow motion: so much slower, within so much of the miss. */
const SLOW = 3.4;
const BREATH = 0.55 * UNIT;
const STEPS = 24;

/** The real speed of a flick: quick at first, slower where it dies away, slowest where it nearly touches. */
export function paceOf(course: Course): Pace {
  const { length, misses } = course;
  const times = [0];
  for (let i = 0; i < STEPS; i++) {
    const part = (i + 0.5) / STEPS;
    const isNear = misses.some(miss => Math.abs(miss - part) * length <= Math.max(BREATH, length / STEPS / 2));
    times.push((times[i] ?? 0) + (1 / speedAt(part, course)) * (isNear ? SLOW : 1));
  }
  const total = times[STEPS] ?? 1;
  const calm = Math.min(LONGEST, Math.max(SHORTEST, (length / UNIT) * PER_SQUARE));
  const slowed = total / calmTime(course);
  return { duration: Math.round(calm * slowed), easing: easingOf(times.map(time => time / total)) };
}

const speedAt = (part: number, { isStopped }: Course): number => (isStopped ? 1.15 - 0.3 * part : 1.3 - 1.05 * part);

function calmTime(course: Course): number {
  let time = 0;
  for (let i = 0; i < STEPS; i++) time += 1 / speedAt((i + 0.5) / STEPS, course);
  return time;
}

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;

const easingOf = (times: readonly number[]): string =>
  `linear(${times.map((time, i) => `${Math.round((i / STEPS) * 1000) / 1000} ${percent(time)}`).join(', ')})`;
