import { expect, test } from 'vitest';
import { usualBot } from './levels.ts';

test('easy is the usual opponent, wherever it stands in the list', () => {
  expect(usualBot(['random', 'easy', 'strong'])).toBe('easy');
  expect(usualBot(['strong', 'easy'])).toBe('easy');
});

test('where there is no easy bot the strongest sits down, and nobody where there is none', () => {
  expect(usualBot(['random'])).toBe('random');
  expect(usualBot([])).toBeUndefined();
});
