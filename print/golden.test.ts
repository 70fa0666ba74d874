// Pages as they looked when somebody last looked at them: the darkness of every square centimetre, as a digit of sixteen.
// PAGES=write npx vitest run --project unit print/golden.test.ts makes them again.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { type GameId, SHELF } from '../games/shelf.ts';
import { loadPrinted } from './load.ts';
import type { Page } from './page.ts';
import type { Order } from './press.ts';
import { printPages } from './print.ts';
import { onPaper, played, transcriptsOf } from './tests/matches.ts';
import { USUAL_ORDER } from './tests/order.ts';
import { pagesFor } from './tests/pages.ts';
import { darknessAt, type Rendered, rendered } from './tests/rendered.ts';
import { bookOf, textOf } from './tests/works.ts';

const CELL = 10;
const LEVELS = 16;
/** Fonts are drawn a little differently by every release of poppler. */
const TOLERANCE = 1;

const WHOLE: readonly Order[] = [
  USUAL_ORDER,
  { ...USUAL_ORDER, paper: 'letter', ink: 'low', language: 'fr', backs: 'duplex' },
];

const pathOf = (id: string, { paper, ink, language }: Order): string =>
  `print/tests/golden/${id}-${paper}-${ink}-${language}.txt`;

/** A line of digits a row. Faint lines count: the scale is that of the root. */
function digitsOf(picture: Rendered): string {
  const rows = Array.from({ length: Math.floor(picture.height / CELL) }, (_, row) =>
    Array.from({ length: Math.floor(picture.width / CELL) }, (__, column) => digitAt(picture, column, row)).join(''),
  );
  return rows.join('\n');
}

function digitAt(picture: Rendered, column: number, row: number): string {
  let sum = 0;
  for (let i = 0; i < CELL * CELL; i++)
    sum += darknessAt(picture, column * CELL + (i % CELL), row * CELL + Math.floor(i / CELL));
  const share = Math.sqrt(sum / (CELL * CELL * 255));
  return Math.min(LEVELS - 1, Math.floor(share * LEVELS)).toString(LEVELS);
}

/** The cells in which two pages differ by more than the hand of a renderer. */
function differences(was: string, is: string): readonly string[] {
  const [before, after] = [was.split('\n'), is.split('\n')];
  return after.flatMap((row, y) =>
    Array.from(row).flatMap((digit, x) => {
      const old = before[y]?.[x] ?? 'none';
      const distance = Math.abs(Number.parseInt(old, LEVELS) - Number.parseInt(digit, LEVELS));
      return distance <= TOLERANCE ? [] : [`${x + 1} cm across, ${y + 1} cm down: ${old} became ${digit}`];
    }),
  );
}

const CASES = SHELF.flatMap(id => [
  ...WHOLE.map(order => [pathOf(id, order), () => pagesFor(id, order), order.language] as const),
  [`print/tests/golden/${id}-samples.txt`, () => samplesOf(id), 'en'] as const,
]);

test.each(CASES)('%s looks as it did', async (path, pagesIn, language) => {
  const pictures = await rendered(await pagesIn(), { dots: 1, colours: 'grey', language });
  const pages = pictures.map(digitsOf);
  if (process.env['PAGES'] === 'write') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${pages.join('\n\n')}\n`);
  }
  const golden = readFileSync(path, 'utf8').trimEnd().split('\n\n');
  expect(pages.length).toBe(golden.length);
  for (const [i, page] of pages.entries())
    expect([`page ${i + 1}`, ...differences(golden[i] ?? '', page)]).toEqual([`page ${i + 1}`]);
});

/** What whole games do not show: grey ink, a work with its long code, a match under way, a keepsake. */
async function samplesOf(id: GameId): Promise<readonly Page[]> {
  const printed = await loadPrinted(id);
  const grey = await pagesFor(id, { ink: 'grey' });
  const text = await textOf(id, { name: 'The Leaky Cellar', author: 'Mira' });
  const work = printPages(printed, USUAL_ORDER, await bookOf(id, text));
  const matches = await Promise.all(
    [0.6, 1].map(async share => {
      const match = onPaper(await played(id, transcriptsOf(id)[0] ?? '', share), 0);
      return printPages(printed, USUAL_ORDER, { rules: '', match }).slice(1, 3);
    }),
  );
  return [...grey.slice(0, 3), ...work.slice(0, 2), ...matches.flat()];
}
