import { type Ground, groundIndex, isFree } from './line.ts';
import { columnOf, rowOf, SIDE, SQUARES, type Square } from './square.ts';

export function isFloor(ground: Ground, square: Square): boolean {
  return isFree(ground, groundIndex(square));
}

/** A set of squares: a number for each row, a bit for each column, an empty row above and one below. */
export type Floor = number[];

export function isOnFloor(floor: Floor, square: Square): boolean {
  return (((floor[rowOf(square) + 1] as number) >> columnOf(square)) & 1) === 1;
}

function noFloor(): Floor {
  return Array.from({ length: SIDE + 2 }, () => 0);
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

/** One look at every row, down and up; whether anything has hung together with `floor` that was not in it. */
function spread(open: Floor, floor: Floor): boolean {
  let hasGrown = false;
  for (let row = 1; row <= SIDE; row++) if (grow(open, floor, row)) hasGrown = true;
  for (let row = SIDE; row > 0; row--) if (grow(open, floor, row)) hasGrown = true;
  return hasGrown;
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

/** DP-Q14: all that hangs together with `start` by the sides of open squares. */
export function floorFrom(open: Floor, start: Square): Floor {
  const floor = noFloor();
  add(floor, start);
  while (spread(open, floor));
  return floor;
}

/** Room for one search at a time: hundreds of walls are tried in a match. */
const REACHED = noFloor();

/** DP-Q14: whether all of `squares` hang together; looks no further than it takes to know. */
export function areJoined(open: Floor, squares: readonly Square[]): boolean {
  REACHED.fill(0);
  add(REACHED, squares[0] as Square);
  const isReached = (square: Square): boolean => isOnFloor(REACHED, square);
  while (!squares.every(isReached)) if (!spread(open, REACHED)) return false;
  return true;
}
