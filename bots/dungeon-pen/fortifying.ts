// Walls laid to hurt: of all that may be drawn, those in the other's tracks, weighed by the turns that they cost.
import type { Square, StepOf, View } from '../../games/dungeon-pen/index.ts';
import { draftsOf, groundIndex, otherOf } from '../../games/dungeon-pen/readers.ts';
import type { Gauge } from './gauge.ts';
import { type Prospect, tracksOf } from './prospect.ts';

/** How many squares may still be looked at. */
export interface Purse {
  left: number;
}

interface Fortified {
  readonly squares: readonly Square[];
  /** The chance to win with it. */
  readonly worth: number;
}

type WallToDraw = Pick<StepOf<'place'>, 'seat' | 'shape'>;

/** The legal walls, those that lie most in the other's way and least in the own first. */
export function* promising(prospect: Prospect, view: View, { seat, shape }: WallToDraw): Generator<readonly Square[]> {
  const { walls, isLegal } = draftsOf(prospect.content, view, seat, shape);
  const theirs = tracksOf(prospect, view, otherOf(seat));
  const own = tracksOf(prospect, view, seat);
  const weightAt = (square: Square): number =>
    (theirs[groundIndex(square)] as number) - (own[groundIndex(square)] as number);
  const weighed = walls.map(wall => ({
    wall,
    weight: wall.place.squares.reduce((sum, square) => sum + weightAt(square), 0),
  }));
  for (const { wall } of weighed.toSorted((a, b) => b.weight - a.weight)) if (isLegal(wall)) yield wall.place.squares;
}

/** What a look at both journeys costs, by the squares of the sheet. */
const LOOKS = 16;

/** The walls that are worth most, best first: as many as the purse allows, one at least. */
export function fortified(gauge: Gauge, view: View, wall: WallToDraw, purse: Purse): readonly Fortified[] {
  const { prospect } = gauge;
  const found: Fortified[] = [];
  for (const squares of promising(prospect, view, wall)) {
    found.push({ squares, worth: gauge.chanceWith(view, wall.seat, squares) });
    purse.left -= LOOKS * prospect.fans().sources.length;
    if (purse.left <= 0) break;
  }
  return found.toSorted((a, b) => b.worth - a.worth);
}
