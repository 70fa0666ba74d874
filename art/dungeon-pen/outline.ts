import type { Square } from '../../games/dungeon-pen/index.ts';
import { isOnSheet, SIDE, squareAt } from '../../games/dungeon-pen/readers.ts';
import { spot } from '../figure.ts';
import { type Layout, SQUARE } from './layout.ts';

/** Whether a square belongs to what is outlined. */
type Belongs = (square: Square) => boolean;

/** The outline of a set of squares as path data, in runs as long as they go: a hand draws a wall in one pull. */
export function outlineOf(layout: Layout, belongs: Belongs): string {
  const isIn = (column: number, row: number): boolean => isOnSheet(column, row) && belongs(squareAt(column, row));
  let d = '';
  for (let line = 0; line <= SIDE; line++) {
    for (const [from, to] of runs(at => isIn(at, line) !== isIn(at, line - 1)))
      d += `M${corner(layout, from, line)}L${corner(layout, to, line)}`;
    for (const [from, to] of runs(at => isIn(line, at) !== isIn(line - 1, at)))
      d += `M${corner(layout, line, from)}L${corner(layout, line, to)}`;
  }
  return d;
}

function* runs(isEdge: (at: number) => boolean): Generator<readonly [from: number, to: number]> {
  let from: number | undefined;
  for (let at = 0; at <= SIDE; at++) {
    const goesOn = at < SIDE && isEdge(at);
    if (goesOn) from ??= at;
    else if (from !== undefined) {
      yield [from, at];
      from = undefined;
    }
  }
}

const corner = ({ left, top }: Layout, column: number, row: number): string =>
  spot(left + column * SQUARE, top + row * SQUARE);
