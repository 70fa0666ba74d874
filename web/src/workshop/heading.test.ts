import fc from 'fast-check';
import { expect, test } from 'vitest';
import { work } from '../../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../../kernel/game.ts';
import { editor } from './dungeon-pen/index.ts';
import { shownHeading, tidyHeading } from './heading.ts';

const UNNAMED = { name: 'The Nameless Cellar', author: 'nobody' };

test('a tidy heading is one short line, and tidy already', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const tidied = tidyHeading(text);
      expect(tidied).not.toMatch(/[\n\r\u202e]/);
      expect(Array.from(tidied).length).toBeLessThanOrEqual(40);
      expect(tidyHeading(tidied)).toBe(tidied);
    }),
  ));

test('whatever somebody types as a heading is read again as it is printed', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, author) => {
      const heading = shownHeading({ name, author }, UNNAMED);
      const [start] = editor.starts;
      if (!start) throw new Error('nothing to begin with');
      const read = work.read(work.print(work.rename(start.draft, heading)));
      expect(isRefusal(read) ? read : work.heading(read)).toEqual(heading);
    }),
  ));

test('what nobody has named has a name all the same', () => {
  expect(shownHeading(undefined, UNNAMED)).toEqual(UNNAMED);
  expect(shownHeading({ name: '\u202e ', author: 'Mira' }, UNNAMED)).toEqual({ ...UNNAMED, author: 'Mira' });
});
