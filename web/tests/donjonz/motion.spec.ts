import { expect, type Page, test } from '@playwright/test';
import { donjonz } from '../../../games/donjonz/index.ts';
import { flipPagesOf } from '../../src/table/replay.ts';
import { sitDown } from '../support/keep.ts';
import { type Course, courseOf, type Skip, watch } from '../support/motion.ts';
import { aim } from './desk.ts';
import { before, doneIn, transcript } from './transcripts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, storageState: { cookies: [], origins: [] } });

const MOTIONS = { step: '.donjonz-board[data-part="step"]', find: '.donjonz-board[data-part="find"]' };

const played = transcript('lost-pouches');
const walk = flipPagesOf(donjonz, played, 0).filter(({ events }) => events.some(({ type }) => type === 'stepped'));
const found = walk.findIndex(({ events }) => events.some(({ type }) => type === 'pouch-found'));

/** Steps onto the first pouch of the match, and waits until nothing moves. */
async function stepOn(page: Page, skip?: Skip): Promise<Course> {
  const step = doneIn(played).filter(({ action }) => action.type === 'step')[found];
  if (!step) throw new Error('no pouch is found in this match');
  await sitDown(page, before(played, 'step', found + 1));
  await watch(page, MOTIONS, skip);
  const { x, y } = await aim(page, played, step);
  await page.mouse.click(x, y);
  await expect(page.locator('.log li').last()).toContainText('A pouch of gold.');
  await expect(page.locator('.donjonz-board[data-part]')).toHaveCount(0);
  return courseOf(page);
}

test('the hero steps, and only then is told what is there', async ({ page }) => {
  const { moved, before: asked, meanwhile } = await stepOn(page);
  expect(moved).toEqual(['step', 'find']);
  expect(meanwhile[0]?.log).toBe(asked.log);
  expect(meanwhile.at(-1)?.log).toContain('A pouch of gold.');
});

test('a key goes from the step to what it finds, and no further', async ({ page }) => {
  expect((await stepOn(page, 'keydown')).moved).toEqual(['step', 'find']);
});
