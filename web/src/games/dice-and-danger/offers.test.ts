import { describe, expect, test } from 'vitest';
import type { Action } from '../../../../games/dice-and-danger/index.ts';
import { letterOf, offersOf, openSums, type OpenSum, torchOffers, writingOffers } from './offers.ts';
import { act, roll, sit } from './tests/table.ts';

const mark = (space: number, sum: number): Action => ({ type: 'mark', space, sum });
const hit = (room: number, sum: number): Action => ({ type: 'hit', room, sum });

const A = (sum: number): OpenSum => ({ letter: 'A', sum });
const B = (sum: number): OpenSum => ({ letter: 'B', sum });

describe('letters', () => {
  test('the first sum of a row is A, the second is B, used or not', () => {
    expect(letterOf(7, [A(7), B(9)])).toBe('A');
    expect(letterOf(9, [A(7), B(9)])).toBe('B');
    expect(letterOf(9, [B(9)])).toBe('B');
  });

  test('of two equal sums it is either, then the one that is left', () => {
    expect(letterOf(6, [A(6), B(6)])).toBe('A/B');
    expect(letterOf(6, [A(6)])).toBe('A');
    expect(letterOf(6, [B(6)])).toBe('B');
  });

  test('DDD-Q39 of two equal sums the half that is left is told by its dice', () => {
    const table = sit('annoyed-animals', 2);
    roll(table, [2, 3, 3, 4], 1);
    act(table, { type: 'split', sums: [6, 6], black: false });
    const halves = table.state.drafts[0]!.split!.pairs;
    const double = halves.findIndex(({ dice: [one, two] }) => one === two);
    expect(openSums(halves, halves)).toEqual([A(6), B(6)]);
    expect(openSums(halves, [halves[double]!])).toEqual([double === 0 ? A(6) : B(6)]);
    act(
      table,
      table.rules.actions(table.state, 0).find(({ type }) => type === 'mark')!,
    );
    expect(openSums(halves, table.state.drafts[0]!.pairs)).toEqual([double === 0 ? A(6) : B(6)]);
  });
});

describe('offers', () => {
  const left = [A(4), B(8)];

  test('one for each node, with the letter of its sum', () => {
    expect(offersOf([mark(1, 4), hit(70, 8), { type: 'done' }], left)).toEqual([
      { node: 1, flag: 'A', actions: [mark(1, 4)] },
      { node: 70, flag: 'B', actions: [hit(70, 8)] },
    ]);
  });

  test('a space that takes either sum offers both', () => {
    expect(offersOf([mark(5, 4), mark(5, 8)], left)).toEqual([
      { node: 5, flag: 'A/B', actions: [mark(5, 4), mark(5, 8)] },
    ]);
  });

  test('armour takes both together', () => {
    const crush: Action = { type: 'crush', room: 71 };
    expect(offersOf([crush], left)).toEqual([{ node: 71, flag: 'A+B', actions: [crush] }]);
  });

  test('torches and numbers to write have lights of their own', () => {
    const torch: Action = { type: 'torch', node: 3 };
    const write = (cloud: number, number: number): Action => ({ type: 'write', cloud, number });
    expect(torchOffers([torch, mark(1, 4)])).toEqual([{ node: 3, flag: 'torch', actions: [torch] }]);
    expect(writingOffers([write(3, 5), write(4, 6)], 6)).toEqual([{ node: 4, flag: 'pen', actions: [write(4, 6)] }]);
    expect(writingOffers([write(3, 5)], undefined)).toEqual([]);
  });
});
