import { expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { type Course, courseOf, type Skip, watch } from '../support/motion.ts';
import { PHONE, prompt } from '../support/page.ts';
import { end, rows } from './desk.ts';
import { DEALS, isLastToSay, type Played, playedTo } from './matches.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, storageState: { cookies: [], origins: [] } });

const SITTERS = [
  { name: 'Otto', bot: 'easy' },
  { name: 'Mira', bot: null },
];

const MOTIONS = {
  turn: '.ddd-board[data-part="turn"]',
  fall: '.ddd-board[data-part="fall"]',
  dice: '.ddd-tray[data-tumbling="true"]',
};

const beforeEnd = (found: 'slain' | 'nothing'): Played => playedTo('annoyed-animals', 2, isLastToSay(found), DEALS);

/** Mira is the last who is done: what Otto did in the round is seen now. */
async function settle(page: Page, found: 'slain' | 'nothing', skip?: Skip): Promise<void> {
  await sitDown(page, beforeEnd(found), { sitters: SITTERS });
  await watch(page, MOTIONS, skip);
  await end(page).click();
}

const withoutOwn = ({ log }: Course['before'], before: Course['before']): string =>
  log.slice(before.log.length).replace('You are done.', '');

test('a rival’s sheet comes, a monster falls, the dice land, and only then are pairs listed', async ({ page }) => {
  await settle(page, 'slain');
  await expect(prompt(page)).toHaveText('Otto’s sheet.');
  await expect(page.locator('.ddd-board[data-part="reward"]')).toBeVisible();
  await expect(page.locator('.ddd-gain')).toContainText('for the first');
  await expect(rows(page).and(page.locator('[aria-pressed="false"]')).first()).toBeVisible();
  const { moved, before, meanwhile } = await courseOf(page);
  expect([...new Set(moved)]).toEqual(['turn', 'fall', 'dice']);
  expect(withoutOwn(meanwhile[0]!, before)).not.toContain('Otto');
});

test('a key goes from the sheet that comes to its marks, and no further', async ({ page }) => {
  await settle(page, 'nothing', 'keydown');
  await expect(page.locator('.ddd-board[data-part="marks"]')).toBeVisible();
  await expect(prompt(page)).toHaveText(/^Otto (crosses out|hits)/);
});

test('on a phone the sheet lies as high while the dice tumble as when the pairs are listed', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  await settle(page, 'nothing');
  const sheet = page.locator('.ddd-board svg.drawing').first();
  await expect(page.locator(MOTIONS.dice)).toBeVisible();
  const tumbling = await sheet.boundingBox();
  await expect(rows(page).and(page.locator('[aria-pressed="false"]')).first()).toBeVisible();
  expect(await sheet.boundingBox()).toEqual(tumbling);
});

test('at once nothing moves, and a slip says what a rival was first to do until one goes on', async ({ page }) => {
  await sitDown(page, beforeEnd('slain'), { sitters: SITTERS });
  for (const pace of ['brisk', 'at once']) {
    await page.keyboard.press('p');
    await expect(page.locator('.note-slip')).toContainText(pace);
  }
  await end(page).click();
  await expect(page.locator('.missed')).toContainText(/^Meanwhile: .*Otto is the first to fell /);
  await rows(page).first().click();
  await expect(page.locator('.missed')).toHaveCount(0);
});
