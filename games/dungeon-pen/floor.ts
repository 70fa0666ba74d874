import type { Seat } from '../../kernel/game.ts';
import { emptyGround, type Ground, groundIndex, PADDED, STRIDES, WALL } from './line.ts';
import { type Material, wantedBy } from './material.ts';
import { RING, SIDE, SQUARES, type Square, UNIT } from './square.ts';
import { characterOf, type State } from './state.ts';

const SOLID = WALL | PADDED;

export function isFloor(ground: Ground, square: Square): boolean {
  return ((ground[groundIndex(square)] ?? WALL) & SOLID) === 0;
}

/** The squares that hang together by their sides (DP-Q14), 1 each, as they stand in a ground. */
export type Floor = Uint8Array;

export function isOnFloor(floor: Floor, square: Square): boolean {
  return floor[groundIndex(square)] === 1;
}

/** Room for one search at a time: thousands of walls are tried in a match. */
const QUEUE = new Int16Array(SQUARES + 1);
const WALLED = emptyGround();

/** The floor around `start`. */
function floorFrom(ground: Ground, start: Square): Floor {
  const floor = new Uint8Array(ground.length);
  QUEUE[0] = groundIndex(start);
  floor[groundIndex(start)] = 1;
  for (let at = 0, length = 1; at < length; at++)
    for (let side = 0; side < STRIDES.length; side++) {
      const index = (QUEUE[at] as number) + (STRIDES[side] as number);
      if (floor[index] === 1 || ((ground[index] as number) & SOLID) !== 0) continue;
      floor[index] = 1;
      QUEUE[length++] = index;
    }
  return floor;
}

/** DP-Q36: the floor from which a seat can still reach its treasure and its cell. */
export function floorOf(material: Material, ground: Ground, seat: Seat): Floor {
  return floorFrom(ground, material.cells[seat]?.[0] as Square);
}

/** A square that holds the point; on an edge the others are free as well and on the same floor. */
export function squareUnder({ x, y }: { readonly x: number; readonly y: number }): Square {
  return Math.floor(y / UNIT) * SIDE + Math.floor(x / UNIT);
}

/**
 * DP-Q14: the first seat whom walls on `squares` would cut off from its treasure or its cell. Hardly any wall parts the
 * floor around it, and that is seen close by; only where one does, the ways of the seats are searched.
 */
export function seatCutOff(
  material: Material,
  state: Readonly<State>,
  ground: Ground,
  squares: readonly Square[],
): Seat | undefined {
  WALLED.set(ground);
  for (const square of squares) WALLED[groundIndex(square)] = WALL;
  if (!isParted(markRim(squares))) return undefined;
  WALLED.set(ground);
  for (const square of squares) WALLED[groundIndex(square)] = WALL;
  const south = floorOf(material, WALLED, 0);
  if (!isConnected(material, state, south, 0)) return 0;
  if (isConnected(material, state, south, 1)) return undefined;
  return isConnected(material, state, floorOf(material, WALLED, 1), 1) ? undefined : 1;
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

const RIM = 128;

interface Rim {
  readonly first: number;
  readonly size: number;
}

/** Marks the free squares around `added`. */
function markRim(added: readonly Square[]): Rim {
  let first = 0;
  let size = 0;
  for (const square of added)
    for (const near of RING[square] as readonly Square[]) {
      const index = groundIndex(near);
      if (((WALLED[index] as number) & (SOLID | RIM)) !== 0) continue;
      WALLED[index] = RIM;
      first = index;
      size++;
    }
  return { first, size };
}

/** Whether the marked squares do not hang together: a search that ends as soon as it has met them all. */
function isParted({ first, size }: Rim): boolean {
  let left = size - 1;
  WALLED[first] = WALL;
  QUEUE[0] = first;
  for (let at = 0, length = 1; at < length && left > 0; at++)
    for (let side = 0; side < STRIDES.length; side++) {
      const index = (QUEUE[at] as number) + (STRIDES[side] as number);
      const bits = WALLED[index] as number;
      if ((bits & SOLID) !== 0) continue;
      if ((bits & RIM) !== 0) left--;
      WALLED[index] = WALL;
      QUEUE[length++] = index;
    }
  return left > 0;
}
