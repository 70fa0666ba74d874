import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from '../games/donjonz/readers.ts';
import { SHEETS, work } from '../games/dungeon-pen/readers.ts';
import { LONGEST_LINK } from '../web/src/workshop/useWorkLink.ts';
import { readWorkLink, writeWorkLink } from './work-link.ts';

const HALL = work.print(SHEETS.hall);
const PARS = fc.record({ figure: fc.integer({ min: 0, max: 99_999 }), by: fc.constantFrom('bots', 'author') });

test('what is written is read again, whatever the text and its par', () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.option(PARS, { nil: undefined }), async (text, par) => {
      const linked = par ? { text, par } : { text };
      const link = await writeWorkLink(linked);
      expect(link).toMatch(/^a[\w-]+$/);
      expect(await readWorkLink(link)).toEqual(linked);
    }),
  ));

test('a link that was cut, changed or added to says so, unless it says the same as before', async () => {
  const linked = { text: HALL, par: { figure: 19, by: 'bots' } } as const;
  const link = await writeWorkLink(linked);
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: link.length - 1 }), fc.string({ maxLength: 3 }), async (at, put) => {
      expect(await readWorkLink(link.slice(0, Math.max(1, at)))).toBe('cut');
      for (const changed of [link.slice(0, at) + put + link.slice(at + 1), link + put]) {
        const read = await readWorkLink(changed);
        if (typeof read === 'string') expect(['cut', 'unknown-letter']).toContain(read);
        else expect(read).toEqual(linked);
      }
    }),
    { numRuns: 300 },
  );
});

test('one letter that was typed wrongly is noticed wherever it stands', async () => {
  const link = await writeWorkLink({ text: HALL });
  for (let at = 1; at < link.length; at++) {
    const read = await readWorkLink(`${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`);
    if (typeof read !== 'string') expect(read).toEqual({ text: HALL });
  }
});

test('whatever stands behind the letter is read or refused', () =>
  fc.assert(
    fc.asyncProperty(fc.string(), async text => {
      expect(['cut', 'unknown-letter']).toContain(await readWorkLink(text));
    }),
  ));

test('a letter of another time is told apart from a link that was cut', async () => {
  expect(await readWorkLink('zAAAA')).toBe('unknown-letter');
  expect(await readWorkLink('')).toBe('cut');
});

test('a small link that would fill the memory is refused', async () => {
  const bomb = await writeWorkLink({ text: ' '.repeat(5_000_000) });
  expect(bomb.length).toBeLessThan(10_000);
  expect(await readWorkLink(bomb)).toBe('cut');
});

test('a par that nothing can have is no par', async () => {
  for (const figure of [1.5, 1e9, Number.NaN])
    expect(await readWorkLink(await writeWorkLink({ text: 'x', par: { figure, by: 'bots' } }))).toEqual({ text: 'x' });
});

test.each([...Object.values(SHEETS).map(sheet => work.print(sheet)), STANDARD_DECK])(
  'a work of the box fits into a link that any program sends whole',
  async text => {
    expect((await writeWorkLink({ text })).length).toBeLessThan(LONGEST_LINK - 100);
  },
);
