import { expect, test } from 'vitest';
import { squareAt } from '../../../../games/dungeon-pen/readers.ts';
import { nearestSquare, towards } from './useSquares.ts';

const SQUARES = [squareAt(3, 3), squareAt(5, 3), squareAt(4, 4), squareAt(3, 9)];

test('an arrow goes to the nearest square that lies that way, or nowhere', () => {
  expect(towards(SQUARES, squareAt(3, 3), 1, 0)).toBe(squareAt(5, 3));
  expect(towards(SQUARES, squareAt(3, 3), 0, 1)).toBe(squareAt(4, 4));
  expect(towards(SQUARES, squareAt(3, 3), 0, -1)).toBe(squareAt(3, 3));
});

test('a square is meant by whoever points near it', () => {
  expect(nearestSquare(SQUARES, { x: 3.4, y: 3.9 }, 1)).toBe(squareAt(3, 3));
  expect(nearestSquare(SQUARES, { x: 10, y: 10 }, 2)).toBeUndefined();
});
