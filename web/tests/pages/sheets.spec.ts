import { expect, type Locator, type Page, test } from '@playwright/test';
import { PHONE, prompt } from '../support/page.ts';

const rules = (page: Page): Locator => page.getByRole('button', { name: 'Rules' });
const keys = (page: Page): Locator => page.getByRole('button', { name: 'Keys' });
const sheet = (page: Page): Locator => page.getByRole('dialog');

/** Runs in the page. */
function isUnderSheet(button: HTMLElement): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('dialog') !== null;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/donjonz/deal/00112233445566778899aabbccddeeff');
  await expect(prompt(page)).toBeVisible();
});

test('a sheet has the focus, and gives it back to what has opened it', async ({ page }) => {
  await rules(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveCount(0);
  await expect(rules(page)).toBeFocused();
});

test('Escape closes a sheet time and again, and a press beside it does, while one on it does not', async ({ page }) => {
  for (const open of [rules(page), keys(page), rules(page)]) {
    await open.press('Enter');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(open).toBeFocused();
  }
  await keys(page).click();
  await sheet(page).getByRole('heading').click();
  await expect(sheet(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(sheet(page)).toHaveCount(0);
});

test('under a sheet nothing is reached by a pointer, by Tab or by a key of the table', async ({ page }) => {
  const asked = await prompt(page).textContent();
  await keys(page).click();
  expect(await rules(page).evaluate(isUnderSheet)).toBe(true);
  for (const key of ['h', 'r', 'Enter', 'Tab', 'Tab', 'Tab']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.getElementById('content')?.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(prompt(page)).toHaveText(asked ?? '');
  await expect(page.locator('.note-slip')).toHaveCount(0);
});

test('hands and pace stand in the settings, one press from the keys', async ({ page }) => {
  await keys(page).click();
  await expect(sheet(page).getByRole('checkbox')).toHaveCount(0);
  await sheet(page)
    .getByRole('button', { name: /^Settings/ })
    .click();
  const left = page.getByRole('dialog', { name: 'Settings' }).getByRole('checkbox', { name: /my left hand/ });
  await left.check();
  await expect(page.locator(':root')).toHaveAttribute('data-hand', 'left');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
});

test.describe('on a phone, in French', () => {
  test.use({ ...PHONE, locale: 'fr-FR' });

  test('a wish of two lines stands on paper of its own', async ({ page }) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await sheet(page).getByRole('button', { name: 'Réglages', exact: true }).tap();
    const wish = sheet(page)
      .getByRole('checkbox', { name: /à portée du pouce/ })
      .locator('..');
    const pace = sheet(page).getByRole('group', { name: 'À quel rythme la table raconte' });
    const words = (box: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(box);
      return range.getBoundingClientRect().bottom;
    };
    const [bottom, next] = [await wish.evaluate(words), await pace.boundingBox()];
    expect(bottom).toBeLessThanOrEqual(next?.y ?? 0);
  });
});
