import type { Seat } from '../../../../kernel/game.ts';
import type { Content, Point, Thing, View } from '../../../../games/dungeon-pen/index.ts';
import { characterOf, FULL_TURN, straightOn, thingsFor, UNIT } from '../../../../games/dungeon-pen/readers.ts';

export const WINDS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Wind = (typeof WINDS)[number];

/** How far something is, in tenths of a square, and in which direction. */
interface Bearing {
  readonly wind: Wind;
  readonly tenths: number;
}

/** What one would meet by going straight on. */
export interface Reach extends Bearing {
  readonly stops: 'wall' | 'padded';
}

export interface Found extends Bearing {
  readonly thing: Thing['thing'];
  /** Where one would have to aim: eight winds are too few for that. */
  readonly degrees: number;
  readonly at: Point;
}

interface SpokenSurvey {
  readonly here: Point;
  readonly reaches: readonly Reach[];
  readonly found: readonly Found[];
}

/** The room around a seat as one hears it: walls in eight directions, then what lies where, the nearest first. */
export function surveyOf(content: Content, view: View, seat: Seat): SpokenSurvey {
  const here = characterOf(view, seat);
  const reaches = WINDS.map((wind, i): Reach => {
    const stop = straightOn(content, view, seat, (i * FULL_TURN) / WINDS.length);
    return { wind, tenths: tenthsTo(here, stop), stops: stop.contact };
  });
  const found = thingsFor(content, view, seat).map(({ thing, ...at }): Found => ({
    thing,
    ...bearingTo(here, at),
    degrees: Math.round(360 * turnTo(here, at)) % 360,
    at,
  }));
  return { here, reaches, found: found.toSorted((a, b) => a.tenths - b.tenths) };
}

const tenthsTo = (from: Point, to: Point): number => Math.round((Math.hypot(to.x - from.x, to.y - from.y) * 10) / UNIT);

/** As a part of a full turn, the north being 0. */
const turnTo = (from: Point, to: Point): number => (Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI) + 1) % 1;

export function bearingTo(from: Point, to: Point): Bearing {
  const wind = WINDS[Math.round(turnTo(from, to) * WINDS.length) % WINDS.length] as Wind;
  return { wind, tenths: tenthsTo(from, to) };
}
