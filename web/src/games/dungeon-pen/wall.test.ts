import { expect, test } from 'vitest';
import {
  columnOf,
  emptyGround,
  groundIndex,
  rowOf,
  SHAPES,
  squareAt,
  WALL,
} from '../../../../games/dungeon-pen/index.ts';
import { firstPlace, FORMS, keptOnSheet, squaresOf, type Wall, wallOn } from './wall.ts';

const HELD: Wall = { form: 0, turns: 0, isFlipped: false, column: 8, row: 8 };

test('four quarter turns lead back, and so do two flips', () => {
  for (const shape of SHAPES)
    for (const form of FORMS[shape].keys()) {
      const squares = squaresOf(shape, { ...HELD, form });
      expect(squaresOf(shape, { ...HELD, form, turns: 4 })).toEqual(squares);
      expect(squares).toHaveLength(FORMS[shape][form]?.length ?? 0);
    }
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
  const ground = emptyGround();
  ground[groundIndex(squareAt(3, 3))] = WALL;
  const [over, free] = [{ squares: [squareAt(3, 3), squareAt(4, 3)] }, { squares: [squareAt(4, 3), squareAt(5, 3)] }];
  expect(firstPlace([over, free], ground)).toBe(free);
  expect(firstPlace([over], ground)).toBe(over);
  expect(firstPlace([], ground)).toBeUndefined();
});
