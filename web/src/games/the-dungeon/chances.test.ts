import { expect, test } from 'vitest';
import { fightOdds } from '../../../../games/the-dungeon/readers.ts';
import { percentsOf } from './chances.ts';

const differences = Array.from({ length: 25 }, (_, i) => i - 12);
/** Tests and locks, which are passed or not. */
const passes = [6, 36].flatMap(of =>
  Array.from({ length: of + 1 }, (_, win) => ({ win, draw: 0, saved: 0, loss: of - win, of })),
);

test('chances are whole per cent that sum to a hundred', () => {
  for (const each of [...differences.map(fightOdds), ...passes]) {
    const shares = Object.values(percentsOf(each));
    expect(shares.reduce((sum, share) => sum + share)).toBe(100);
    expect(shares.every(share => Number.isInteger(share) && share >= 0)).toBe(true);
  }
});

test('a fight against one who is a point stronger: 28, 14, 58', () => {
  expect(percentsOf(fightOdds(-1))).toEqual({ win: 28, draw: 14, saved: 0, loss: 58 });
});

test('with armour a defeat costs a life in half of the cases: 41, 17, 21, 21', () => {
  expect(percentsOf({ win: 90, draw: 36, saved: 45, loss: 45, of: 216 })).toEqual({
    win: 41,
    draw: 17,
    saved: 21,
    loss: 21,
  });
});
