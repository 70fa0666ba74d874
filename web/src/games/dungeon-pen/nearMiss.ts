import type { Ground, Point, Square } from '../../../../games/dungeon-pen/index.ts';
import {
  columnOf,
  distanceToSquare,
  isOnSheet,
  isWall,
  rowOf,
  squareAt,
  UNIT,
} from '../../../../games/dungeon-pen/readers.ts';

/** So close to a wall is a hair's breadth. */
const HAIR = UNIT * 0.35;
const STEP = UNIT / 8;
/** Nobody holds the breath where the line starts, or where it ends anyway. */
const CALM = UNIT * 0.7;

/** Where a line passes a wall that hurts by a hair. */
export interface Miss {
  /** How much of the way is done there, from 0 to 1. */
  readonly part: number;
  readonly gap: number;
  /** The point of the wall that it nearly touches. */
  readonly wall: Point;
}

/** The closest of the near misses of a line. */
export function nearMiss(ground: Ground, from: Point, to: Point): Miss | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.floor(length / STEP);
  const passed = Array.from({ length: steps + 1 }, (_, i) => passedAt(ground, along(from, to, i / Math.max(1, steps))));
  const misses = passed.flatMap((each, i): Miss[] => {
    const at = (i / Math.max(1, steps)) * length;
    const isCalm = at < CALM || length - at < CALM;
    const isLeast = each.gap <= (passed[i - 1]?.gap ?? each.gap) && each.gap < (passed[i + 1]?.gap ?? Infinity);
    return each.wall && !isCalm && isLeast && each.gap < HAIR
      ? [{ part: at / length, gap: each.gap, wall: each.wall }]
      : [];
  });
  return misses.toSorted((a, b) => a.gap - b.gap)[0];
}

export const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The nearest wall among the squares around a point. */
function passedAt(ground: Ground, at: Point): { readonly gap: number; readonly wall: Point | undefined } {
  const [column, row] = [Math.floor(at.x / UNIT), Math.floor(at.y / UNIT)];
  let least = Number.POSITIVE_INFINITY;
  let wall: Point | undefined;
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) {
      const square = squareAt(x, y);
      if (!isOnSheet(x, y) || !isWall(ground, square)) continue;
      const gap = distanceToSquare(at, square);
      if (gap < least) [least, wall] = [gap, nearestPoint(at, square)];
    }
  return { gap: Math.sqrt(least), wall };
}

const within = (at: number, first: number): number => Math.min(Math.max(at, first * UNIT), (first + 1) * UNIT);

/** The point of a square that is nearest to another. */
export function nearestPoint({ x, y }: Point, square: Square): Point {
  return { x: within(x, columnOf(square)), y: within(y, rowOf(square)) };
}
