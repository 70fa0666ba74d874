import { expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, side, tabTo } from '../support/page.ts';
import { careless, nextThing, type Next, rows, skull, targets, told } from './desk.ts';
import { inRound, playedTo, SEED } from './matches.ts';

/** Of ten rows that digits can choose, one that loses a life. */
async function rowKey(page: Page): Promise<string> {
  const first = careless(page).first();
  if ((await first.count()) === 0) return '1';
  return (await first.getAttribute('aria-keyshortcuts')) ?? '1';
}

const KEYS: Readonly<Record<Exclude<Next, 'result'>, (page: Page) => Promise<unknown>>> = {
  chest: page => page.keyboard.press('1'),
  row: async page => page.keyboard.press(await rowKey(page)),
  target: async page => {
    await expect(page.locator('[data-id]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    if (await board(page).getByRole('group', { name: 'With which sum?' }).isVisible())
      await page.keyboard.press('Enter');
  },
  end: async page => {
    await page.keyboard.press('d');
    if (await skull(page).isVisible()) await tabTo(page, skull(page)).then(() => page.keyboard.press('Enter'));
  },
};

test('a whole match by keyboard alone, from the shelf to the count', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const shelf = page.getByRole('navigation', { name: 'The games' });
  await tabTo(page, shelf.getByRole('link', { name: /Dungeons, Dice & Danger/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('summary', { hasText: 'A deal from a friend' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Its seed or its link'));
  await page.keyboard.type(SEED);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText(/^Make two pairs/);
  for (let next = await nextThing(page); next !== 'result'; next = await nextThing(page)) {
    const press = KEYS[next];
    await told(page, () => press(page));
  }
  await expect(result(page).getByRole('table', { name: 'How it adds up' })).toBeVisible();
});

test('arrows go from row to row, then from target to target; every target says what it is', async ({ page }) => {
  await sitDown(page, playedTo('defiant-dinosaurs', 1, inRound(2)));
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await told(page, () => page.keyboard.press('Enter'));
  await page.keyboard.press('n');
  const focused = targets(page).and(page.locator(':focus'));
  await expect(focused).toHaveAccessibleName(/^\d+, .+\. Target [AB]: .+/);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.locator('[data-id]:focus')).toHaveAccessibleName(/./);
  await page.keyboard.press('Escape');
  await expect(side(page).getByRole('img', { name: /^Dice: \d, \d, \d and \d, and a black \d$/ })).toBeVisible();
});
