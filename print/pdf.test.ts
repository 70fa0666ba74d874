import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFonts } from '../cli/print.ts';
import { writePdf } from './pdf.ts';
import { pagesFor } from './tests/pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-paper-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = await pagesFor('donjonz', { language: 'fr', paper: 'letter' });
const made = new Date('2026-01-01T00:00:00Z');
const bytes = await writePdf(pages, { title: 'DonjonZ', language: 'fr', fonts: await readFonts(), made });
const file = join(folder, 'donjonz.pdf');
writeFileSync(file, bytes);

const run = (program: string, ...parameters: readonly string[]): string =>
  execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 64e6 });

test('the document is sound', () => {
  expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors');
});

test('it is tagged, has a title and speaks its language', () => {
  const told = run('pdfinfo', file);
  expect(told).toMatch(/Title: +DonjonZ/);
  expect(told).toMatch(/Tagged: +yes/);
  const { qpdf } = JSON.parse(run('qpdf', '--json', '--json-key=qpdf', file)) as { qpdf: [unknown, object] };
  expect(JSON.stringify(qpdf[1])).toContain('"/Lang":"u:fr"');
});

test('every page has the size of the paper', () => {
  const sizes = run('pdfinfo', '-f', '1', '-l', String(pages.length), file).match(/Page +\d+ size: +[\d.]+ x [\d.]+/g);
  expect(sizes).toHaveLength(pages.length);
  for (const size of sizes ?? []) expect(size).toMatch(/612 x 792$/);
});

test('all fonts are embedded, and only the letters that are used', () => {
  const fonts = run('pdffonts', file).trim().split('\n').slice(2);
  expect(fonts.length).toBeGreaterThan(2);
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes +\d+ +\d+$/);
});

test('its words can be read and searched, accents and all', () => {
  const text = run('pdftotext', '-layout', file, '-');
  expect(text).toContain('Cette règle mesure 100');
  expect(text).toContain('Monstres battus');
  expect(text).not.toContain('\ufffd');
});

test('structure tells headings and figures by what is on them', () => {
  const told = run('pdfinfo', '-struct-text', file);
  expect(told).toMatch(/H1 \(block\)\s+"DonjonZ"/);
  expect(told).toContain('Figure');
});

const DOTS_PER_MILLIMETRE = 10;

test('the ruler of the first page is 100 mm long on paper', () => {
  const picture = execFileSync('pdftoppm', ['-r', '254', '-gray', '-f', '1', '-l', '1', file], { maxBuffer: 64e6 });
  const [header = '', width = '0'] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(picture.subarray(0, 60).toString('latin1')) ?? [];
  const rows = picture.subarray(header.length);
  expect(longestRun(rows, Number(width)) / DOTS_PER_MILLIMETRE).toBeCloseTo(100, 0);
  expect(Math.abs(longestRun(rows, Number(width)) - 100 * DOTS_PER_MILLIMETRE)).toBeLessThanOrEqual(3);
});

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
  const again = await writePdf(pages, { title: 'DonjonZ', language: 'fr', fonts: await readFonts(), made });
  expect(Buffer.compare(bytes, again)).toBe(0);
});
