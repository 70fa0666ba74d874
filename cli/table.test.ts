import { expect, test } from 'vitest';
import { tableOf } from './table.ts';

test('words stand to the left, numbers and their headings to the right', () => {
  const table = tableOf([
    ['bot', 'won', 'note'],
    ['easy', '5', 'x'],
    ['random', '-12.5', ''],
  ]);
  expect(table.split('\n')).toEqual(['bot       won  note', 'easy        5  x', 'random  -12.5']);
});

test('a heading alone is a line', () => {
  expect(tableOf([['a', 'b']])).toBe('a  b');
});
