import { type Ground, groundIndex, isFree, WALL } from './line.ts';
import { columnOf, rowOf, SIDE, type Square, SQUARES } from './square.ts';

export function isFloor(ground: Ground, square: Square): boolean {
  return isFree(ground, groundIndex(square));
}

/** DP-14: whether a wall stands there that hurts, a padded one does not. */
export function isWall(ground: Ground, square: Square): boolean {
  return ((ground[groundIndex(square)] as number) & WALL) !== 0;
}

/** A set of squares: a number for each row, a bit for each column, an empty row above and one below. */
export type Floor = number[];

export function isOnFloor(floor: Floor, square: Square): boolean {
  return (((floor[rowOf(square) + 1] as number) >> columnOf(square)) & 1) === 1;
}

const NO_FLOOR: Floor = Array.from({ length: SIDE + 2 }, () => 0);

function noFloor(): Floor {
  return NO_FLOOR.slice();
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

/** The squares of `floor` that `part` lacks. */
export function outside(floor: Floor, part: Floor): Floor {
  return floor.map((squares, row) => squares & ~(part[row] as number));
}

export function sizeOf(floor: Floor): number {
  let size = 0;
  for (let squares of floor) for (; squares !== 0; squares &= squares - 1) size++;
  return size;
}

export function firstOn(floor: Floor): Square | undefined {
  const row = floor.findIndex(squares => squares !== 0);
  if (row < 0) return undefined;
  const lowest = (floor[row] as number) & -(floor[row] as number);
  return (row - 1) * SIDE + (31 - Math.clz32(lowest));
}

/** All squares without a wall. */
export function openOn(ground: Ground): Floor {
  const open = noFloor();
  for (let square = 0; square < SQUARES; square++) if (isFloor(ground, square)) add(open, square);
  return open;
}

/** One look at every row, down and up; whether anything has hung together with `floor` that was not in it. */
function spread(open: Floor, floor: Floor): boolean {
  let hasGrown = false;
  for (let row = 1; row <= SIDE; row++) if (grow(open, floor, row)) hasGrown = true;
  for (let row = SIDE; row > 0; row--) if (grow(open, floor, row)) hasGrown = true;
  return hasGrown;
}

function grow(open: Floor, floor: Floor, row: number): boolean {
  const free = open[row] as number;
  const before = floor[row] as number;
  const reached = ((floor[row - 1] as number) | before | (floor[row + 1] as number)) & free;
  if (reached === before) return false;
  floor[row] = alongRow(reached, free);
  return true;
}

/** Everything in a row of free squares that hangs together with `reached`: steps of 1, 2, 4, 8 and 16 do all eighteen. */
function alongRow(reached: number, free: number): number {
  let [right, left] = [reached, reached];
  let [freeRight, freeLeft] = [free, free];
  for (let step = 1; step < SIDE; step *= 2) {
    right |= freeRight & (right << step);
    left |= freeLeft & (left >> step);
    freeRight &= freeRight << step;
    freeLeft &= freeLeft >> step;
  }
  return right | left;
}

function start(open: Floor, floor: Floor, square: Square): void {
  const row = rowOf(square) + 1;
  floor[row] = alongRow(1 << columnOf(square), open[row] as number);
}

/** DP-Q14: all that hangs together with a square of an open floor by the sides of open squares. */
export function floorFrom(open: Floor, square: Square): Floor {
  const floor = noFloor();
  start(open, floor, square);
  while (spread(open, floor));
  return floor;
}

/** What hangs together with the first of `squares`; looks no further once all of them do. */
export function reach(open: Floor, squares: readonly Square[]): Floor {
  const floor = noFloor();
  start(open, floor, squares[0] as Square);
  while (!hasAll(floor, squares) && spread(open, floor));
  return floor;
}

export function hasAll(floor: Floor, squares: readonly Square[]): boolean {
  for (const square of squares) if (!isOnFloor(floor, square)) return false;
  return true;
}
