import type { Seat } from '../../kernel/game.ts';
import { type Content, landNow, wantedBy } from './content.ts';
import { firstOn, type Floor, floorFrom, hasAll, outside, reach, sizeOf, without } from './floor.ts';
import { type Point, SIDE, type Square, UNIT } from './square.ts';
import { characterOf, type State } from './state.ts';

/** DP-Q36: the floor from which a seat can still reach its treasure and its cell; DP-F13: the one on which it stands. */
export function floorOf(content: Content, state: Readonly<State>, seat: Seat): Floor {
  const start = content.isSafe ? (content.cells[seat]?.[0] as Square) : squareUnder(characterOf(state, seat));
  return floorFrom(landNow(content, state).open, start);
}

/** A square that holds the point; on an edge the others are free as well and on the same floor. */
export function squareUnder({ x, y }: Point): Square {
  return Math.floor(y / UNIT) * SIDE + Math.floor(x / UNIT);
}

/** DP-F13: the first seat whose floor would be cut by walls on `squares` and which would not stand on its largest part. */
export function seatShutIn(state: Readonly<State>, open: Floor, squares: readonly Square[]): Seat | undefined {
  const left = without(open, squares);
  const seat = state.characters.findIndex(character => {
    const square = squareUnder(character);
    const before = without(floorFrom(open, square), squares);
    const part = floorFrom(left, square);
    return sizeOf(part) < largestPart(outside(before, part));
  });
  return seat < 0 ? undefined : seat;
}

function largestPart(floor: Floor): number {
  let [rest, largest] = [floor, 0];
  for (let square = firstOn(rest); square !== undefined; square = firstOn(rest)) {
    const part = floorFrom(rest, square);
    largest = Math.max(largest, sizeOf(part));
    rest = outside(rest, part);
  }
  return largest;
}

/** DP-Q14: what each seat has to be able to reach: itself, its cell, and the treasure unless it has it. */
export type Needs = readonly (readonly Square[])[];

export function needsNow(content: Content, state: Readonly<State>): Needs {
  return state.characters.map((character, seat) => {
    const needs = [squareUnder(character), content.cells[seat]?.[0] as Square];
    return character.carries ? needs : [...needs, wantedBy(content, seat)];
  });
}

/** DP-Q14: the first seat that could not reach all it needs if walls stood on `squares`. */
export function seatCutOff([south = [], north = []]: Needs, open: Floor, squares: readonly Square[]): Seat | undefined {
  const left = without(open, squares);
  const reached = reach(left, [...south, ...north]);
  if (!hasAll(reached, south)) return 0;
  return hasAll(reached, north) || hasAll(reach(left, north), north) ? undefined : 1;
}
