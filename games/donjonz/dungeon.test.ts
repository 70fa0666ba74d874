import { describe, expect, test } from 'vitest';
import { contentOf } from './content.ts';
import { EAST, NORTH, SIDES, SOUTH, WEST } from './deck.ts';
import {
  beyond,
  boundsOf,
  cardUnder,
  commonEdges,
  coordinatesOf,
  numberAt,
  sideTowards,
  spaceNumbers,
} from './dungeon.ts';
import type { Laid } from './state.ts';

/** Below the half-card, shifted by one: a card with a wall above its first space. */
const content = contentOf({
  doorWithoutKey: 'blocked',
  deck: 'Half\n+ + + +\n < .|#\n+-+ + +\n\nCard\n+-+ + +\n . . .\n+ + + +\n . . .\n+ + + +\n',
});
const HALF: Laid = { card: 0, x: 0, y: 0, turn: 0 };
const CARD: Laid = { card: 1, x: 1, y: 1, turn: 0 };
const laid = [HALF, CARD];

test('spaces are numbered by card and, on it, row by row; three numbers are left out after the half-card', () => {
  expect(spaceNumbers(content, laid)).toEqual([0, 1, 2, 6, 7, 8, 9, 10, 11]);
  expect(spaceNumbers(content, laid).map(number => cardUnder(laid, number).card)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1]);
});

test('coordinates and numbers lead to each other', () => {
  for (const number of spaceNumbers(content, laid))
    expect(numberAt(content, laid, coordinatesOf(content, laid, number))).toBe(number);
  expect(numberAt(content, laid, { x: 0, y: 1 })).toBeUndefined();
});

test('a neighbour lies on a side; what is further away or over a corner does not', () => {
  const from = { x: 4, y: -1 };
  expect(sideTowards(from, { x: 4, y: -2 })).toBe(NORTH);
  expect(sideTowards(from, { x: 3, y: -1 })).toBe(WEST);
  expect(sideTowards(from, { x: 5, y: 0 })).toBeUndefined();
  expect(sideTowards(from, { x: 6, y: -1 })).toBeUndefined();
});

describe('beyond a side', () => {
  test('DZ-Q2 there is a wall when either of the two spaces has one on their common edge', () => {
    expect(beyond(content, laid, 1, SOUTH)).toEqual({ number: 6, isWalled: true });
    expect(beyond(content, laid, 6, NORTH)).toEqual({ number: 1, isWalled: true });
    expect(beyond(content, laid, 2, SOUTH)).toEqual({ number: 7, isWalled: false });
    expect(beyond(content, laid, 1, EAST)).toEqual({ number: 2, isWalled: true });
  });

  test('DZ-Q17 of the rim there is nothing, wall or not', () => {
    expect(SIDES.map(side => beyond(content, laid, 0, side)?.number)).toEqual([undefined, 1, undefined, undefined]);
  });
});

describe('the edges of a card in hand', () => {
  test('are common to it and the laid ones, each with its wall (DZ-Q2)', () => {
    expect(commonEdges(content, [HALF], CARD)).toEqual([
      { index: 0, side: NORTH, number: 1, isWalled: true },
      { index: 1, side: NORTH, number: 2, isWalled: false },
    ]);
  });

  test('are none over a corner or far away', () => {
    expect(commonEdges(content, [HALF], { ...CARD, x: 3 })).toEqual([]);
    expect(commonEdges(content, [HALF], { ...CARD, y: 7 })).toEqual([]);
  });
});

test('bounds hold all the areas and nothing more', () => {
  const areas = [
    { x: 0, y: 0, width: 3, height: 1 },
    { x: -2, y: 1, width: 2, height: 3 },
  ];
  expect(boundsOf(areas)).toEqual({ x: -2, y: 0, width: 5, height: 4 });
});
