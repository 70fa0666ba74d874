import { DEGREE, FULL_POWER, turned } from '../../../../games/dungeon-pen/readers.ts';
import { distance, type Spot } from '../../board/geometry.ts';

/** Where a pointer was, and when, in milliseconds. */
export interface Sample extends Spot {
  readonly time: number;
}

/** A flick before it is made: whole fortieths of a degree and whole thousandths of full power. */
export interface Aim {
  readonly aim: number;
  readonly power: number;
}

/** A pull shorter than this is no pull, in pixels. */
export const DEAD_ZONE = 16;
/** A finger that lifts trembles: what it did in its last milliseconds is not meant. */
const TREMBLING = 60;
/** What counts as one taps instead of pulling. */
export const STILL = 8;

/** Where the pointer was just before it was let go. */
export function steady(samples: readonly Sample[], released: number): Sample | undefined {
  return samples.findLast(({ time }) => time <= released - TREMBLING) ?? samples[0];
}

/** The direction from one spot of the screen to another on a sheet that is turned by so many degrees clockwise. */
export function aimBetween(from: Spot, to: Spot, turn: number): number {
  const degrees = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  return turned(Math.round((degrees - turn) * DEGREE));
}

interface Hold {
  /** How the sheet lies, in degrees clockwise. */
  readonly turn: number;
  /** The pull that gives all the power there is, in pixels. */
  readonly full: number;
  readonly most: number;
}

/** A pencil is pulled back and flies the other way; nothing comes of a pull within the dead zone. */
export function aimOfPull(from: Spot, to: Spot, { turn, full, most }: Hold): Aim | undefined {
  const pulled = distance(from, to);
  if (pulled < DEAD_ZONE) return undefined;
  const part = (pulled - DEAD_ZONE) / (full - DEAD_ZONE);
  return { aim: aimBetween(to, from, turn), power: Math.round(Math.min(part, most / FULL_POWER) * FULL_POWER) };
}

/** How far the hand has to pull for a power: the other way round, to show a grip to whoever aims by keys. */
export const pullFor = (power: number, full: number): number => DEAD_ZONE + ((full - DEAD_ZONE) * power) / FULL_POWER;

export const nudged = ({ aim, power }: Aim, by: Partial<Aim>, most: number): Aim => ({
  aim: turned(aim + (by.aim ?? 0)),
  power: Math.max(0, Math.min(most, power + (by.power ?? 0))),
});
