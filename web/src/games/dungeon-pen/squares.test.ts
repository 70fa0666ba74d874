import { expect, test } from 'vitest';
import { squareAt } from '../../../../games/dungeon-pen/readers.ts';
import { cardIn, cardOn } from './lastCard.ts';
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

test('the card that lies open is the one carried out, else the last one laid aside', () => {
  const view = { agenda: [], discards: ['rats', 'blade'] } as never;
  expect(cardOn(view)).toEqual({ card: 'blade' });
  const busy = { agenda: [{ type: 'discard', seat: 1, card: 'stone' }], discards: ['rats'] } as never;
  expect(cardOn(busy)).toEqual({ card: 'stone', by: 1 });
  expect(cardOn({ agenda: [], discards: [] } as never)).toBeUndefined();
  expect(cardIn([{ type: 'event-drawn', seat: 0, card: 'rats' }])).toEqual({ card: 'rats', by: 0 });
  expect(cardIn([])).toBeUndefined();
});
