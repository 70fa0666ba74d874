// Tic-tac-toe on two sets of cells, bit by bit. All three ways of writing it read these tables.

export const CELLS = 9;
const LINES = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100];
const SETS: readonly number[] = Array.from({ length: 1 << CELLS }, (_, set) => set);

export interface Mark {
  readonly type: 'mark';
  readonly cell: number;
}

/** The cells of either seat. */
export type Marks = [number, number];

const MARKS: readonly Mark[] = Array.from({ length: CELLS }, (_, cell) => ({ type: 'mark', cell }));

/** By the set of all marked cells: what may still be marked. */
export const CHOICES: readonly (readonly Mark[])[] = SETS.map(set => MARKS.filter(({ cell }) => !has(set, cell)));

/** By the set of one seat's cells: whether it holds a line. */
export const WINS: readonly boolean[] = SETS.map(set => LINES.some(line => (set & line) === line));

export function has(set: number, cell: number): boolean {
  return (set & (1 << cell)) !== 0;
}
