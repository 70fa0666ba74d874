import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAMES } from '../../../games/index.ts';
import { checkAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';

const bar = (page: Page): Locator => page.locator('.game-go');
const play = (page: Page): Locator => bar(page).getByRole('button');
const way = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'How to play' }).getByRole('button', { name, exact: true });
const folded = (page: Page, title: string): Locator => page.locator('details').filter({ hasText: title });

test('a game is begun again as it was the last time, with one press', async ({ page }) => {
  await page.goto('/dungeon-pen');
  await way(page, 'At one screen').click();
  await page.getByLabel('The name in seat 1').fill('Ada');
  await page.getByLabel('The name in seat 2').fill('Bo');
  await page.getByRole('radio', { name: 'The Broken Spiral' }).check();
  await folded(page, 'House rules').locator('summary').click();
  await page.getByRole('radio', { name: 'each may quibble once' }).check();
  await expect(folded(page, 'House rules').locator('summary')).toContainText('About a line each may quibble once');
  await play(page).click();
  await expect(prompt(page)).toContainText('Ada');

  await page.goto('/dungeon-pen');
  await expect(bar(page)).toContainText('Ada and Bo play at one screen. As last time.');
  await expect(page.getByRole('radio', { name: 'The Broken Spiral' })).toBeChecked();
  await expect(folded(page, 'House rules').locator('summary')).toContainText('each may quibble once');
  await way(page, 'Alone').click();
  await expect(bar(page)).toContainText('Ada plays against Mildred, a bot.');
  await expect(bar(page)).not.toContainText('As last time.');
});

test('another game remembers nothing of it, and a character of one’s own stays', async ({ page }) => {
  await page.goto('/the-dungeon');
  await expect(bar(page)).toContainText('You play alone.');
  await page.locator('.td-cast-card', { hasText: 'Gudrun the Porter' }).click();
  await play(page).click();
  await expect(prompt(page)).toBeVisible();
  await page.goto('/the-dungeon');
  await expect(page.getByRole('radio', { name: /^Gudrun the Porter/ })).toBeChecked();
  await expect(bar(page)).toContainText('As last time.');
});

test('whom somebody has taken says so', async ({ page }) => {
  await page.goto('/the-dungeon');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  const seats = page.getByRole('radiogroup', { name: 'Whose character' });
  await seats.getByText('Mildred').click();
  await page.locator('.td-cast-card', { hasText: 'Gudrun the Porter' }).click();
  await seats.getByText('Player 1').click();
  await expect(page.getByRole('radio', { name: /^Gudrun the Porter.*Taken by Mildred\./ })).toBeDisabled();
});

/** The bar lies below all that scrolls. */
async function isClear(page: Page): Promise<boolean> {
  const [above, below] = [await page.locator('.game-scroll').boundingBox(), await bar(page).boundingBox()];
  return above !== null && below !== null && above.y + above.height <= below.y;
}

for (const { id } of GAMES)
  test(`${id}: nothing lies under the bar that begins a match, and all can use the form`, async ({ page }) => {
    await page.goto(`/${id}`);
    await expect(play(page)).toBeEnabled();
    expect(await isClear(page)).toBe(true);
    for (const summary of await page.locator('details > summary').all()) await summary.click();
    await checkAccess(page);
  });

test.describe('on a phone', () => {
  test.use({ ...PHONE, locale: 'fr-FR' });

  for (const { id } of GAMES)
    test(`${id}: nothing lies under the bar that begins a match, in French`, async ({ page }) => {
      await page.goto(`/${id}`);
      await expect(play(page)).toBeEnabled();
      await expect(play(page)).toBeInViewport({ ratio: 1 });
      expect(await isClear(page)).toBe(true);
    });
});
