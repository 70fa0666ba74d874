// Walls laid to hurt: of all that may be drawn, those in the other's tracks, weighed by the turns that they cost.
import type { Square, StepOf, View } from '../../games/dungeon-pen/index.ts';
import { characterOf, draftsOf, groundIndex, otherOf } from '../../games/dungeon-pen/readers.ts';
import { type Prospect, tracksOf, turnsOf, turnsWith } from './prospect.ts';
import { chanceFrom, weightOf } from './winning.ts';

export interface Fortified {
  readonly squares: readonly Square[];
  /** The chance to win with it. */
  readonly worth: number;
}

/** The chance of a seat to win if walls stood on some squares more. */
export function chanceWith(prospect: Prospect, view: View, seat: number, walls: readonly Square[]): number {
  const turns = (who: number): number =>
    walls.length === 0 ? turnsOf(prospect, view, who) : turnsWith(prospect, view, who, walls);
  const weight = (who: number): number => weightOf({ turns: turns(who), hp: characterOf(view, who).hp });
  return chanceFrom(weight(seat) - weight(otherOf(seat)));
}

/** Some of the walls, those that lie most in the other's way and least in the own, best first. */
export function promising(
  prospect: Prospect,
  view: View,
  { seat, shape }: Pick<StepOf<'place'>, 'seat' | 'shape'>,
  count: number,
): readonly (readonly Square[])[] {
  const { walls, isLegal } = draftsOf(prospect.content, view, seat, shape);
  const theirs = tracksOf(prospect, view, otherOf(seat));
  const own = tracksOf(prospect, view, seat);
  const weigh = (squares: readonly Square[]): number =>
    squares.reduce((sum, square) => sum + (theirs[groundIndex(square)] as number) - (own[groundIndex(square)] as number), 0);
  const weighed = walls.map(wall => ({ wall, weight: weigh(wall.place.squares) })).toSorted((a, b) => b.weight - a.weight);
  const found: (readonly Square[])[] = [];
  for (const { wall } of weighed) {
    if (isLegal(wall)) found.push(wall.place.squares);
    if (found.length === count) break;
  }
  return found;
}

/** The walls that are worth most, best first. */
export function fortified(
  prospect: Prospect,
  view: View,
  step: Pick<StepOf<'place'>, 'seat' | 'shape'>,
  count: number,
): readonly Fortified[] {
  return promising(prospect, view, step, count)
    .map(squares => ({ squares, worth: chanceWith(prospect, view, step.seat, squares) }))
    .toSorted((a, b) => b.worth - a.worth);
}
