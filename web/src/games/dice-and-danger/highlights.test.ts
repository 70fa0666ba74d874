import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../games/dice-and-danger/index.ts';
import { letterOf, offersOf, torchOffers, writingOffers } from './highlights.ts';

const mark = (space: number, sum: number): Action => ({ type: 'mark', space, sum });
const hit = (room: number, sum: number): Action => ({ type: 'hit', room, sum });

describe('letters', () => {
  test('the first sum of a row is A, the second is B, used or not', () => {
    expect(letterOf(7, { chosen: [7, 9], left: [7, 9] })).toBe('A');
    expect(letterOf(9, { chosen: [7, 9], left: [7, 9] })).toBe('B');
    expect(letterOf(9, { chosen: [7, 9], left: [9] })).toBe('B');
  });

  test('of two equal sums it is either, then the second', () => {
    expect(letterOf(6, { chosen: [6, 6], left: [6, 6] })).toBe('A/B');
    expect(letterOf(6, { chosen: [6, 6], left: [6] })).toBe('B');
  });

  test('a sum whose row is forgotten is an A', () => {
    expect(letterOf(6, { chosen: [6], left: [6] })).toBe('A');
  });
});

describe('offers', () => {
  const sums = { chosen: [4, 8], left: [4, 8] };

  test('one for each node, with the letter of its sum', () => {
    expect(offersOf([mark(1, 4), hit(70, 8), { type: 'done' }], sums)).toEqual([
      { node: 1, flag: 'A', actions: [mark(1, 4)] },
      { node: 70, flag: 'B', actions: [hit(70, 8)] },
    ]);
  });

  test('a space that takes either sum offers both', () => {
    expect(offersOf([mark(5, 4), mark(5, 8)], sums)).toEqual([
      { node: 5, flag: 'A/B', actions: [mark(5, 4), mark(5, 8)] },
    ]);
  });

  test('armour takes both together', () => {
    const crush: Action = { type: 'crush', room: 71 };
    expect(offersOf([crush], sums)).toEqual([{ node: 71, flag: 'A+B', actions: [crush] }]);
  });

  test('torches and numbers to write have lights of their own', () => {
    const torch: Action = { type: 'torch', node: 3 };
    const write = (cloud: number, number: number): Action => ({ type: 'write', cloud, number });
    expect(torchOffers([torch, mark(1, 4)])).toEqual([{ node: 3, flag: 'torch', actions: [torch] }]);
    expect(writingOffers([write(3, 5), write(4, 6)], 6)).toEqual([{ node: 4, flag: 'pen', actions: [write(4, 6)] }]);
    expect(writingOffers([write(3, 5)], undefined)).toEqual([]);
  });
});
