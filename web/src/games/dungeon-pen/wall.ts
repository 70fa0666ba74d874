import {
  type Ground,
  isFloor,
  isOnSheet,
  type Shape,
  SIDE,
  type Square,
  squareAt,
} from '../../../../games/dungeon-pen/index.ts';

/** Squares as [column, row] about the one by which the wall is held. */
export type Form = readonly (readonly [column: number, row: number])[];

const ROW_OF_FOUR: Form = [
  [-1, 0],
  [0, 0],
  [1, 0],
  [2, 0],
];
const SQUARE_OF_FOUR: Form = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const TEE: Form = [
  [-1, 0],
  [0, 0],
  [1, 0],
  [0, 1],
];
const STEP: Form = [
  [-1, 1],
  [0, 1],
  [0, 0],
  [1, 0],
];
const HOOK: Form = [
  [-1, 0],
  [0, 0],
  [1, 0],
  [1, 1],
];
const ROW_OF_THREE: Form = [
  [-1, 0],
  [0, 0],
  [1, 0],
];
const CORNER: Form = [
  [0, -1],
  [0, 0],
  [1, 0],
];

/** What a card lets one draw, but for turning and flipping. */
export const FORMS: Readonly<Record<Shape, readonly Form[]>> = {
  line: [ROW_OF_FOUR],
  tetromino: [ROW_OF_FOUR, SQUARE_OF_FOUR, TEE, STEP, HOOK],
  rubble: [ROW_OF_THREE, CORNER],
  stone: [[[0, 0]]],
  chalk: [ROW_OF_THREE, CORNER],
};

/** A wall in hand: which form, how it is turned, and over which square it is held. */
export interface Wall {
  readonly form: number;
  readonly turns: number;
  readonly isFlipped: boolean;
  readonly column: number;
  readonly row: number;
}

export function formOf(shape: Shape, { form, turns, isFlipped }: Omit<Wall, 'column' | 'row'>): Form {
  const upright = FORMS[shape][form] ?? [];
  const faced = isFlipped ? upright.map(([x, y]) => [-x, y] as const) : upright;
  return Array.from({ length: turns % 4 }).reduce<Form>(turned => turned.map(([x, y]) => [-y, x] as const), faced);
}

/** The squares that the wall would cover, in the order of the sheet; some may lie off it. */
export function squaresOf(shape: Shape, wall: Wall): readonly Square[] {
  const places = formOf(shape, wall).map(([x, y]) => [wall.column + x, wall.row + y] as const);
  return places
    .filter(([column, row]) => isOnSheet(column, row))
    .map(([column, row]) => squareAt(column, row))
    .toSorted((a, b) => a - b);
}

/** Moved so that no square of it lies off the sheet. */
export function keptOnSheet(shape: Shape, wall: Wall): Wall {
  const form = formOf(shape, wall);
  const [columns, rows] = [form.map(([x]) => x), form.map(([, y]) => y)];
  return { ...wall, column: keptWith(wall.column, columns), row: keptWith(wall.row, rows) };
}

const keptWith = (at: number, offsets: readonly number[]): number =>
  Math.max(-Math.min(...offsets), Math.min(SIDE - 1 - Math.max(...offsets), at));

/** A wall in hand that covers these squares. */
export function wallOn(shape: Shape, squares: readonly Square[]): Wall | undefined {
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
