import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Checkout, checkout } from '../../../scripts/tests/checkout.ts';
import { begin, choose } from '../companion/table.ts';
import { followLink, layTable, leaveAll, ME, OPEN, somebody } from '../online/tables.ts';
import { checkAccess } from '../support/access.ts';
import { board, prompt, result, side } from '../support/page.ts';

/** What is built, and what it is built by. */
const SOURCES = ['art', 'bin', 'bots', 'cli', 'games', 'kernel', 'print', 'scripts', 'server', 'wire'];
const PAGE = ['build', 'index.html', 'public', 'src', 'worker', 'tsconfig.json', 'vite.config.ts'].map(
  path => `web/${path}`,
);
const SETUP = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
/** The line that puts a game on the shelf. */
const SHELF = /^export const SHELF = \[(.*)\] as const;$/m;

const port = String(Number(process.env['TEST_PORT'] ?? 4173) + 100);
test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

let place: Checkout;
let server: ChildProcess;

/** A checkout with a folder more in each layer and a name more on the shelf. */
test.beforeAll(async () => {
  test.setTimeout(300_000);
  place = checkout(...SOURCES, ...PAGE, ...SETUP);
  for (const folder of readdirSync(import.meta.dirname, { withFileTypes: true }))
    if (folder.isDirectory())
      cpSync(join(import.meta.dirname, folder.name), join(place.folder, folder.name), { recursive: true });
  place.edit('games/shelf.ts', text => text.replace(SHELF, "export const SHELF = [$1, 'rungs'] as const;"));
  const { code, stderr } = place.run('node', 'scripts/ensure.mjs');
  expect(code, stderr).toBe(0);
  server = spawn(process.execPath, ['dist/cli.js', 'serve'], {
    cwd: place.folder,
    env: { ...process.env, PORT: port, OUBLIETTE_DATA: join(place.folder, 'data') },
    stdio: 'ignore',
  });
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
});

test.afterEach(leaveAll);

test.afterAll(async () => {
  server.kill();
  await new Promise(resolve => server.once('exit', resolve));
  place.remove();
});

const isOpen = async (): Promise<boolean> =>
  (await fetch(`http://localhost:${port}/healthz`).catch(() => undefined))?.ok ?? false;

const climb = (page: Page): Promise<void> => side(page).getByRole('button', { name: 'Climb one rung' }).click();

test('it stands on the shelf, is called by its name in both languages, and has its rules', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Rungs/ })
    .first()
    .click();
  await expect(page.getByRole('group', { name: 'The ladder' })).toBeVisible();
  await checkAccess(page);
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.getByText('RU-4')).toBeVisible();
  await checkAccess(page);
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('it is French', async ({ page }) => {
    await page.goto('/rungs');
    await expect(page).toHaveTitle(/Échelons/);
    await expect(page.getByRole('group', { name: 'L’échelle' })).toBeVisible();
  });
});

test('RU-1 RU-4 it is played alone, with a hint, taken back, to the result and the replay', async ({ page }) => {
  await page.goto('/rungs');
  await page.locator('.game-go .button-go').click();
  await expect(prompt(page)).toHaveText('Climb, or leap?');
  await page.keyboard.press('h');
  await expect(page.getByText('A hint: leap.')).toBeVisible();
  await climb(page);
  await expect(board(page).getByRole('img', { name: /: 1\/6$/ })).toBeVisible();
  await checkAccess(page);
  await page.keyboard.press('u');
  await expect(board(page).getByRole('img', { name: /: 0\/6$/ })).toBeVisible();
  for (let rung = 1; rung <= 6; rung++) {
    await climb(page);
    await expect(board(page).getByRole('img', { name: new RegExp(`: ${rung}/6$`) })).toBeVisible();
  }
  await expect(result(page)).toContainText('Out');
  await checkAccess(page);
  await expect(result(page).getByRole('button', { name: 'What did it teach?' })).toHaveCount(0);
  await result(page).getByText('Replay', { exact: true }).click();
  await expect(page.locator('.step-bar')).toBeVisible();
  await checkAccess(page);
});

test('RU-1 RU-2 two play it at one screen, in turn, on twelve rungs', async ({ page }) => {
  await page.goto('/rungs');
  await page.getByRole('group', { name: 'The ladder' }).getByLabel('has twelve rungs').check();
  const seats = page.getByRole('group', { name: 'Who plays' });
  await seats.getByLabel('2', { exact: true }).check();
  await seats.getByLabel('Who sits in seat 2').selectOption({ label: 'A person' });
  await page.locator('.game-go .button-go').click();
  await climb(page);
  await expect(board(page).getByRole('img', { name: /: 1\/12, .*: 0\/12$/ })).toBeVisible();
  await climb(page);
  await expect(board(page).getByRole('img', { name: /: 1\/12, .*: 1\/12$/ })).toBeVisible();
});

test('RU-3 with real dice it is typed in by what its rules list, in words', async ({ page }) => {
  await begin(page, 'rungs');
  await side(page).getByRole('button', { name: 'Leap' }).click();
  await expect(prompt(page)).toHaveText('What did chance do?');
  await checkAccess(page);
  await choose(page, 'Gain 3');
  await expect(board(page).getByRole('img', { name: /: 3\/6$/ })).toBeVisible();
});

test('a bot plays it', async ({ page }) => {
  await page.goto('/rungs');
  const seats = page.getByRole('group', { name: 'Who plays' });
  await seats.getByLabel('2', { exact: true }).check();
  await seats.getByLabel('Who sits in seat 2').selectOption({ label: 'Easy bot' });
  await page.locator('.game-go .button-go').click();
  await climb(page);
  await expect(page.locator('.log')).toContainText(/leaps, gains \d/);
});

test('it is played online by a link', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const links = await layTable(ann, 'rungs', [ME, OPEN]);
  await ann.goto(`/rungs/online/${links.match}`);
  await followLink(ben, { game: 'rungs', links }, 'Ben');
  for (let round = 1; round <= 5; round++) {
    await climb(ann);
    await climb(ben);
  }
  await climb(ann);
  await expect(result(ann)).toContainText('You win');
  await expect(result(ben)).toContainText('Ann wins');
});

test('the terminal lists it, plays it, checks its laws and makes its schemas', () => {
  expect(place.run('node', 'dist/cli.js', 'games').stdout).toMatch(/^rungs +1 +1-2 +ladder=six +random easy$/m);
  const simulated = place.run('node', 'dist/cli.js', 'simulate', 'rungs', '--games', '20', '--seed', 'x', '--json');
  expect(JSON.parse(simulated.stdout)).toMatchObject({ games: 20 });
  expect(place.run('node', 'dist/cli.js', 'fuzz', 'rungs', '--seconds', '1')).toMatchObject({ code: 0 });
  expect(place.run('node', 'scripts/schemas.mjs').stderr).toMatch(/^oubliette: rungs: \d+ characters$/m);
});
