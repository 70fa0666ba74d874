import { overlap } from '../board/beside.ts';
import type { Area, Spot } from '../board/geometry.ts';

/** Something on the table, and how bad it is to cover a pixel of it. */
export interface Coverable {
  readonly area: Area;
  readonly weight: number;
}

/** How much more may be covered for every pixel that a slip lies nearer to where it is looked for. */
const NEARNESS = 2;

/** Of `places`, the one that covers least; what comes first is where it is looked for. */
export function clearest(places: readonly [Area, ...Area[]], things: readonly Coverable[]): Area {
  const [habit] = places;
  const cost = (place: Area): number => coveredBy(place, things) + NEARNESS * distance(place, habit);
  const costs = places.map(cost);
  return places[costs.indexOf(Math.min(...costs))] ?? habit;
}

/** Those of `places` that cover nothing of `marks`. */
export const freeOf = (places: readonly Area[], marks: readonly Area[]): readonly Area[] =>
  places.filter(place => marks.every(mark => overlap(place, mark) === 0));

const coveredBy = (place: Area, things: readonly Coverable[]): number =>
  things.reduce((sum, { area, weight }) => sum + weight * overlap(place, area), 0);

const distance = (one: Spot, other: Spot): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
