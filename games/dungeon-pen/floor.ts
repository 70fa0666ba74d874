import { type Ground, groundIndex, PADDED, WALL } from './line.ts';
import { columnOf, rowOf, SIDE, SQUARES, type Square } from './square.ts';

const SOLID = WALL | PADDED;

export function isFloor(ground: Ground, square: Square): boolean {
  return ((ground[groundIndex(square)] ?? WALL) & SOLID) === 0;
}

/** A set of squares: a number for each row, a bit for each column, an empty row above and one below. */
export type Floor = Int32Array;

export function isOnFloor(floor: Floor, square: Square): boolean {
  return (((floor[rowOf(square) + 1] as number) >> columnOf(square)) & 1) === 1;
}

function noFloor(): Floor {
  return new Int32Array(SIDE + 2);
}

function add(floor: Floor, square: Square): void {
  const row = rowOf(square) + 1;
  floor[row] = (floor[row] as number) | (1 << columnOf(square));
}

/** `floor` without some of its squares. */
export function without(floor: Floor, squares: readonly Square[]): Floor {
  const left = floor.slice();
  for (const square of squares) {
    const row = rowOf(square) + 1;
    left[row] = (left[row] as number) & ~(1 << columnOf(square));
  }
  return left;
}

/** All squares without a wall. */
export function openOn(ground: Ground): Floor {
  const open = noFloor();
  for (let square = 0; square < SQUARES; square++) if (isFloor(ground, square)) add(open, square);
  return open;
}

/** Grows `floor` to all that hangs together with it by the sides of open squares (DP-Q14), from row `top` to `bottom`. */
function flood(open: Floor, floor: Floor, top = 1, bottom = SIDE): void {
  let hasGrown = true;
  while (hasGrown) {
    hasGrown = false;
    for (let row = top; row <= bottom; row++) if (grow(open, floor, row)) hasGrown = true;
    for (let row = bottom; row >= top; row--) if (grow(open, floor, row)) hasGrown = true;
  }
}

function grow(open: Floor, floor: Floor, row: number): boolean {
  const free = open[row] as number;
  let reached = ((floor[row - 1] as number) | (floor[row] as number) | (floor[row + 1] as number)) & free;
  for (;;) {
    const wider = (reached | (reached << 1) | (reached >> 1)) & free;
    if (wider === reached) break;
    reached = wider;
  }
  if (reached === floor[row]) return false;
  floor[row] = reached;
  return true;
}

/** All that hangs together with `start`. */
export function floorFrom(open: Floor, start: Square): Floor {
  const floor = noFloor();
  add(floor, start);
  flood(open, floor);
  return floor;
}

/** Room for one look around a wall at a time: thousands of walls are tried in a match. */
const WALLED = noFloor();
const RIM = noFloor();
const REACHED = noFloor();

/** Whether the open squares around a wall hang together without it: whoever went through it can go around. */
export function isWholeAround(open: Floor, squares: readonly Square[]): boolean {
  WALLED.fill(0);
  RIM.fill(0);
  REACHED.fill(0);
  let [top, bottom] = [SIDE, 1];
  for (const square of squares) {
    add(WALLED, square);
    top = Math.min(top, Math.max(1, rowOf(square)));
    bottom = Math.max(bottom, Math.min(SIDE, rowOf(square) + 2));
  }
  for (let row = top; row <= bottom; row++) RIM[row] = around(row) & (open[row] as number);
  return isWhole(top, bottom);
}

/** The squares of a row that share a side or a corner with the wall. */
function around(row: number): number {
  const near = (WALLED[row - 1] as number) | (WALLED[row] as number) | (WALLED[row + 1] as number);
  return (near | (near << 1) | (near >> 1)) & ~(WALLED[row] as number);
}

/** Whether the rim is in one piece. */
function isWhole(top: number, bottom: number): boolean {
  let start = top;
  while (start < bottom && RIM[start] === 0) start++;
  const row = RIM[start] as number;
  REACHED[start] = row & -row;
  flood(RIM, REACHED, top, bottom);
  for (let at = top; at <= bottom; at++) if (REACHED[at] !== RIM[at]) return false;
  return true;
}
