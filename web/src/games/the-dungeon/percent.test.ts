import { expect, test } from 'vitest';
import { fightOdds, LOCK_ODDS, testOdds } from '../../../../games/the-dungeon/index.ts';
import { percentsOf } from './percent.ts';

const differences = Array.from({ length: 25 }, (_, i) => i - 12);
const limits = Array.from({ length: 14 }, (_, i) => i);

test('chances are whole per cent that sum to a hundred', () => {
  const odds = [...differences.map(fightOdds), ...limits.flatMap(limit => [testOdds(1, limit), testOdds(2, limit)])];
  for (const each of [...odds, LOCK_ODDS]) {
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
