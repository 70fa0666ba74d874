import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { hinted } from './hinted.ts';

test('a hint names three steps at most, and says that there are more', () => {
  const steps = ['Open', 'Walk', 'Turn', 'Close', 'Rest'];
  expect(hinted(steps.slice(0, 3), en.table)).toBe('A hint: open, then walk, then turn.');
  expect(hinted(steps, en.table)).toBe('A hint: open, then walk, then turn, and so on.');
  expect(hinted(steps, fr.table)).toMatch(/ open, puis walk, puis turn, et ainsi de suite\.$/);
});
