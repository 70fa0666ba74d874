/** DP-Q1: the sheet has 18 by 18 small squares; lengths are counted in 1/1024 of a square. y grows downwards. */
export const UNIT_BITS = 10;
export const UNIT = 1 << UNIT_BITS;
export const SIDE = 18;
export const SPAN = SIDE * UNIT;
export const SQUARES = SIDE * SIDE;

/** DP-23, DP-24: a large square has 3 by 3 small ones, and the scales count six of them each way. */
export const LARGE = 3;
export const SCALE = SIDE / LARGE;

/** DP-41: what is "near" on a card is at most so many squares away. */
export const NEAR = 3;

/** A small square: 18 times its row plus its column, both from 0. */
export type Square = number;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function squareAt(column: number, row: number): Square {
  return row * SIDE + column;
}

export function columnOf(square: Square): number {
  return square % SIDE;
}

export function rowOf(square: Square): number {
  return Math.floor(square / SIDE);
}

export function isOnSheet(column: number, row: number): boolean {
  return column >= 0 && column < SIDE && row >= 0 && row < SIDE;
}

export function centreOf(square: Square): Point {
  return { x: columnOf(square) * UNIT + UNIT / 2, y: rowOf(square) * UNIT + UNIT / 2 };
}

/** DP-Q4: whether a point of the sheet touches its border. */
export const isAtBorder = ({ x, y }: Point): boolean => x % SPAN === 0 || y % SPAN === 0;

/** What a half-turn of the sheet makes of a square. */
export function halfTurn(square: Square): Square {
  return SQUARES - 1 - square;
}

/** The squares that share a side with `square`. */
export const NEIGHBOURS: readonly (readonly Square[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const [column, row] = [columnOf(square), rowOf(square)];
  const around = [
    [column, row - 1],
    [column + 1, row],
    [column, row + 1],
    [column - 1, row],
  ] as const;
  return around.filter(([x, y]) => isOnSheet(x, y)).map(([x, y]) => squareAt(x, y));
});

/** DP-23, DP-25: the nine small squares of the large one that the dice name, red from the left, black from the top. */
export function squaresOfLarge(red: number, black: number): Square[] {
  return Array.from({ length: LARGE * LARGE }, (_, i) =>
    squareAt((red - 1) * LARGE + (i % LARGE), (black - 1) * LARGE + Math.floor(i / LARGE)),
  );
}

/** DP-23: the dice that name the large square around a small one. */
export function largeOf(square: Square): readonly [red: number, black: number] {
  return [Math.floor(columnOf(square) / LARGE) + 1, Math.floor(rowOf(square) / LARGE) + 1];
}

/** DP-24: which of the nine a small square is in its large one, as one reads them. */
export function partOf(square: Square): number {
  return (rowOf(square) % LARGE) * LARGE + (columnOf(square) % LARGE);
}

/** The square that a point lies in; one on the far border lies in the last. */
export function squareOf({ x, y }: Point): Square {
  return squareAt(squareAlong(x), squareAlong(y));
}

const squareAlong = (at: number): number => Math.min(Math.floor(at / UNIT), SIDE - 1);

export function isInLarge(square: Square, red: number, black: number): boolean {
  return Math.floor(columnOf(square) / LARGE) === red - 1 && Math.floor(rowOf(square) / LARGE) === black - 1;
}

/** DP-Q1: every small square whose closed area holds the point. */
export function squaresUnder({ x, y }: Point): Square[] {
  const [firstColumn, lastColumn] = [(x - 1) >> UNIT_BITS, x >> UNIT_BITS];
  const squares: Square[] = [];
  for (let row = (y - 1) >> UNIT_BITS; row <= y >> UNIT_BITS; row++)
    for (let column = firstColumn; column <= lastColumn; column++) squares.push(squareAt(column, row));
  return squares;
}

/** DP-Q40: the square of the distance from a point to the nearest point of a small square. */
export function distanceToSquare({ x, y }: Point, square: Square): number {
  const across = gap(x, columnOf(square) * UNIT);
  const down = gap(y, rowOf(square) * UNIT);
  return across * across + down * down;
}

function gap(at: number, from: number): number {
  return at < from ? from - at : Math.max(0, at - from - UNIT);
}

/** The square of the distance between two points. */
export function distance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

/** DP-Q40: whether a squared distance is at most so many squares. */
export function isWithin(squared: number, squares: number): boolean {
  return squared <= (squares * UNIT) ** 2;
}
