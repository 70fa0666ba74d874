import { expect, test } from 'vitest';
import { drawnFrom, fairRandom } from './lot.ts';

test('what the page throws is a whole number below the limit, and all of them come up', () => {
  const thrown = Array.from({ length: 600 }, () => fairRandom(6));
  expect(new Set(thrown)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('what has no odds is never drawn', () => {
  const [one, two] = [{ type: 'one' }, { type: 'two' }];
  expect(drawnFrom({ actions: [one, two], odds: [0, 3] })).toBe(two);
  expect(drawnFrom({ actions: [one, two], odds: [1, 1] }, () => 0)).toBe(one);
  expect(() => drawnFrom({ actions: [], odds: [] }, () => 0)).toThrow('nothing to draw from');
});
