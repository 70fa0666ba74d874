import { expect, test } from '@playwright/test';
import { keep, sitDown } from '../support/keep.ts';
import { board, prompt, side } from '../support/page.ts';
import { steps } from './desk.ts';
import { before, inOneRow, NARROW_STAIR, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

test('a reload while laying goes on with the same card', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 4));
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
  await page.reload();
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
  await side(page).getByRole('button', { name: 'Take the next card' }).click();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 5 of 11: /);
  const name = await side(page).getByRole('img').first().getAttribute('aria-label');
  await page.reload();
  await expect(side(page).getByRole('img').first()).toHaveAccessibleName(name ?? '');
});

test('a reload while walking goes on from the same space', async ({ page }) => {
  await sitDown(page, before(played, 'step', 12));
  await expect(page.getByText('11 steps, 57 spaces left')).toBeVisible();
  await steps(page).first().press('Enter');
  await expect(page.getByText('12 steps, 56 spaces left')).toBeVisible();
  await page.reload();
  await expect(page.getByText('12 steps, 56 spaces left')).toBeVisible();
  await expect(steps(page).first()).toBeVisible();
});

test('a step that another tab took first is not taken twice', async ({ page }) => {
  await sitDown(page, before(played, 'step', 12));
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByText('11 steps, 57 spaces left')).toBeVisible();
  await steps(page).first().press('Enter');
  await expect(page.getByText('12 steps, 56 spaces left')).toBeVisible();
  await steps(other).first().press('Enter');
  await expect(board(other).getByText('Another tab has gone on with this match')).toBeVisible();
  await expect(other.getByText('12 steps, 56 spaces left')).toBeVisible();
});

test('a match that was thrown away meanwhile does not come back by a step', async ({ page }) => {
  await sitDown(page, before(played, 'step', 12));
  const other = await page.context().newPage();
  await other.goto('/donjonz');
  await other.getByRole('button', { name: /^Throw away the match/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Throw away', exact: true }).click();
  await expect(other.locator('.match-row')).toHaveCount(0);
  await steps(page).first().press('Enter');
  await expect(board(page).getByText('The browser could not write this down')).toBeVisible();
  await other.reload();
  await expect(other.getByText('None yet. The table is laid.')).toBeVisible();
});

test('the home page continues the match with a picture of it', async ({ page }) => {
  await keep(page, before(played, 'step', 12));
  await page.goto('/');
  await expect(page.getByText('11 steps walked')).toBeVisible();
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByText('11 steps, 57 spaces left')).toBeVisible();
});

test('undo and redo, step by step, never beyond a card that was turned up', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 4));
  const undo = page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
  await undo.click();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 4 of 11: /);
  await page.keyboard.press('Shift+U');
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
  await side(page).getByRole('button', { name: 'Take the next card' }).click();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 5 of 11: /);
  await page.keyboard.press('u');
  await expect(board(page).getByRole('status').filter({ hasText: 'There is nothing to take back' })).toBeVisible();
});

test('steps are taken back one by one, back to the last card', async ({ page }) => {
  await sitDown(page, before(played, 'step', 3));
  await page.keyboard.press('u');
  await expect(page.getByText('one step, 67 spaces left')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('0 steps, 68 spaces left')).toBeVisible();
  await page.keyboard.press('u');
  await expect(prompt(page)).toHaveText(/^Lay .+, card 11 of 11: /);
  await page.keyboard.press('Shift+U');
  await expect(page.getByText('0 steps, 68 spaces left')).toBeVisible();
});

test('a hero who is walled in sets out only when told to, and the last card can be moved', async ({ page }) => {
  await sitDown(page, inOneRow(11, NARROW_STAIR));
  await page.keyboard.press('Enter');
  const walledIn = 'The hero is walled in. Set out all the same, or move the last card?';
  await expect(prompt(page)).toHaveText(walledIn);
  await side(page).getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 11 of 11: /);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText(walledIn);
  await side(page).getByRole('button', { name: 'Set out all the same' }).click();
  await expect(page.getByRole('dialog', { name: 'The result' })).toContainText('0 glory');
});

test('a hint lights where a bot would lay, and lays it by Enter', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 10));
  await page.keyboard.press('h');
  await expect(
    board(page)
      .getByRole('status')
      .filter({ hasText: /^A hint: / }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText(/^Lay .+, card 11 of 11: /);
});
