import { type Point, SIDE, type Square, SQUARES, UNIT, UNIT_BITS } from './square.ts';

/** What a line can meet in a square, as bits. */
export const WALL = 1;
export const PADDED = 2;
export const THING = 4;
export const PLAGUE = 8;
export const SOUTH_CELL = 16;
export const NORTH_CELL = 32;

const SOLID = WALL | PADDED;
const REGIONS = PLAGUE | SOUTH_CELL | NORTH_CELL;
const MARKS = THING | REGIONS;

/** The bits of every square, row by row, with a rim of walls around the sheet: its border is one (DP-Q4). */
export type Ground = Uint8Array;

const WIDTH = SIDE + 2;
export const GROUND_SIZE = WIDTH * WIDTH;
const FIRST = WIDTH + 1;

const INDICES = Int16Array.from({ length: SQUARES }, (_, square) => square + FIRST + 2 * Math.floor(square / SIDE));

/** Where the square of a column and a row stands in a ground, the rim included. */
export function indexAt(column: number, row: number): number {
  return (row + 1) * WIDTH + column + 1;
}

/** Whether no wall of either kind stands there. */
export function isFree(ground: Ground, index: number): boolean {
  return (bits(ground, index) & SOLID) === 0;
}

/** Where a square stands in a ground. */
export function groundIndex(square: Square): number {
  return INDICES[square] as number;
}

/** How far off its four neighbours stand in a ground. */
export const STRIDES = [-WIDTH, 1, WIDTH, -1] as const;

/** And its eight. */
export const AROUND = [-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH] as const;

/** The square that stands there in a ground; not for its rim. */
function squareAtIndex(index: number): Square {
  const row = Math.floor(index / WIDTH) - 1;
  return index - FIRST - row * WIDTH + row * SIDE;
}

export function emptyGround(): Ground {
  const ground = new Uint8Array(GROUND_SIZE).fill(WALL);
  for (let square = 0; square < SQUARES; square++) ground[groundIndex(square)] = 0;
  return ground;
}

/** DP-Q1: whether no wall of either kind touches the point. */
export function isClear(ground: Ground, x: number, y: number): boolean {
  const index = indexUnder(x, y);
  const left = x % UNIT === 0 ? 1 : 0;
  const up = y % UNIT === 0 ? WIDTH : 0;
  return (
    ((bits(ground, index) | bits(ground, index - left) | bits(ground, index - up) | bits(ground, index - left - up)) &
      SOLID) ===
    0
  );
}

/** Which of the marks every closed square under the point has: inside a region is not on its rim. */
export function marksUnder(ground: Ground, { x, y }: Point): number {
  const index = indexUnder(x, y);
  const left = x % UNIT === 0 ? 1 : 0;
  const up = y % UNIT === 0 ? WIDTH : 0;
  return (
    bits(ground, index) &
    bits(ground, index - left) &
    bits(ground, index - up) &
    bits(ground, index - left - up) &
    MARKS
  );
}

/** Where the square that holds a point stands in a ground; of several, the last. */
export function indexUnder(x: number, y: number): number {
  return indexAt(x >> UNIT_BITS, y >> UNIT_BITS);
}

function bits(ground: Ground, index: number): number {
  return ground[index] as number;
}

/** A square with marks whose inside the line has entered. */
export interface Meeting {
  readonly square: Square;
  readonly marks: number;
}

/** What becomes of a line: where it stops, which walls stopped it (0 for none), and what it met on the way, in order. */
export interface Course {
  readonly x: number;
  readonly y: number;
  readonly contact: number;
  readonly met: readonly Meeting[];
}

/** Further off than any line goes, yet small enough for products below 2^31. */
const NEVER = 4 * SIDE * UNIT;

/** How far off the next grid line is on one axis. */
function firstGap(from: number, by: number): number {
  if (by === 0) return NEVER;
  const inSquare = from % UNIT;
  return by > 0 ? UNIT - inSquare : inSquare || UNIT;
}

function firstIndex(from: Point, by: Point): number {
  const left = from.x % UNIT === 0 && by.x < 0 ? 1 : 0;
  const up = from.y % UNIT === 0 && by.y < 0 ? WIDTH : 0;
  return indexUnder(from.x, from.y) - left - up;
}

/** How far off the second square is of a line that runs exactly along an edge between two; 0 for all others. */
function twinOf(from: Point, by: Point): number {
  if (by.x === 0 && from.x % UNIT === 0) return -1;
  return by.y === 0 && from.y % UNIT === 0 ? -WIDTH : 0;
}

/** Whether a line begins on the edge of the first square it runs through, and so enters it (DP-Q8). */
function isEntering(from: Point, by: Point): boolean {
  return (by.x !== 0 && from.x % UNIT === 0) || (by.y !== 0 && from.y % UNIT === 0);
}

/** Notes what a line meets in the square it has entered; between two squares only what both are part of. */
function meet(met: Meeting[], ground: Ground, index: number, twin: number): void {
  const here = bits(ground, index);
  const marks = twin === 0 ? here & MARKS : here & bits(ground, index + twin) & REGIONS;
  if (marks !== 0) met.push({ square: squareAtIndex(index), marks });
}

/**
 * DP-Q3: follows a straight line from grid line to grid line to its first contact with a closed wall square or to its
 * end. `from` touches no wall.
 */
export function trace(ground: Ground, from: Point, by: Point): Course {
  const [sizeX, sizeY] = [Math.abs(by.x), Math.abs(by.y)];
  const [goX, goY] = [Math.sign(by.x), Math.sign(by.y) * WIDTH];
  const twin = twinOf(from, by);
  let index = firstIndex(from, by);
  let gapX = firstGap(from.x, by.x);
  let gapY = firstGap(from.y, by.y);
  const met: Meeting[] = [];
  if (isEntering(from, by)) meet(met, ground, index, twin);
  for (;;) {
    const order = gapX * sizeY - gapY * sizeX;
    const left = order <= 0 ? sizeX - gapX : sizeY - gapY;
    if (left < 0) break;
    const beside = order === 0 ? bits(ground, index + goX) | bits(ground, index + goY) : 0;
    index += (order <= 0 ? goX : 0) + (order >= 0 ? goY : 0);
    const contact = (beside | bits(ground, index) | bits(ground, index + twin)) & SOLID;
    if (contact !== 0) {
      const isUpright = order < 0 || (order === 0 && sizeX >= sizeY);
      const edge = isUpright
        ? { gap: gapX, of: sizeX, x: goX, y: 0 }
        : { gap: gapY, of: sizeY, x: 0, y: Math.sign(goY) };
      const { x, y } = standBefore(ground, from, by, edge);
      return { x, y, contact, met };
    }
    if (left === 0) break;
    if (order <= 0) gapX += UNIT;
    if (order >= 0) gapY += UNIT;
    meet(met, ground, index, twin);
  }
  return { x: from.x + by.x, y: from.y + by.y, contact: 0, met };
}

/** The edge that stopped a line: at which part of its way on that axis, and which way across the edge it went. */
interface Edge extends Point {
  readonly gap: number;
  readonly of: number;
}

/**
 * DP-Q5: a hair before the edge on the entering axis, the other axis truncated towards the start. Where that touches
 * another wall, back along the line to the first lattice point that touches none.
 */
function standBefore(ground: Ground, from: Point, by: Point, edge: Edge): Point {
  const touched = along(from, by, edge.gap, edge.of);
  const hair = { x: touched.x - edge.x, y: touched.y - edge.y };
  if (isClear(ground, hair.x, hair.y)) return hair;
  for (let gap = edge.gap - 1; gap > 0; gap--) {
    const point = along(from, by, gap, edge.of);
    if (isClear(ground, point.x, point.y)) return point;
  }
  return from;
}

/** Truncated by `|`, so that engines keep the places of characters as whole numbers. */
function along(from: Point, by: Point, gap: number, of: number): Point {
  return { x: from.x + (((by.x * gap) / of) | 0), y: from.y + (((by.y * gap) / of) | 0) };
}
