import { expect, test } from '@playwright/test';
import { leafThrough, sitDown } from '../support/keep.ts';
import { board, prompt } from '../support/page.ts';
import { openFile, steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

test('a finished match is stepped through, forward, back, and to any place', async ({ page }) => {
  await page.goto('/donjonz');
  await openFile(page, JSON.stringify(played));
  await page.waitForURL(/\/replay\//);
  await expect(page.getByText(`step 0 of ${played.log.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(`step 1 of ${played.log.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'How fast the table tells: At once' }).click();
  await expect(page.getByRole('button', { name: 'How fast the table tells: Calm' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(prompt(page)).toContainText('53 glory');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`step ${played.log.length - 1} of ${played.log.length}`)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(`step 0 of ${played.log.length}`)).toBeVisible();
});

test('another way is played on from the middle of a finished match', async ({ page }) => {
  await leafThrough(page, played);
  await page.getByRole('slider', { name: 'Step' }).fill(String(before(played, 'step', 5).log.length));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/play\//);
  await expect(page.getByText('4 steps, 64 spaces left')).toBeVisible();
});

test('a tampered transcript is refused at the entry that does not fit', async ({ page }) => {
  const laid = before(played, 'lay', 5).log.length;
  const log = played.log.map((entry, i) => (i === laid ? ([0, { type: 'lay', x: 0, y: 0, turn: 0 }] as const) : entry));
  await page.goto('/donjonz');
  await openFile(page, JSON.stringify({ ...played, log }));
  await expect(page.getByRole('alert').filter({ hasText: `Entry ${laid + 1}` })).toContainText(
    'The card would lie on another one. (DZ-Q1)',
  );
  await openFile(page, JSON.stringify({ ...played, seeds: [[0, '00'.repeat(16)]] }));
  await expect(page.getByRole('alert').filter({ hasText: 'chance did not do that' })).toBeVisible();
  await openFile(page, 'not a transcript');
  await expect(page.getByRole('alert').filter({ hasText: 'it does not hold JSON' })).toBeVisible();
});

test('no name on a page of a replay promises keys that do nothing there', async ({ page }) => {
  await leafThrough(page, played);
  await page.getByRole('slider', { name: 'Step' }).fill('3');
  await expect(board(page).getByRole('group', { name: /^Board\. .+ has just been laid\.$/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(board(page).getByRole('group', { name: 'Board. The dungeon and the walk.' })).toBeVisible();
  await expect(page.getByText(/Arrow(s| keys)/)).toHaveCount(0);
});

test('the better walk is watched at once, from where it sets out', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await steps(page).first().press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The result' });
  await sheet.getByRole('button', { name: 'Watch it' }).click();
  const at = page.locator('.step-position');
  const first = before(played, 'step').log.length;
  await expect.poll(async () => Number((await at.textContent())?.match(/\d+/)?.[0])).toBeGreaterThan(first);
});

test('after the end a hint says that it is too late for one', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await steps(page).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Look at the board' }).click();
  await page.keyboard.press('h');
  await expect(board(page).getByText('The match is over: there is nothing left to advise.')).toBeVisible();
});

test('DZ-Q22 a map that is walked again stays as it lies', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await steps(page).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Walk again on this layout' }).click();
  await expect(page.getByText('0 steps, 68 spaces left')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: 'Undo' })).toBeDisabled();
  await steps(page).first().press('Enter');
  await expect(page.getByText('one step, 67 spaces left')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('0 steps, 68 spaces left')).toBeVisible();
  await page.keyboard.press('u');
  await expect(board(page).getByRole('status').filter({ hasText: 'There is nothing to take back' })).toBeVisible();
});

test('DZ-C10 after the end the better walk can be laid over the board, and watched', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await page
    .getByRole('button', { name: /^Step / })
    .first()
    .press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The result' });
  await expect(sheet).toContainText('53 glory');
  await expect(sheet.getByText(/^The best (that a bot found|there is) here.*: \d+ glory\./)).toBeVisible({
    timeout: 20_000,
  });
  await sheet.getByRole('button', { name: 'Look at the board' }).click();
  const show = page.getByRole('button', { name: /^Show the walk that makes \d+$/ });
  await show.click();
  await expect(page.getByRole('button', { name: 'Hide the better walk', pressed: true })).toBeVisible();
});

test('a replay jumps along the parts of the match and to what was worth remembering, by key and by choice', async ({
  page,
}) => {
  await leafThrough(page, played);
  const jump = page.getByLabel('Go to');
  await expect(jump).toHaveValue('part 0');
  await page.keyboard.press('PageDown');
  await expect(jump.locator('option:checked')).toHaveText('The walk');
  const walk = await page.locator('.step-position').textContent();
  await page.keyboard.press('PageUp');
  await expect(page.locator('.step-position')).toHaveText(`step 0 of ${played.log.length}`);
  await jump.selectOption('The walk');
  await expect(page.locator('.step-position')).toHaveText(walk ?? '');
  await jump.selectOption('The door: +18 glory');
  await expect(prompt(page)).toContainText('The door opens: 9 pouches become 18.');
  await page.getByRole('group', { name: 'Steps' }).getByRole('button', { name: 'To the start' }).click();
  for (const title of ['A step', 'A step', 'The door opens']) {
    await page.keyboard.press('m');
    await expect(prompt(page)).toContainText(title);
  }
});

test('a replay plays faster and slower', async ({ page }) => {
  await leafThrough(page, played);
  const speed = page.getByLabel('Speed');
  await expect(speed.locator('option:checked')).toHaveText('1×');
  for (const shown of ['2×', '4×', '4×']) {
    await page.keyboard.press('+');
    await expect(speed.locator('option:checked')).toHaveText(shown);
  }
  await speed.selectOption('0.5×');
  await page.keyboard.press('-');
  await expect(speed.locator('option:checked')).toHaveText('0.5×');
});
