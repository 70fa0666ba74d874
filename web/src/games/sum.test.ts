import { expect, test } from 'vitest';
import { runningSums, signed } from './sum.ts';

const row = (...amounts: readonly number[]) => ({ label: '', amounts: amounts.map(amount => ({ amount })) });

test('each row adds to what was there, seat by seat', () => {
  expect(runningSums([row(36, 45), row(6, 0), row(-7, -5)], 2)).toEqual([
    [36, 45],
    [42, 45],
    [35, 40],
  ]);
  expect(runningSums([], 2)).toEqual([]);
});

test('amounts carry their sign', () => {
  expect([7, 0, -7].map(signed)).toEqual(['+7', '0', '−7']);
});
