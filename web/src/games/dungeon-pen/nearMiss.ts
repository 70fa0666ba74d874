import type { Ground, Point } from '../../../../games/dungeon-pen/index.ts';
import { distanceToSquare, isOnSheet, isWall, squareAt, UNIT } from '../../../../games/dungeon-pen/readers.ts';

/** So close to a wall is a hair's breadth. */
const HAIR = UNIT * 0.16;
const STEP = UNIT / 8;
/** Nobody holds the breath where the line starts, or where it ends anyway. */
const CALM = UNIT * 0.7;

/** The parts of a line, from 0 to 1, at which it passes a wall that hurts within a hair's breadth. */
export function nearMisses(ground: Ground, from: Point, to: Point): readonly number[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const steps = Math.floor(length / STEP);
  const gaps = Array.from({ length: steps + 1 }, (_, i) => gapAt(ground, along(from, to, i / Math.max(1, steps))));
  return gaps.flatMap((gap, i) => {
    const at = (i / Math.max(1, steps)) * length;
    const isCalm = at < CALM || length - at < CALM;
    const isLeast = gap <= (gaps[i - 1] ?? gap) && gap < (gaps[i + 1] ?? Number.POSITIVE_INFINITY);
    return !isCalm && isLeast && gap <= HAIR ? [at / length] : [];
  });
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** How far the nearest wall square is, among those around the point. */
function gapAt(ground: Ground, at: Point): number {
  const [column, row] = [Math.floor(at.x / UNIT), Math.floor(at.y / UNIT)];
  let least = Number.POSITIVE_INFINITY;
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) {
      const square = squareAt(x, y);
      if (isOnSheet(x, y) && isWall(ground, square)) least = Math.min(least, distanceToSquare(at, square));
    }
  return Math.sqrt(least);
}
