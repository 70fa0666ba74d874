import { expect, test } from 'vitest';
import { columnOf, GROUND_SIZE, groundIndex, rowOf, squareAt, WALL } from '../../../../games/dungeon-pen/readers.ts';
import type { Shape } from '../../../../games/dungeon-pen/index.ts';
import { firstPlace, FORMS, keptOnSheet, squaresOf, type WallInHand, wallOn } from './wall.ts';

const SHAPES = Object.keys(FORMS) as readonly Shape[];
const HELD: WallInHand = { form: 0, turns: 0, isFlipped: false, column: 8, row: 8 };

test('four quarter turns lead back, and so do two flips', () => {
  for (const shape of SHAPES)
    for (const form of FORMS[shape].keys()) {
      const squares = squaresOf(shape, { ...HELD, form });
      expect(squaresOf(shape, { ...HELD, form, turns: 4 })).toEqual(squares);
      expect(squares).toHaveLength(FORMS[shape][form]?.length ?? 0);
    }
});

/** A form as rows of signs. */
const drawn = (shape: 'tetromino' | 'rubble', form: number): string => {
  const squares = squaresOf(shape, { ...HELD, form });
  const [columns, rows] = [squares.map(columnOf), squares.map(rowOf)];
  const sign = (column: number, row: number): string => (squares.includes(squareAt(column, row)) ? 'X' : '.');
  const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return range(Math.min(...rows), Math.max(...rows))
    .map(row =>
      range(Math.min(...columns), Math.max(...columns))
        .map(column => sign(column, row))
        .join(''),
    )
    .join('/');
};

test('forms lie flat when they are taken up, and each is held by its middle', () => {
  const tetrominoes = [...FORMS.tetromino.keys()].map(form => drawn('tetromino', form));
  expect(tetrominoes).toEqual(['XXXX', 'XX/XX', 'XXX/.X.', '.XX/XX.', 'XXX/..X']);
  expect([...FORMS.rubble.keys()].map(form => drawn('rubble', form))).toEqual(['XXX', 'XX/.X']);
  expect(FORMS.line).toEqual([FORMS.tetromino[0]]);
  expect(FORMS.tetromino.map(form => form.findIndex(([column, row]) => column === 0 && row === 0))).toEqual([
    1, 0, 1, 0, 1,
  ]);
});

test('the shapes of a tetromino, turned and flipped, are the nineteen that there are', () => {
  const found = new Set<string>();
  for (const form of FORMS.tetromino.keys())
    for (const isFlipped of [false, true])
      for (let turns = 0; turns < 4; turns++) {
        const squares = squaresOf('tetromino', { ...HELD, form, isFlipped, turns });
        const [left, top] = [Math.min(...squares.map(columnOf)), Math.min(...squares.map(rowOf))];
        found.add(squares.map(square => [columnOf(square) - left, rowOf(square) - top].join()).join(' '));
      }
  expect(found.size).toBe(19);
});

test('a wall that would stick out is pushed onto the sheet', () => {
  const wall = keptOnSheet('line', { ...HELD, column: 17, row: -3 });
  expect(squaresOf('line', wall)).toEqual([14, 15, 16, 17].map(column => squareAt(column, 0)));
  expect(keptOnSheet('line', { ...wall, turns: 1, row: 0 }).row).toBe(1);
});

test('every wall can be taken up again where it lies', () => {
  for (const shape of SHAPES)
    for (const form of FORMS[shape].keys())
      for (const turns of [0, 1, 2, 3]) {
        const squares = squaresOf(shape, { ...HELD, form, turns, isFlipped: true });
        const wall = wallOn(shape, squares);
        expect(wall && squaresOf(shape, wall)).toEqual(squares);
      }
  expect(wallOn('line', [0, 1, 2, 20])).toBeUndefined();
});

test('a wall is held first where nothing stands yet, if there is such a place', () => {
  const ground = new Uint8Array(GROUND_SIZE);
  ground[groundIndex(squareAt(3, 3))] = WALL;
  const [over, free] = [{ squares: [squareAt(3, 3), squareAt(4, 3)] }, { squares: [squareAt(4, 3), squareAt(5, 3)] }];
  expect(firstPlace([over, free], ground)).toBe(free);
  expect(firstPlace([over], ground)).toBe(over);
  expect(firstPlace([], ground)).toBeUndefined();
});
