import { expect, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, side } from '../support/page.ts';
import { steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('stuck-at-the-door');

test('without sight: eleven cards are laid from the list, and the focus is never lost', async ({ page }) => {
  await sitDown(page, before(played, 'lay'));
  const places = board(page).getByRole('region', { name: /^Where .+ can lie$/ });
  await places
    .getByRole('button', { name: /^Lay it / })
    .first()
    .focus();
  for (let card = 1; card <= 11; card++) {
    await expect(prompt(page)).toHaveText(new RegExp(`^Lay .+, card ${card} of 11: `));
    await expect(places.getByRole('button', { name: /^Lay it / }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    if (card > 9) continue;
    await expect(side(page).getByRole('button', { name: 'Take the next card' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(prompt(page)).toHaveText(/^Step on\./);
  await expect(steps(page).first()).toBeFocused();
});

test('without sight: the card in hand, its places and the dungeon are told', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 2));
  const places = board(page).getByRole('region', { name: /^Where .+ can lie$/ });
  await expect(places.getByRole('heading', { name: /^By The Front Step: \d+ places$/ })).toBeAttached();
  await places.getByRole('button', { name: 'a quarter turn right' }).press('Enter');
  await expect(places.getByRole('button', { name: 'a quarter turn right', pressed: true })).toBeAttached();
  await expect(places.getByRole('button', { name: /^Lay it \w+ of The Front Step/ }).first()).toBeAttached();
  const dungeon = board(page).getByRole('table', { name: 'The dungeon, row by row' });
  await expect(dungeon.getByRole('cell', { name: /^the hero, stair/ })).toBeAttached();
  await expect(side(page).getByRole('img', { name: /a quarter turn right\. Row 1: / })).toBeVisible();
});

test('what happens is said, and so is what the hand does', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 2));
  await page.keyboard.press('n');
  await expect(
    board(page)
      .getByRole('status')
      .filter({ hasText: /^as it is: fits \w+ / }),
  ).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: /ways? leads? to |Nothing but wall/ }),
  ).toBeAttached();
});

test('without sight: each step says what it brings, to the end', async ({ page }) => {
  await sitDown(page, before(played, 'step', 17));
  await expect(steps(page)).toHaveCount(2);
  await board(page)
    .getByRole('button', { name: /^Step south: .+ends the walk at 8$/ })
    .press('Enter');
  await expect(result(page)).toContainText('8 glory');
});
