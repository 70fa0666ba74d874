import { expect, type Locator, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, side } from '../support/page.ts';
import { aim, spotOf, steps } from './desk.ts';
import { before, doneIn, transcript } from './transcripts.ts';

const played = transcript('swapped-weapons');
const found = (page: Page, name: string): Locator => board(page).getByRole('group', { name });

test('a free hand: take it or leave it, by number', async ({ page }) => {
  await sitDown(page, before(played, 'pick-up'));
  await expect(found(page, 'A sword').getByRole('button')).toHaveCount(2);
  await expect(found(page, 'A sword').getByRole('button').first()).toBeFocused();
  await page.keyboard.press('1');
  await expect(found(page, 'A sword')).toBeHidden();
  await expect(side(page).getByRole('img', { name: /^Weapons: sword\./ })).toBeVisible();
  await expect(steps(page).first()).toBeVisible();
});

test('two hands full: one is dropped for it, and it says what that means', async ({ page }) => {
  await sitDown(page, before(played, 'swap'));
  const card = found(page, 'An axe');
  await expect(card.getByRole('button')).toHaveCount(3);
  const swap = card.getByRole('button', { name: /^Swap the sword for it/ });
  await expect(swap).toContainText(/beats skeletons: \d still about/);
  await swap.click();
  await expect(side(page).getByRole('img', { name: /^Weapons: .*axe/ })).toBeVisible();
  await page.keyboard.press('u');
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Leave the axe' }).click();
  await expect(side(page).getByRole('img', { name: /axe/ })).toBeHidden();
});

test('a step is not taken before the weapon is decided', async ({ page }) => {
  await sitDown(page, before(played, 'pick-up'));
  const far = doneIn(played).findLast(({ action }) => action.type === 'lay');
  if (!far) throw new Error('a card lies');
  const { x, y } = await aim(page, played, far);
  await page.mouse.click(x, y);
  await expect(
    board(page).getByRole('status').filter({ hasText: 'First decide whether to take the weapon.' }),
  ).toBeVisible();
});

test('what a step would bring is said before it is made', async ({ page }) => {
  const walked = transcript('fallen');
  await sitDown(page, { ...walked, log: walked.log.slice(0, -1) });
  const last = doneIn(walked).at(-1);
  if (!last) throw new Error('the walk has an end');
  const { x, y } = await aim(page, walked, last);
  await page.mouse.move(x, y);
  await expect(board(page).getByText('you fall here: the game is lost')).toBeVisible();
});

test('a path traced from the hero is walked as far as it needs no choice', async ({ page }) => {
  const walked = transcript('fifty-three');
  await sitDown(page, before(walked, 'step'));
  const path = doneIn(walked).filter(({ action }) => action.type === 'step');
  const start = await spotOf(page, { x: 0.5, y: 0.5 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const step of path.slice(0, 6)) {
    const { x, y } = await aim(page, walked, step);
    await page.mouse.move(x, y, { steps: 3 });
  }
  await page.mouse.up();
  await expect(board(page).getByRole('group', { name: /^An? \w+$/ })).toBeVisible();
  await expect(page.getByText('5 steps, 63 spaces left')).toBeVisible();
});
