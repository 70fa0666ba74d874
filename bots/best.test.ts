import { expect, test } from 'vitest';
import { randomFrom } from '../kernel/random.ts';
import { best } from './best.ts';

const length = (word: string): number => word.length / 3;

test('the best is chosen, and among equals each, by luck that can be repeated', () => {
  const words = ['owl', 'goose', 'badger', 'weasel', 'hare'];
  const chosen = Array.from({ length: 40 }, (_, i) => best(words, length, randomFrom(`best/${i}`)));
  expect(new Set(chosen)).toEqual(new Set(['badger', 'weasel']));
  expect(Array.from({ length: 40 }, (_, i) => best(words, length, randomFrom(`best/${i}`)))).toEqual(chosen);
});

test('sums that differ only by their rounding are equal', () => {
  const both = Array.from({ length: 20 }, (_, i) => best([0.1 + 0.2, 0.3], each => each, randomFrom(`${i}`)));
  expect(new Set(both).size).toBe(2);
});

test('of nothing there is no best', () => {
  expect(() => best([], () => 0, randomFrom('none'))).toThrow('nothing to choose from');
});
