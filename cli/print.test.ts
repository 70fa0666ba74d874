import { execFileSync } from 'node:child_process';
import { mkdtempSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';
import { afterAll, expect, test } from 'vitest';
import type { Box } from '../art/figure.ts';
import { SHELF } from '../games/shelf.ts';
import { loadPrinted } from '../print/load.ts';
import { printPages } from '../print/print.ts';
import { USUAL_ORDER } from '../print/tests/order.ts';
import { extentOf } from '../print/tests/pages.ts';
import { darknessAt, drawnFrom, type Rendered } from '../print/tests/rendered.ts';
import { bookOf, textOf } from '../print/tests/works.ts';
import { print } from './print.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const usual = { paper: 'a4', ink: 'colour', language: 'en', backs: 'fold', offset: '0,0' };
const flags = { out: join(folder, 'game.pdf'), ...usual };

test('a part of a game is written, with the page that has the ruler', async () => {
  const answer = await print('donjonz', { ...flags, parts: 'inventory' });
  const pdf = readFileSync(flags.out);
  expect(answer).toMatchObject({ json: { file: flags.out, pages: 2, bytes: pdf.length }, fits: true });
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test.each(SHELF)('the code on a printed work of %s is that of a link which holds it', async game => {
  const work = join(folder, `${game}.txt`);
  const origin = 'https://oubliette.example';
  writeFileSync(work, await textOf(game, { name: 'The Leaky Cellar', author: 'Mira' }));
  await print(game, { ...flags, parts: 'test', work, origin });
  const { link, ...book } = await bookOf(game, readFileSync(work, 'utf8'), `${origin}/${game}`);
  const [cover] = printPages(await loadPrinted(game), USUAL_ORDER, { ...book, parts: [] });
  const code = cover?.items.find(({ alternative = '' }) => alternative.endsWith(link));
  const { data } = encode(link, { ecc: 'L', border: 0 });
  const [picture] = drawnFrom(flags.out, { dots: 10, colours: 'grey' }, 1);
  expect(code && picture && modulesIn(picture, extentOf(code), data.length)).toEqual(data);
  expect(execFileSync('pdfinfo', [flags.out], { encoding: 'utf8' })).toMatch(
    /Title: +The Leaky Cellar · .*\nAuthor: +Mira/,
  );
});

/** Row by row, from a picture with ten dots to the millimetre: the middle of each. */
function modulesIn(picture: Rendered, box: Box | undefined, count: number): readonly boolean[][] {
  const [left, top, width] = box ?? [0, 0, 0, 0];
  const middle = (from: number, i: number): number => Math.floor((from + ((i + 0.5) * width) / count) * 10);
  const places = Array.from({ length: count }, (_, i) => i);
  return places.map(row => places.map(column => darknessAt(picture, middle(left, column), middle(top, row)) > 128));
}

test('the tiles of a work are printed in place of those of the box', async () => {
  const work = join(folder, 'set.txt');
  writeFileSync(work, 'start DDDD\n9 corridor O-O-\n2 storeroom --D-\n1 hidden-passage --D-\n');
  // Thirteen tiles, twelve to a page, and the page that has the ruler.
  expect(await print('the-dungeon', { ...flags, parts: 'tiles', work })).toMatchObject({ json: { pages: 3 } });
});

test.each([
  ['chess', {}, "There is no game 'chess'"],
  ['donjonz', { paper: 'a5' }, "--paper takes a4, letter, not 'a5'."],
  ['donjonz', { ink: 'gold' }, "--ink takes colour, grey, low, not 'gold'."],
  ['donjonz', { language: 'la' }, "--language takes en, fr, not 'la'."],
  ['donjonz', { parts: 'cards,tiles' }, "--parts takes cards, inventory, rules, test, not 'tiles'."],
  ['donjonz', { ink: 'cards=gold' }, "--ink takes colour, grey, low, not 'gold'."],
  ['donjonz', { ink: 'tiles=grey' }, "--ink takes cards, inventory, rules, not 'tiles'."],
  ['donjonz', { ink: 'cards' }, "--ink takes colour, grey, low, not 'cards'."],
  ['donjonz', { backs: 'glued' }, "--backs takes fold, duplex, none, not 'glued'."],
  ['donjonz', { offset: '1' }, "--offset takes two numbers from -4 to 4, as in 0.5,-1, not '1'."],
  ['donjonz', { offset: '1,9' }, 'from -4 to 4'],
  ['donjonz', { origin: 'oubliette' }, '--origin takes the address of a server'],
  ['donjonz', { origin: 'ftp://oubliette.example' }, '--origin takes the address of a server'],
  ['donjonz', { set: ['deck=nonsense'] }, '(DZ-2)'],
  ['donjonz', { work: 'package.json' }, 'DZ-2'],
  ['donjonz', { work: join(folder, 'none.txt') }, 'none.txt does not exist'],
  ['donjonz', { work: 'package.json', match: 'package.json' }, '--work does not go with --match.'],
  ['donjonz', { seats: '2' }, '--seats takes a whole number from 1 to 1'],
  ['donjonz', { seat: '1' }, '--seat goes with --match.'],
  ['donjonz', { match: join(folder, 'none.json') }, 'none.json'],
  ['donjonz', { match: 'package.json' }, 'is not a transcript of donjonz'],
  ['the-dungeon', { match: 'games/donjonz/transcripts/fallen.json' }, 'is not a transcript of the-dungeon'],
  ['donjonz', { match: 'games/donjonz/transcripts/fallen.json', seat: '2' }, '--seat takes a whole number from 1 to 1'],
  ['donjonz', { parts: 'rules', out: join(folder, 'no/such/folder.pdf') }, 'cannot be written'],
])('bad input: %s %j', async (game, wrong, sentence) => {
  const out = join(folder, 'unwritten.pdf');
  expect(await print(game, { ...flags, out, ...wrong })).toEqual({
    complaint: expect.stringContaining(sentence) as string,
  });
  expect(existsSync(out)).toBe(false);
});

const told = async (game: string, changed: object): Promise<string> => {
  await print(game, { ...flags, ...changed });
  return execFileSync('pdftotext', ['-layout', flags.out, '-'], { encoding: 'utf8' });
};

test('options choose what is printed, and codes lead to it', async () => {
  const origin = 'https://oubliette.example';
  const text = await told('dungeon-pen', { parts: 'sheets', set: ['dungeon=crossing'], origin });
  expect(text).toContain('The Crossing');
  expect(text).not.toContain('The Pillar Hall');
  expect(text.match(/play it on a screen/g)).toHaveLength(2);
});

test('a match is printed with its story, in either language', async () => {
  const match = 'games/donjonz/transcripts/best-run.json';
  expect(await told('donjonz', { match })).toMatch(/A match that has ended[\s\S]*What happened/);
  expect(await told('donjonz', { match, language: 'fr' })).toMatch(/Une partie terminée[\s\S]*Ce qui s’est passé/);
});

test('every part may have an ink of its own, and the first page can be printed alone', async () => {
  expect(await told('donjonz', { ink: 'cards=low', parts: 'cards,inventory' })).toMatch(/low ink[\s\S]*colour/);
  expect(await print('donjonz', { ...flags, backs: 'duplex', parts: 'test' })).toMatchObject({ json: { pages: 2 } });
});
