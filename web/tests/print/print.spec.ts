import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { testAccess } from '../support/access.ts';

const folder = mkdtempSync(join(tmpdir(), 'oubliette-print-page-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...parameters: readonly string[]): string =>
  execFileSync(program, parameters, { encoding: 'utf8', maxBuffer: 64e6 });
const textOf = (file: string): string => run('pdftotext', '-layout', file, '-');
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: NAMES[locale].save }).click(),
  ]);
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

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['fr-FR', 'fr'],
] as const)
  test.describe(locale, () => {
    test.use({ locale });

    for (const game of ['donjonz', 'dice-and-danger', 'dungeon-pen', 'the-dungeon'])
      test(`${game}: page and terminal print the same, in ${language}`, async ({ page, baseURL }) => {
        await open(page, `/print/${game}`);
        const here = await saved(page, `${game}-${language}.pdf`, locale);
        const there = printed(game, `${game}-${language}-cli.pdf`, '--language', language, '--origin', String(baseURL));
        expect(pagesOf(here)).toBe(pagesOf(there));
        expect(textOf(here)).toBe(textOf(there));
        expect(run('qpdf', '--check', here)).toContain('No syntax or stream encoding errors');
        expect(run('pdfinfo', here)).toMatch(/Tagged: +yes/);
      });
  });

test('what is chosen is what is printed: parts, paper, ink, backs and an offset', async ({ page, baseURL }) => {
  await open(page, '/print/dungeon-pen');
  for (const part of ['Sheets', 'Junk cards', 'Characters', 'Rules']) await partBox(page, part).uncheck();
  await page.getByRole('button', { name: 'Letter' }).click();
  await page.getByRole('group', { name: 'cards' }).getByRole('button', { name: 'low ink' }).click();
  await page.getByRole('button', { name: 'duplex' }).click();
  await page.getByLabel('to the right, in mm').fill('0.5');
  await page.getByLabel('down, in mm').fill('-9');
  await expect(page.getByText('From −4 to 4 millimetres')).toBeVisible();
  await page.getByLabel('down, in mm').fill('-1');
  await expect(page.getByText('From −4 to 4 millimetres')).toHaveCount(0);
  await expect(page.getByText('Dungeon Pen, 8 pages, ready to cut')).toBeVisible();
  const here = await saved(page, 'chosen.pdf');
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
  ];
  const there = printed('dungeon-pen', 'chosen-cli.pdf', ...flags, '--origin', String(baseURL));
  expect(textOf(here)).toBe(textOf(there));
  expect(run('pdfinfo', here)).toContain('612 x 792');
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
