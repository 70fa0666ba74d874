import { describe, expect, test } from 'vitest';
import type { Action, Pair } from '../../../../games/dice-and-danger/index.ts';
import { letterOf, offersOf, openSums, type OpenSum, torchOffers, writingOffers } from './offers.ts';
import type { Target } from './rows.ts';
import { act, roll, sit } from './tests/table.ts';

const mark = (space: number, sum: number): Target => ({ type: 'mark', space, sum });
const hit = (room: number, sum: number): Target => ({ type: 'hit', room, sum });

const { content } = sit('annoyed-animals', 1);
const DOUBLED = content.doubled.findIndex(spaces => (spaces ?? []).length > 0);

/** Halves by what their dice show. */
const half =
  (letter: 'A' | 'B', places: readonly [number, number]) =>
  (one: number, two: number): OpenSum => ({
    letter,
    sum: one + two,
    pair: { sum: one + two, dice: [one, two], places },
  });
const A = half('A', [0, 1]);
const B = half('B', [2, 3]);

describe('letters', () => {
  test('the first sum of a row is A, the second is B, used or not', () => {
    expect(letterOf(content, mark(1, 7), [A(3, 4), B(4, 5)])).toBe('A');
    expect(letterOf(content, mark(1, 9), [A(3, 4), B(4, 5)])).toBe('B');
    expect(letterOf(content, mark(1, 9), [B(4, 5)])).toBe('B');
  });

  test('of two equal sums it is either, then the one that is left', () => {
    const space = content.plain[6]![0]!;
    expect(letterOf(content, mark(space, 6), [A(2, 4), B(1, 5)])).toBe('A/B');
    expect(letterOf(content, mark(space, 6), [A(2, 4)])).toBe('A');
    expect(letterOf(content, mark(space, 6), [B(1, 5)])).toBe('B');
  });

  test('DDD-Q39 of two equal sums of which one is a double, it is the one that the target takes', () => {
    const [pips, fist] = [DOUBLED / 2, content.doubled[DOUBLED]![0]!];
    const left = [A(pips, pips), B(pips - 1, pips + 1)];
    expect(letterOf(content, mark(fist, DOUBLED), left)).toBe('A');
    expect(letterOf(content, hit(content.monsters[0]!, DOUBLED), left)).toBe('B');
    expect(letterOf(content, hit(content.monsters[0]!, DOUBLED), left.slice(0, 1))).toBe('A');
  });

  test('DDD-Q39 of two equal sums the half that is left is told by its dice', () => {
    const table = sit('annoyed-animals', 2);
    roll(table, [2, 3, 3, 4], 1);
    act(table, { type: 'split', sums: [6, 6], black: false });
    const halves = table.state.drafts[0]!.split!.pairs;
    const double = halves.findIndex(({ dice: [one, two] }) => one === two);
    const letters = (pairs: readonly Pair[]) => openSums(halves, pairs).map(({ letter }) => letter);
    expect(letters(halves)).toEqual(['A', 'B']);
    expect(letters([halves[double]!])).toEqual([double === 0 ? 'A' : 'B']);
    act(
      table,
      table.rules.actions(table.state, 0).find(({ type }) => type === 'mark')!,
    );
    expect(letters(table.state.drafts[0]!.pairs)).toEqual([double === 0 ? 'A' : 'B']);
  });
});

describe('offers', () => {
  const left = [A(1, 3), B(3, 5)];

  test('one for each node, with the letter of its sum', () => {
    expect(offersOf(content, [mark(1, 4), hit(70, 8), { type: 'done' }], left)).toEqual([
      { node: 1, flag: 'A', actions: [mark(1, 4)] },
      { node: 70, flag: 'B', actions: [hit(70, 8)] },
    ]);
  });

  test('a space that takes either sum offers both', () => {
    expect(offersOf(content, [mark(5, 4), mark(5, 8)], left)).toEqual([
      { node: 5, flag: 'A/B', actions: [mark(5, 4), mark(5, 8)] },
    ]);
  });

  test('armour takes both together', () => {
    const crush: Action = { type: 'crush', room: 71 };
    expect(offersOf(content, [crush], left)).toEqual([{ node: 71, flag: 'A+B', actions: [crush] }]);
  });

  test('torches and numbers to write have lights of their own', () => {
    const torch: Action = { type: 'torch', node: 3 };
    const write = (cloud: number, number: number): Action => ({ type: 'write', cloud, number });
    expect(torchOffers([torch, mark(1, 4)])).toEqual([{ node: 3, flag: 'torch', actions: [torch] }]);
    expect(writingOffers([write(3, 5), write(4, 6)], 6)).toEqual([{ node: 4, flag: 'pen', actions: [write(4, 6)] }]);
    expect(writingOffers([write(3, 5)], undefined)).toEqual([]);
  });
});
