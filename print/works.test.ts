import { describe, expect, test } from 'vitest';
import type { Box } from '../art/figure.ts';
import { type GameId, SHELF } from '../games/shelf.ts';
import { unpacked } from '../wire/packed.ts';
import { fileNameOf } from './agreed.ts';
import { loadPrinted } from './load.ts';
import type { Page, Tagged } from './page.ts';
import { type Book, printPages, titleOf } from './print.ts';
import { SMALLEST_MODULE } from './qr.ts';
import { endangeredOn, smallOn, strayOn } from './tests/checks.ts';
import { ORDERS, toldOf, USUAL_ORDER } from './tests/order.ts';
import { drawnOn, extentOf, textsOn, wordsOf } from './tests/pages.ts';
import { bookOf, type Linked, LONGEST_NAME, textOf } from './tests/works.ts';
import type { PartName } from './words.ts';

const HEADING = { name: 'The Leaky Cellar', author: 'Mira' };
/** Both papers, both languages, folded and not. */
const ORDERS_OF_WORKS = [1, 2].flatMap(number => ORDERS[number] ?? []);

const wordsOn = (page: Page | undefined): string =>
  page
    ? textsOn(page)
        .map(({ words }) => words)
        .join('\n')
    : '';
const codesOn = ({ items }: Page): readonly Tagged[] =>
  items.filter(({ alternative = '' }) => alternative.includes('#'));

/** Where a work shows; all other parts come from the box. */
const OWN_PARTS: Readonly<Record<GameId, readonly PartName[]>> = {
  donjonz: ['cards'],
  'dice-and-danger': ['sheets'],
  'dungeon-pen': ['sheets'],
  'the-dungeon': ['characters'],
};

async function laid(id: GameId, text: string, order = USUAL_ORDER) {
  const book: Linked = { ...(await bookOf(id, text)), parts: OWN_PARTS[id] };
  return { book, pages: printPages(await loadPrinted(id), order, book) };
}

describe.each(SHELF)('a work of %s', id => {
  test('has its name and its author on the first page and on all others its name', async () => {
    const { book, pages } = await laid(id, await textOf(id, HEADING));
    expect(wordsOn(pages[0])).toMatch(/^The Leaky Cellar\n(by )?by Mira · for /);
    for (const page of pages) expect(wordsOn(page)).toContain(HEADING.name);
    const { title, author } = titleOf(await loadPrinted(id), 'en', book);
    expect([title.startsWith('The Leaky Cellar · '), author]).toEqual([true, 'Mira']);
  });

  test('has a code that leads to it', async () => {
    const text = await textOf(id, HEADING);
    const { book, pages } = await laid(id, text);
    const [code] = pages.flatMap(codesOn);
    expect(code?.alternative).toBe(`A code that leads to ${book.link}`);
    expect(await unpacked(book.link.split('#')[1] ?? '', 100_000)).toEqual({ value: [text] });
  });

  test.each(ORDERS_OF_WORKS.map(order => [toldOf(order), order] as const))(
    'leaves its edges and its cuts free and can be read, whatever is called as long as can be, on %s',
    async (_, order) => {
      const heading = { name: LONGEST_NAME, author: LONGEST_NAME };
      const { pages } = await laid(id, await textOf(id, heading, LONGEST_NAME), order);
      expect(pages.flatMap(codesOn).length).toBeGreaterThan(0);
      for (const page of pages) {
        expect([strayOn(page), smallOn(page), page.items.flatMap(endangeredOn)]).toEqual([[], [], []]);
        for (const code of codesOn(page)) {
          expect(moduleOf(code)).toBeGreaterThanOrEqual(SMALLEST_MODULE - 0.001);
          const quiet = quietBox(code);
          expect(page.items.filter(item => item !== code && isAt(item, quiet))).toEqual([]);
        }
      }
    },
  );
});

const moduleOf = (code: Tagged): number => drawnOn(code)[0]?.scale ?? 0;

/** A code with the white around it without which no camera finds it. */
function quietBox(code: Tagged): Box {
  const [x, y, width, height] = extentOf(code) ?? [0, 0, 0, 0];
  const edge = 4 * moduleOf(code);
  return [x - edge, y - edge, width + 2 * edge, height + 2 * edge];
}

function isAt(item: Tagged, [x, y, width, height]: Box): boolean {
  const words = wordsOf(item);
  const [left, top, across, down] = extentOf(item) ?? [0, 0, 0, 0];
  if (words.length === 0) return left < x + width && left + across > x && top < y + height && top + down > y;
  return words.some(({ ends: [from, to] }) => from[1] > y && from[1] < y + height && from[0] < x + width && to[0] > x);
}

test('a link of which no code can be read has none', async () => {
  const book: Book = { ...(await bookOf('donjonz', await textOf('donjonz', HEADING))) };
  const site = { address: 'https://oubliette.example/donjonz', link: `https://oubliette.example/#${'a'.repeat(1400)}` };
  const pages = printPages(await loadPrinted('donjonz'), USUAL_ORDER, { ...book, site });
  expect(pages.flatMap(codesOn)).toEqual([]);
});

test.each([
  ['The Leaky Cellar', 'the-leaky-cellar'],
  ['  Où ça ?! ', 'où-ça'],
  ['../../etc/passwd', 'etc-passwd'],
  ['地下牢', '地下牢'],
  ['…', ''],
])('the file of %s is called %s', (name, file) => {
  expect(fileNameOf({ name })).toBe(file);
});
