import { expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, tabTo } from '../support/page.ts';
import { steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const SEED = '68ff0b2178830d51584fc8f848f6414a';
const played = transcript('fifty-three');

async function layCards(page: Page): Promise<void> {
  for (let card = 1; card <= 11; card++) {
    await expect(prompt(page)).toHaveText(new RegExp(`^Lay .+, card ${card} of 11: `));
    await page.locator('[data-id="held"]').waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    if (card % 3 === 0) await page.keyboard.press('r');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    if (card > 9) continue;
    await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
    await page.keyboard.press('Enter');
  }
}

/** Takes the first open step, or the first choice about a weapon, until there is none. */
async function walk(page: Page): Promise<void> {
  const weapon = board(page).getByRole('group', { name: /^An? \w+$/ });
  const next = steps(page).or(weapon).or(result(page)).first();
  for (;;) {
    await next.waitFor();
    if (await result(page).isVisible()) return;
    const sentence = (await page.locator('.log li:last-child').textContent()) ?? '';
    const count = await page.locator('.log li').count();
    if (await weapon.isVisible()) await page.keyboard.press('1');
    else await page.keyboard.press('Enter');
    await page.locator(`.log li:nth-child(${count + 1})`).waitFor({ state: 'attached' });
    expect(sentence).not.toBe('');
  }
}

test('a whole match by keyboard alone, from the shelf to the score', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await tabTo(page, page.getByRole('navigation', { name: 'The games' }).getByRole('link', { name: /DonjonZ/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('summary', { hasText: 'A deal from a friend' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Its seed or its link'));
  await page.keyboard.type(SEED);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('application', { name: /^Board/ }));
  await layCards(page);
  await expect(prompt(page)).toHaveText(/^Step on\./);
  await walk(page);
  await expect(result(page)).toContainText(/\d+ glory/);
});

test('an arrow chooses a step and says what it brings; the same arrow takes it', async ({ page }) => {
  await sitDown(page, before(played, 'step', 2));
  const north = steps(page).and(page.getByRole('button', { name: /^Step north/ }));
  await page.keyboard.press('ArrowUp');
  await expect(north).toBeFocused();
  await expect(page.getByText('nothing here')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('2 steps, 66 spaces left')).toBeVisible();
  await expect(steps(page).and(page.locator(':focus'))).toHaveCount(1);
});

test('the list of keys opens and closes', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 3));
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('turn the card right, left');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
});
