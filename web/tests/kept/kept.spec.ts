import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { steps } from '../donjonz/desk.ts';
import { before, transcript } from '../donjonz/transcripts.ts';
import { keep, sitDown } from '../support/keep.ts';
import { board, prompt } from '../support/page.ts';

const played = transcript('fifty-three');

test('everything is saved as one file and read into another browser, where a match goes on', async ({
  page,
  browser,
}) => {
  const id = await keep(page, before(played, 'step', 12));
  await page.goto('/kept');
  await expect(page.getByText('one match', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The browser (?:has promised|may throw)/)).toBeVisible();
  const save = async (): Promise<string> => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a file' }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(/^oubliette-\d{4}-\d{2}-\d{2}\.json$/);
    return readFileSync(await download.path(), 'utf8');
  };
  const file = await save();
  await page.goto(`/donjonz/play/${id}`);
  await steps(page).first().press('Enter');
  await expect(page.getByText('12 steps, 56 spaces left')).toBeVisible();
  await page.goto('/kept');
  const longer = await save();

  const other = await (await browser.newContext()).newPage();
  const read = async (text: string): Promise<void> => {
    await other.goto('/kept');
    const input = other.getByLabel('Choose a file');
    await input.setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await read(file);
  await expect(other.locator('.kept-tally')).toContainText('Matches1 added');
  await read(longer);
  await expect(other.locator('.kept-tally')).toContainText('Matches1 gone on with');
  await read(file);
  await expect(other.locator('.kept-tally')).toContainText('Matches1 here already');
  await read(file.replace('"by":0', '"by":3').replace('"seq":0', '"seq":7'));
  await expect(other.getByText('Not taken over: matches 1.')).toBeVisible();
  await read(file.slice(0, 40));
  await expect(other.getByText('it does not hold JSON')).toBeVisible();
  await other.goto(`/donjonz/play/${id}`);
  await expect(other.getByText('12 steps, 56 spaces left')).toBeVisible();
  await other.context().close();
});

/** From now on the browser says that its storage is full, as it does when it is. */
const FULL = `for (const name of ['add', 'put'])
  IDBObjectStore.prototype[name] = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

test('a full storage is told before the next move, nothing is played that is not written down, and no match is begun in vain', async ({
  page,
}) => {
  await sitDown(page, before(played, 'step', 12));
  await expect(page.getByText('11 steps, 57 spaces left')).toBeVisible();
  await page.evaluate(FULL);
  await steps(page).first().press('Enter');
  await expect(board(page).getByText('The browser could not write this down, so it was not played.')).toBeVisible();
  await expect(page.getByText('11 steps, 57 spaces left')).toBeVisible();
  await page.reload();
  await expect(page.getByText('11 steps, 57 spaces left')).toBeVisible();

  await page.addInitScript(FULL);
  await page.reload();
  await expect(board(page).getByText('The storage of this browser is nearly full')).toBeVisible();
  await board(page).getByRole('link', { name: 'What is kept here' }).click();
  await expect(page.getByRole('heading', { name: 'What this browser keeps' })).toBeVisible();
  await page.goto('/dice-and-danger');
  await page.locator('.game-go').getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not write this match down' })).toBeVisible();
  await page.goto(`/donjonz/deal/${'ab'.repeat(16)}`);
  await expect(page.getByText('The browser could not write this match down')).toBeVisible();
  await page.goto('/daily');
  await page
    .getByRole('button', { name: /^Play today/ })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not write this match down' })).toBeVisible();
});

test('the first match is told for how long it is kept, and the second is not', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  const slip = page.locator('.note-slip');
  const begin = async (): Promise<void> => {
    await page.goto('/donjonz');
    await page.locator('.game-go').getByRole('button').click();
    await expect(prompt(page)).toHaveText(/card 1 of 11/);
  };
  await begin();
  await expect(slip).toHaveText(/^Goal:/);
  await slip.getByRole('button', { name: 'Close' }).click();
  await expect(slip).toHaveText(/^(?:The browser has promised to keep|This match stays in the browser)/);
  await slip.getByRole('button', { name: 'Close' }).click();
  await begin();
  await expect(slip).toHaveCount(0);
  await context.close();
});

/** As browsers do that are told to keep nothing. */
const REFUSED = `
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: () => { throw new DOMException('blocked', 'SecurityError'); } });`;

test('a browser that keeps nothing says so before a match and at the table, and is played with all the same', async ({
  page,
}) => {
  await page.addInitScript(REFUSED);
  await page.goto('/');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /DonjonZ/ })
    .click();
  await page.locator('.game-go').getByRole('button').click();
  await expect(page.locator('.note-slip')).toContainText('the match will be gone when the page is closed');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
});

test('what could not be written down because the drawer is full is told, on whatever page that is', async ({
  page,
}) => {
  await page.goto('/dungeon-pen');
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2)
      try {
        for (let i = 0; i < 8; i++) localStorage.setItem(`filled/${size}/${i}`, 'x'.repeat(size));
      } catch {
        // Smaller pieces still find room.
      }
  });
  await page.getByRole('button', { name: 'No, thanks' }).click();
  const notice = page.locator('[role="status"] > .full-notice');
  await expect(notice).toContainText('The storage of this browser is full');
  await notice.getByRole('link', { name: 'What is kept here' }).click();
  await expect(page.getByRole('heading', { name: 'What this browser keeps' })).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();
});
