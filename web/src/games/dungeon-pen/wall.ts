import type { Ground, Polyomino, Shape, Square } from '../../../../games/dungeon-pen/index.ts';
import { isFloor, isOnSheet, POLYOMINOES, SIDE, squareAt, waysOf } from '../../../../games/dungeon-pen/readers.ts';

/** Squares as [column, row] about the one by which the wall is held. */
export type Form = readonly (readonly [column: number, row: number])[];

/** What a card lets one draw, but for turning and flipping: the flattest first, then what can be turned in fewer ways. */
export const FORMS: Readonly<Record<Shape, readonly Form[]>> = {
  line: formsOf(POLYOMINOES.line),
  tetromino: formsOf(POLYOMINOES.tetromino),
  rubble: formsOf(POLYOMINOES.rubble),
  stone: formsOf(POLYOMINOES.stone),
  chalk: formsOf(POLYOMINOES.chalk),
};

function formsOf(polyominoes: readonly Polyomino[]): readonly Form[] {
  return polyominoes
    .filter(isFlattest)
    .toSorted((a, b) => heightOf(a) - heightOf(b) || waysOf(a).length - waysOf(b).length || byFlatness(a, b))
    .map(heldByMiddle);
}

/** Whether a polyomino lies as flat as it can. */
function isFlattest(squares: Polyomino): boolean {
  return waysOf(squares).toSorted(byFlatness)[0]?.join() === squares.join();
}

/** What lies flat comes before what stands; of two that lie alike, what points to the right. */
function byFlatness(a: Polyomino, b: Polyomino): number {
  return sumAlong(1, a) - sumAlong(1, b) || (a.join() < b.join() ? 1 : -1);
}

function sumAlong(axis: 0 | 1, squares: Polyomino): number {
  return squares.reduce((sum, square) => sum + square[axis], 0);
}

function heightOf(squares: Polyomino): number {
  return Math.max(...squares.map(([, row]) => row));
}

/** About the square that is nearest to the middle, and of several the first. */
function heldByMiddle(squares: Polyomino): Form {
  const [across, down] = [sumAlong(0, squares), sumAlong(1, squares)];
  const away = ([column, row]: Polyomino[number]): number =>
    (squares.length * column - across) ** 2 + (squares.length * row - down) ** 2;
  const [held = [0, 0]] = squares.toSorted((a, b) => away(a) - away(b));
  return squares.map(([column, row]) => [column - held[0], row - held[1]] as const);
}

/** A wall in hand: which form, how it is turned, and over which square it is held. */
export interface WallInHand {
  readonly form: number;
  readonly turns: number;
  readonly isFlipped: boolean;
  readonly column: number;
  readonly row: number;
}

export function formOf(shape: Shape, { form, turns, isFlipped }: Omit<WallInHand, 'column' | 'row'>): Form {
  const upright = FORMS[shape][form] ?? [];
  const faced = isFlipped ? upright.map(([x, y]) => [-x, y] as const) : upright;
  return Array.from({ length: turns % 4 }).reduce<Form>(turned => turned.map(([x, y]) => [-y, x] as const), faced);
}

/** The squares that the wall would cover, in the order of the sheet; some may lie off it. */
export function squaresOf(shape: Shape, wall: WallInHand): readonly Square[] {
  const places = formOf(shape, wall).map(([x, y]) => [wall.column + x, wall.row + y] as const);
  return places
    .filter(([column, row]) => isOnSheet(column, row))
    .map(([column, row]) => squareAt(column, row))
    .toSorted((a, b) => a - b);
}

/** Moved so that no square of it lies off the sheet. */
export function keptOnSheet(shape: Shape, wall: WallInHand): WallInHand {
  const form = formOf(shape, wall);
  const [columns, rows] = [form.map(([x]) => x), form.map(([, y]) => y)];
  return { ...wall, column: keptWith(wall.column, columns), row: keptWith(wall.row, rows) };
}

const keptWith = (at: number, offsets: readonly number[]): number =>
  Math.max(-Math.min(...offsets), Math.min(SIDE - 1 - Math.max(...offsets), at));

/** A wall in hand that covers these squares. */
export function wallOn(shape: Shape, squares: readonly Square[]): WallInHand | undefined {
  const drawn = squares.toSorted((a, b) => a - b).join();
  for (const [form] of FORMS[shape].entries())
    for (const isFlipped of [false, true])
      for (let turns = 0; turns < 4; turns++)
        for (const square of squares) {
          const wall = { form, turns, isFlipped, column: square % SIDE, row: Math.floor(square / SIDE) };
          if (squaresOf(shape, wall).join() === drawn) return wall;
        }
  return undefined;
}

/** Where a wall is held at first: DP-Q15 lets it lie over others, but hardly anybody wants that. */
export function firstPlace<P extends { readonly squares: readonly Square[] }>(
  legal: readonly P[],
  ground: Ground,
): P | undefined {
  return legal.find(({ squares }) => squares.every(square => isFloor(ground, square))) ?? legal[0];
}
