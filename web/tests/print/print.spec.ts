import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { textOf as textOfWork } from '../../../print/tests/works.ts';
import { writeWorkLink } from '../../../wire/work-link.ts';
import { testAccess } from '../support/access.ts';
import { PHONE } from '../support/page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-print-page-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...parameters: readonly string[]): string =>
  execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 64e6 });
const textOf = (file: string): string => run('pdftotext', '-layout', file, '-');
/** The first page, of which only the code is no text. */
const pictureOf = (file: string): string =>
  execFileSync('pdftoppm', ['-r', '150', '-l', '1', file], { maxBuffer: 64e6 }).toString('base64');
const pagesOf = (file: string): string | undefined => /Pages: +(\d+)/.exec(run('pdfinfo', file))?.[1];

/** The page once its first page lies there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.print-large svg').first().waitFor();
}

const partBox = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: new RegExp(`^${name} `) });

const NAMES = {
  'en-GB': { make: 'Make the PDF', save: 'Save the PDF' },
  'fr-FR': { make: 'Créer le PDF', save: 'Enregistrer le PDF' },
} as const;

/** Makes the file in the page and saves it. */
async function saved(page: Page, name: string, locale: keyof typeof NAMES = 'en-GB'): Promise<string> {
  await page.getByRole('button', { name: NAMES[locale].make }).click();
  const link = page.getByRole('link', { name: NAMES[locale].save });
  // Dozens of drawn pages are written in the page: seconds of one core.
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const file = join(folder, name);
  await download.saveAs(file);
  return file;
}

/** The same in the terminal. */
function printed(game: string, name: string, ...flags: readonly string[]): string {
  const file = join(folder, name);
  run(process.execPath, 'dist/cli.js', 'print', game, '--out', file, ...flags);
  return file;
}

/** Each game in one of the languages; what either language prints is held by print/golden.test.ts. */
const PRINTED = [
  ['en-GB', 'en', ['donjonz', 'the-dungeon']],
  ['fr-FR', 'fr', ['dice-and-danger', 'dungeon-pen']],
] as const;

for (const [locale, language, games] of PRINTED)
  test.describe(locale, () => {
    test.use({ locale });

    for (const game of IS_EVERY_SCREEN ? SHELF : games)
      test(`${game}: page and terminal print the same, in ${language}`, ON_EVERY_SCREEN, async ({ page, baseURL }) => {
        await open(page, `/print/${game}`);
        const here = await saved(page, `${game}-${language}.pdf`, locale);
        const there = printed(game, `${game}-${language}-cli.pdf`, '--language', language, '--origin', String(baseURL));
        expect(pagesOf(here)).toBe(pagesOf(there));
        expect(textOf(here)).toBe(textOf(there));
        expect(run('qpdf', '--check', here)).toContain('No syntax or stream encoding errors');
        expect(run('pdfinfo', here)).toMatch(/Tagged: +yes/);
      });
  });

test('what is chosen is what is printed: a work, parts, paper, ink, backs and an offset', async ({ page, baseURL }) => {
  const text = await textOfWork('dungeon-pen', { name: 'The Leaky Cellar', author: 'Mira' });
  await open(page, `/print/dungeon-pen#${await writeWorkLink({ text })}`);
  for (const part of ['Sheets', 'Junk cards', 'Characters', 'Rules']) await partBox(page, part).uncheck();
  await page.getByRole('button', { name: 'Letter' }).click();
  await page.getByRole('group', { name: 'cards' }).getByRole('button', { name: 'low ink' }).click();
  await page.getByRole('button', { name: 'duplex' }).click();
  await page.getByLabel('to the right, in mm').fill('0.5');
  await page.getByLabel('down, in mm').fill('-9');
  await expect(page.getByText('From −4 to 4 millimetres')).toBeVisible();
  await page.getByLabel('down, in mm').fill('-1');
  await expect(page.getByText('From −4 to 4 millimetres')).toHaveCount(0);
  await expect(page.getByText('The Leaky Cellar, 8 pages, ready to cut')).toBeVisible();
  const here = await saved(page, 'chosen.pdf');
  await expect(page.locator('a[download="the-leaky-cellar-dungeon-pen-letter-en.pdf"]')).toBeVisible();
  const work = join(folder, 'work.txt');
  writeFileSync(work, text);
  const flags = [
    '--paper',
    'letter',
    '--ink',
    'events=low',
    '--backs',
    'duplex',
    '--offset',
    '0.5,-1',
    '--parts',
    'events',
    '--work',
    work,
  ];
  const there = printed('dungeon-pen', 'chosen-cli.pdf', ...flags, '--origin', String(baseURL));
  expect(textOf(here)).toBe(textOf(there));
  expect(run('pdfinfo', here)).toMatch(/Title: +The Leaky Cellar · Dungeon Pen\nAuthor: +Mira[^]*612 x 792/);
  // With the code, which leads to the work from either.
  expect(pictureOf(here)).toBe(pictureOf(there));
});

test('a printer is remembered, and nothing to print is said', async ({ page }) => {
  await open(page, '/print/donjonz');
  await page.getByRole('button', { name: 'Letter' }).click();
  for (const part of ['Cards', 'Inventory sheets', 'Rules']) await partBox(page, part).uncheck();
  await expect(page.getByText('Tick something to print.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Letter' })).toHaveAttribute('aria-pressed', 'true');
});

test('pages are turned by keys, by buttons and by their piles', async ({ page }) => {
  await open(page, '/print/donjonz');
  await expect(page.getByText('page 1 of 6 · ruler and advice')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('img', { name: 'Page 2 as it will be printed: Cards' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('page 1 of 6 · ruler')).toBeVisible();
  await page.getByRole('button', { name: '5–6 · Rules' }).click();
  await expect(page.getByText('page 5 of 6 · Rules')).toBeVisible();
});

test('a code on a sheet leads to the page on which that sheet is chosen', async ({ page }) => {
  await page.goto('/dungeon-pen?dungeon=crossing&nonsense=1');
  await expect(page.getByRole('radio', { name: /Crossing/ })).toBeChecked();
});

test('a match is printed from its table as far as it was played', async ({ page }) => {
  await page.goto('/donjonz');
  await page.getByRole('link', { name: 'Print it' }).waitFor();
  await page.locator('.game-go .button-go').click();
  await page.getByRole('button', { name: 'Finish it on paper' }).click();
  await page.locator('.print-large svg').first().waitFor();
  await expect(partBox(page, 'The match')).toBeChecked();
  await expect(partBox(page, 'Rules')).not.toBeChecked();
  expect(textOf(await saved(page, 'match.pdf'))).toContain('A match under way, to be finished on paper.');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a file is made by touch', async ({ page }) => {
    await open(page, '/print/donjonz');
    expect(pagesOf(await saved(page, 'phone.pdf'))).toBe('6');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('for everybody', () => {
  testAccess([
    ['the page that prints', page => open(page, '/print/donjonz')],
    [
      'with backs on the other side',
      async page => {
        await open(page, '/print/dungeon-pen');
        await page.getByRole('button', { name: 'duplex' }).click();
        await page.getByText('Test page').waitFor();
      },
    ],
  ]);
});
