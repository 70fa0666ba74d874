import { mkdtempSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { print } from './print.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-print-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flags = { out: join(folder, 'game.pdf'), paper: 'a4', ink: 'colour', language: 'en' };

test('a part of a game is written, with the page that has the ruler', async () => {
  const answer = await print('donjonz', { ...flags, parts: 'inventory' });
  const pdf = readFileSync(flags.out);
  expect(answer).toMatchObject({ json: { file: flags.out, pages: 2, bytes: pdf.length }, fits: true });
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
});

test.each([
  ['chess', {}, "There is no game 'chess'"],
  ['donjonz', { paper: 'a5' }, "--paper takes a4, letter, not 'a5'."],
  ['donjonz', { ink: 'gold' }, "--ink takes colour, grey, low, not 'gold'."],
  ['donjonz', { language: 'la' }, "--language takes en, fr, not 'la'."],
  ['donjonz', { parts: 'cards,tiles' }, "--parts takes cards, inventory, rules, not 'tiles'."],
  ['donjonz', { parts: 'rules', out: join(folder, 'no/such/folder.pdf') }, 'cannot be written'],
])('bad input: %s %j', async (game, wrong, sentence) => {
  const out = join(folder, 'unwritten.pdf');
  expect(await print(game, { ...flags, out, ...wrong })).toEqual({
    complaint: expect.stringContaining(sentence) as string,
  });
  expect(existsSync(out)).toBe(false);
});
