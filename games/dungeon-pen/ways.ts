import type { Seat } from '../../kernel/game.ts';
import { type Floor, floorFrom, hasAll, reach, without } from './floor.ts';
import { type Material, wantedBy } from './material.ts';
import { SIDE, type Point, type Square, UNIT } from './square.ts';
import type { State } from './state.ts';

/** The squares without a wall, drawn ones considered. */
export function openNow({ open }: Material, { walls }: Pick<State, 'walls'>): Floor {
  return without(open, walls);
}

/** DP-Q36: the floor from which a seat can still reach its treasure and its cell. */
export function floorOf(material: Material, open: Floor, seat: Seat): Floor {
  return floorFrom(open, material.cells[seat]?.[0] as Square);
}

/** A square that holds the point; on an edge the others are free as well and on the same floor. */
export function squareUnder({ x, y }: Point): Square {
  return Math.floor(y / UNIT) * SIDE + Math.floor(x / UNIT);
}

/** DP-Q14: what each seat has to be able to reach: itself, its cell, and the treasure unless it has it. */
export type Needs = readonly (readonly Square[])[];

export function needsNow(material: Material, state: Readonly<State>): Needs {
  return state.characters.map((character, seat) => {
    const needs = [squareUnder(character), material.cells[seat]?.[0] as Square];
    return character.carries ? needs : [...needs, wantedBy(material, seat)];
  });
}

/** DP-Q14: the first seat that could not reach all it needs if walls stood on `squares`. */
export function seatCutOff([south = [], north = []]: Needs, open: Floor, squares: readonly Square[]): Seat | undefined {
  const left = without(open, squares);
  const reached = reach(left, [...south, ...north]);
  if (!hasAll(reached, south)) return 0;
  return hasAll(reached, north) || hasAll(reach(left, north), north) ? undefined : 1;
}
