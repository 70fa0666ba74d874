import type { Seat } from '../../kernel/game.ts';
import { type Floor, floorFrom, isOnFloor, isWholeAround, without } from './floor.ts';
import { type Material, wantedBy } from './material.ts';
import { SIDE, type Point, type Square, UNIT } from './square.ts';
import { characterOf, type State } from './state.ts';

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

/**
 * DP-Q14: the first seat whom walls on `squares` would cut off from its treasure or its cell. Hardly any wall parts the
 * floor around it, and that is seen close by; only where one might, the ways of the seats are searched.
 */
export function seatCutOff(
  material: Material,
  state: Readonly<State>,
  open: Floor,
  squares: readonly Square[],
): Seat | undefined {
  if (isWholeAround(open, squares)) return undefined;
  const left = without(open, squares);
  const south = floorOf(material, left, 0);
  if (!isConnected(material, state, south, 0)) return 0;
  if (isConnected(material, state, south, 1)) return undefined;
  return isConnected(material, state, floorOf(material, left, 1), 1) ? undefined : 1;
}

/** Whether a seat finds its cell, itself and the treasure it wants on the floor. */
function isConnected(material: Material, state: Readonly<State>, floor: Floor, seat: Seat): boolean {
  const character = characterOf(state, seat);
  return (
    isOnFloor(floor, material.cells[seat]?.[0] as Square) &&
    isOnFloor(floor, squareUnder(character)) &&
    (character.carries || isOnFloor(floor, wantedBy(material, seat)))
  );
}
