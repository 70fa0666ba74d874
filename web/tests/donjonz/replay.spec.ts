import { expect, test } from '@playwright/test';
import { leafThrough, sitDown } from '../support/keep.ts';
import { prompt } from '../support/page.ts';
import { openFile } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

test('a finished match is stepped through, forward, back, and to any place', async ({ page }) => {
  await page.goto('/donjonz');
  await openFile(page, JSON.stringify(played));
  await page.waitForURL(/\/replay\//);
  await expect(page.getByText(`step 0 of ${played.log.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.getByText(`step 1 of ${played.log.length}`)).toBeVisible();
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

test('after the end the better walk can be laid over the board, and watched', async ({ page }) => {
  await sitDown(page, { ...played, log: played.log.slice(0, -1) });
  await page
    .getByRole('button', { name: /^Step / })
    .first()
    .press('Enter');
  const sheet = page.getByRole('dialog', { name: 'The result' });
  await expect(sheet).toContainText('53 glory');
  await expect(sheet.getByText(/^The best that a bot found here: \d+ glory\./)).toBeVisible({ timeout: 20_000 });
  await sheet.getByRole('button', { name: 'Look at the board' }).click();
  const show = page.getByRole('button', { name: /^Show the walk that makes \d+$/ });
  await show.click();
  await expect(page.getByRole('button', { name: 'Hide the better walk', pressed: true })).toBeVisible();
});
