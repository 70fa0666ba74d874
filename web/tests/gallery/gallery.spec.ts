import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { PHONE } from '../support/page.ts';
import { beginFrom, draw } from '../workshop/easel.ts';

const newName = (): string => `Painter ${Date.now() % 100_000_000}`;

/** Somebody with a name of their own; the page knows that the server knows them. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
  await page.goto('/online');
  await page.evaluate(() => localStorage.setItem('oubliette/known', 'true'));
}

const show = (page: Page) => page.getByRole('button', { name: 'Show it in this house’s gallery' });
const card = (page: Page, name: string) => page.locator('.exhibit').filter({ hasText: name });

/** A dungeon with a potion more on either side, at a place of its own: nobody else has drawn it. */
async function drawProved(page: Page, name: string, square: readonly [number, number]): Promise<void> {
  await beginFrom(page, 'The Pillar Hall');
  await page.getByLabel('What it is called').fill(name);
  await page.getByLabel('What it is called').press('Enter');
  await draw(page, 'Potion', square);
  await expect(show(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Let bots try it' }).click();
  await expect(page.locator('.stamp')).toContainText('proved', { timeout: 80_000 });
}

test('a proved work is hung up, found by others, played, reported, and taken away again', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const [author, name] = [newName(), `Cellar ${Date.now() % 1_000_000}`];
  await drawProved(page, name, [0, 0]);
  await show(page).click();
  await expect(page.getByText('The server does not know who you are.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Say who you are' })).toHaveAttribute('href', '/me');
  const work = page.url();
  await signIn(page, author);
  await page.goto(work);
  await expect(page.locator('.stamp')).toContainText('proved');
  await show(page).click();
  await expect(page.getByText('It hangs in the gallery.')).toBeVisible({ timeout: 80_000 });

  const other = await (await browser.newContext()).newPage();
  await other.goto('/workshop');
  await other.getByRole('link', { name: 'Gallery' }).click();
  await expect(card(other, name)).toContainText(`by ${author}`);
  await expect(card(other, name)).toContainText(/Par: \d+ turns/);
  await expect(card(other, name)).toContainText('not played in this house yet');
  await expect(card(other, name).locator('svg.drawing')).toBeVisible();
  await other.getByRole('combobox', { name: 'Game' }).selectOption('DonjonZ');
  await expect(card(other, name)).toHaveCount(0);
  await other.getByRole('combobox', { name: 'Game' }).selectOption('Dungeon Pen');
  await other.getByRole('combobox', { name: 'Order' }).selectOption('The most played first');
  await expect(card(other, name)).toBeVisible();

  await other.getByRole('button', { name: `Report ${name}` }).press('Enter');
  const sheet = other.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Say what is wrong.');
  await sheet.getByLabel('In a sentence or two').fill('It is too green.');
  await sheet.getByRole('button', { name: 'Send the report' }).click();
  await expect(sheet.getByText('Thank you.')).toBeVisible();
  await other.keyboard.press('Escape');

  await other.getByRole('link', { name: `Play ${name}` }).click();
  await expect(other.getByRole('heading', { name })).toBeVisible();
  await expect(other.getByText(`drawn by ${author}`)).toBeVisible();
  await other.goto('/gallery');
  await other.getByRole('button', { name: `Open ${name} in the workshop` }).click();
  await expect(other.getByLabel('What it is called')).toHaveValue(name);

  await page.goto('/gallery');
  await page.getByRole('button', { name: `Take ${name} away` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
  await expect(card(page, name)).toHaveCount(0);
});

test('a wall that does not answer says so, and is asked again', async ({ page }) => {
  await page.route('**/api/gallery*', route => route.abort());
  await page.goto('/gallery');
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await page.unroute('**/api/gallery*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server does not answer.')).toHaveCount(0);
});

test('a house without a gallery offers none', async ({ page }) => {
  await page.route('**/api/house', route => route.fulfill({ json: { gallery: false } }));
  const none = { fault: 'no-gallery', sentence: 'This server has no gallery.' };
  await page.route('**/api/gallery*', route => route.fulfill({ status: 404, json: none }));
  await page.goto('/workshop');
  await expect(page.getByRole('button', { name: 'A new deck' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gallery' })).toHaveCount(0);
  await beginFrom(page, 'The Pillar Hall');
  await expect(show(page)).toHaveCount(0);
  await page.goto('/gallery');
  await expect(page.getByText('This house has no gallery.')).toBeVisible();
});

/** A deck that somebody has drawn, as text without a name. */
const DECK = (
  JSON.parse(readFileSync('games/donjonz/transcripts/own-deck.json', 'utf8')) as { options: { deck: string } }
).options.deck;

/** The gallery with a deck on its wall: whoever brings it first, it is there once. */
async function hung(page: Page): Promise<void> {
  await page.request.post('/api/me/claim', { data: { name: newName(), passphrase: 'the first phrase' } });
  const text = `A deck for all\nby nobody\n\n${DECK}`;
  expect((await page.request.post('/api/gallery', { data: { game: 'donjonz', text } })).status()).toBe(200);
  await page.goto('/gallery');
  await card(page, 'A deck for all').waitFor();
}

test('axe: the gallery', async ({ page }) => {
  test.setTimeout(240_000);
  await hung(page);
  await checkAccess(page);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('axe: the gallery, in French, and nothing sticks out', async ({ page }) => {
    test.setTimeout(240_000);
    await hung(page);
    await page.getByRole('button', { name: /français/i }).click();
    await expect(page.getByRole('heading', { name: 'Au mur' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await checkAccess(page);
  });
});
