import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened, textWidth } from './text.ts';

const ROOM = { face: 'hand', size: 18, fit: 80 } as const;

test('words that have room are left whole', () => {
  expect(shortened('Otto', ROOM)).toBe('Otto');
});

test('of words without room the start is told, and an ellipsis says that more follow', () => {
  expect(shortened('Bartholomew Featherstone', ROOM)).toMatch(/^Barth[a-z]*…$/);
  expect(shortened('Jo Featherstonehaugh', { ...ROOM, fit: textWidth('Jo …', 'hand', 18) })).toBe('Jo…');
  expect(shortened('Otto', { ...ROOM, fit: 1 })).toBe('…');
});

test('as much is told as has room', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{12,24}$/), name => {
      const said = shortened(name, ROOM);
      const longer = `${name.slice(0, said.length)}…`;
      if (said === name) return textWidth(name, 'hand', 18) <= 80;
      return textWidth(said, 'hand', 18) <= 80 && textWidth(longer, 'hand', 18) > 80;
    }),
  );
});
