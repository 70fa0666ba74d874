import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readFonts } from '../cli/print.ts';
import type { GameId } from '../games/shelf.ts';
import { type Binding, writePdf } from './pdf.ts';
import type { PrintedPage } from './print.ts';
import { ORDERS } from './tests/order.ts';
import { pagesFor } from './tests/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-paper-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...parameters: readonly string[]): string =>
  execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 64e6 });

/** Every game in an order of its own: both papers, both languages, every ink and every place for backs. */
const PRINTED = [
  ['donjonz', 1, ['Cette règle mesure 100', 'Monstres battus']],
  ['dice-and-danger', 2, ['This ruler is 100 mm', 'Boss wounds']],
  ['dungeon-pen', 4, ['This ruler is 100 mm', 'padding: stops you']],
  ['the-dungeon', 3, ['Cette règle mesure 100', 'Carte', 'Esprit']],
] as const satisfies readonly (readonly [GameId, number, readonly string[]])[];

const POINTS = 72 / 25.4;
const near = (millimetres: number): number => Math.round(millimetres * POINTS);

describe.each(PRINTED)('a PDF of %s', (id, number, words) => {
  const order = ORDERS[number];
  const file = join(folder, `${id}.pdf`);
  const made = (async () => {
    const pages = await pagesFor(id, order);
    const binding: Binding = {
      title: `All of ${id}`,
      author: 'Mira',
      language: order?.language ?? 'en',
      fonts: await readFonts(),
      made: new Date('2026-01-01T00:00:00Z'),
    };
    const bytes = await writePdf(pages, binding);
    writeFileSync(file, bytes);
    return { pages, binding, bytes };
  })();

  test('is sound, is tagged, has a title and speaks its language', async () => {
    const { binding } = await made;
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
    const told = run('pdfinfo', file);
    expect(told).toMatch(new RegExp(`Title: +All of ${id}\\nAuthor: +Mira`));
    expect(told).toMatch(/Tagged: +yes/);
    const { qpdf } = JSON.parse(run('qpdf', '--json', '--json-key=qpdf', file)) as { qpdf: [unknown, object] };
    expect(JSON.stringify(qpdf[1])).toContain(`"/Lang":"u:${binding.language}"`);
  });

  test('has pages of the size of the paper, each as it lies', async () => {
    const { pages } = await made;
    const told = run('pdfinfo', '-f', '1', '-l', String(pages.length), file).matchAll(/size: +([\d.]+) x ([\d.]+)/g);
    const sizes = Array.from(told, ([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
    expect(sizes).toEqual(pages.map(({ size: [width, height] }: PrintedPage) => [near(width), near(height)]));
  });

  test('has all its fonts with it, and only the letters that are used', async () => {
    await made;
    const fonts = run('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes +\d+ +\d+$/);
  });

  test('can be read and searched, accents and all, and tells headings and figures', async () => {
    await made;
    const text = run('pdftotext', '-layout', file, '-');
    for (const word of words) expect(text).toContain(word);
    expect(text).not.toContain('\ufffd');
    const told = run('pdfinfo', '-struct-text', file);
    expect(told).toMatch(/H1 \(block\)\s+"/);
    expect(told).toContain('Figure');
  });

  test('has a ruler that is 100 mm long on paper', async () => {
    await made;
    const picture = execFileSync('pdftoppm', ['-r', '254', '-gray', '-f', '1', '-l', '1', file], { maxBuffer: 64e6 });
    const [header = '', width = '0'] =
      /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(picture.subarray(0, 60).toString('latin1')) ?? [];
    const longest = longestRun(picture.subarray(header.length), Number(width));
    expect(Math.abs(longest - 100 * DOTS_PER_MILLIMETRE)).toBeLessThanOrEqual(3);
  });
});

const DOTS_PER_MILLIMETRE = 10;

/** The longest row of dots that are not white. */
function longestRun(dots: Uint8Array, width: number): number {
  let [longest, dark] = [0, 0];
  dots.forEach((dot, i) => {
    dark = dot > 200 || i % width === 0 ? 0 : dark + 1;
    longest = Math.max(longest, dark);
  });
  return longest;
}

test('the same pages make the same bytes', async () => {
  const pages = await pagesFor('donjonz', { paper: 'letter', language: 'fr' });
  const binding: Binding = { title: 'DonjonZ', language: 'fr', fonts: await readFonts(), made: new Date(0) };
  const [once, again] = [await writePdf(pages, binding), await writePdf(pages, binding)];
  expect(Buffer.compare(once, again)).toBe(0);
});
