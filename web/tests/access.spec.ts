import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { openFile, prompt, sitDown, steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('fifty-three');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation, by day and by candle. */
async function check(page: Page): Promise<void> {
  test.slow();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-light', colorScheme === 'dark' ? 'candle' : 'day');
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
  }
}

test('axe: home', async ({ page }) => {
  await sitDown(page, before(played, 'step', 9));
  await page.goto('/');
  await expect(page.getByText('8 steps walked')).toBeVisible();
  await check(page);
});

test('axe: the page of the game', async ({ page }) => {
  await page.goto('/donjonz');
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
  await check(page);
});

test('axe: laying', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 6));
  await page.getByRole('button', { name: 'List the places' }).click();
  await check(page);
});

test('axe: a refusal beside the card', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 6));
  for (let i = 0; i < 9; i++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Rule DZ-6' })).toBeVisible();
  await check(page);
});

test('axe: walking, with a step chosen', async ({ page }) => {
  await sitDown(page, before(played, 'step', 14));
  await steps(page).first().focus();
  await check(page);
});

test('axe: a weapon to decide on', async ({ page }) => {
  await sitDown(page, before(transcript('swapped-weapons'), 'swap'));
  await expect(page.getByRole('group', { name: 'An axe' })).toBeVisible();
  await check(page);
});

test('axe: the result', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await steps(page).first().press('Enter');
  await expect(page.getByRole('dialog', { name: 'The result' })).toBeVisible();
  await check(page);
});

test('axe: replay', async ({ page }) => {
  await page.goto('/donjonz');
  await openFile(page, JSON.stringify(played));
  await page.waitForURL(/\/replay\//);
  await expect(prompt(page)).toBeVisible();
  await check(page);
});

test('axe: rules, and a link that leads nowhere', async ({ page }) => {
  await page.goto('/donjonz/rules#DZ-7');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await check(page);
  await page.goto('/chess');
  await expect(page.getByRole('heading', { name: 'A wall where a door should be' })).toBeVisible();
  await check(page);
});
