import type { EventOf, Ground } from '../../../../games/dungeon-pen/index.ts';
import { UNIT } from '../../../../games/dungeon-pen/readers.ts';
import type { Timing } from '../../stage/scene.ts';
import { type Miss, nearMiss } from './nearMiss.ts';

export type Line = EventOf<'line-drawn'>;

/** The parts of a flight: to a near miss, by it, and on from there. */
type LegPart = 'flight' | 'hair' | 'flight-on';

/** A stretch of a line as it is drawn before one's eyes, from one part of the way to another. */
export interface Leg {
  readonly part: LegPart;
  readonly from: number;
  readonly to: number;
  readonly time: Timing;
  /** What it passes by a hair. */
  readonly miss?: Miss;
}

/** Milliseconds for a square of the way, and for a whole line at least and at most. */
const PACES = { calm: [120, 140, 1400], brisk: [70, 90, 700] } as const;
/** Without motion a line is looked at as a whole. */
const STILL = 600;
const HAIR: Timing = { calm: 300, brisk: 150, still: STILL };
/** So much of the line around a near miss is slow. */
const BREATH = UNIT;

/** A line at the speed of a flick, slow where it nearly touches. */
export function legsOf(ground: Ground, line: Line): readonly Leg[] {
  const { x, y, toX, toY } = line;
  const length = Math.hypot(toX - x, toY - y);
  const miss = nearMiss(ground, { x, y }, { x: toX, y: toY });
  const fly = (part: LegPart, from: number, to: number, still: number): Leg => ({
    part,
    from,
    to,
    time: {
      calm: timeOf('calm', length, to - from),
      brisk: timeOf('brisk', length, to - from),
      still,
    },
  });
  if (!miss) return [fly('flight', 0, 1, STILL)];
  const [from, to] = [miss.part - BREATH / 2 / length, miss.part + BREATH / 2 / length];
  return [fly('flight', 0, from, 0), { part: 'hair', from, to, time: HAIR, miss }, fly('flight-on', to, 1, 0)];
}

function timeOf(pace: keyof typeof PACES, length: number, share: number): number {
  const [perSquare, least, most] = PACES[pace];
  return Math.round(share * Math.min(most, Math.max(least, (length / UNIT) * perSquare)));
}
