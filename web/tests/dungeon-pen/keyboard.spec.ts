import { expect, test } from '@playwright/test';
import type { Prompt } from '../../../games/dungeon-pen/index.ts';
import { sitDown } from '../support/keep.ts';
import { prompt, result, tabTo } from '../support/page.ts';
import { AGAINST_BOT, expectAim, panel, playOut, told } from './desk.ts';
import { inTurn, playedTo } from './matches.ts';

/** Answers lie under the focus; a wall goes where it lies; a flick is aimed a little further round each time. */
const KEYS: Partial<Readonly<Record<Prompt['type'], readonly string[]>>> = {
  aim: ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp', 'Shift+ArrowUp'],
};

test('a match against an easy bot, from the box to the result, by keys alone', async ({ page }) => {
  test.slow();
  await page.goto('/dungeon-pen');
  const start = page.getByRole('button', { name: 'Sharpen the pencils' });
  await expect(start).toBeEnabled();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('let go');
  await playOut(page, next => async () => {
    for (const key of KEYS[next] ?? []) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  });
  await expect(result(page).getByRole('table', { name: 'HP, which did not decide' })).toBeVisible();
});

test('arrows turn by a quarter of a degree or by five, and set the power; figures can be typed', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: AGAINST_BOT });
  await expectAim(page, 0, 60);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expectAim(page, 5.25, 71);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expectAim(page, 359.75, 70);
  await page.getByLabel('direction').fill('127.25');
  await page.getByLabel('power').fill('81');
  await page.getByLabel('power').blur();
  await told(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('.log')).toContainText('You flick at 127°, 81 %.');
});

test('whoever cannot see hears the room, the odds of this aim, and what came of it', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: AGAINST_BOT });
  const room = page.getByRole('region', { name: 'What is where' });
  await expect(
    room.getByRole('listitem').filter({ hasText: /^north: (one|[\d.]+) squares? to (a wall|padding)$/ }),
  ).toHaveCount(1);
  await expect(room.getByRole('listitem').filter({ hasText: 'the treasure you want' })).toHaveCount(1);
  await expect(room.getByRole('listitem').filter({ hasText: 'your opponent' })).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowRight');
  const heard = panel(page).locator('[aria-live="polite"]');
  await expect(heard.filter({ hasText: /^5°, 60\s%, \d+\s% to touch a wall$/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'You flick at 5°' })).toBeAttached();
});

test('the sheet is turned by keys, and comes back', async ({ page }) => {
  await sitDown(page, playedTo(inTurn(2)), { sitters: AGAINST_BOT });
  const sheet = page.locator('.pen-sheet');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(sheet).toHaveAttribute('style', /--pen-turn: 30deg/);
  await page.keyboard.press('q');
  await expect(sheet).toHaveAttribute('style', /--pen-turn: 15deg/);
  await page.keyboard.press('Home');
  await expect(sheet).toHaveAttribute('style', /--pen-turn: 0deg/);
});
