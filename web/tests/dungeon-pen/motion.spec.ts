import { expect, type Page, test } from '@playwright/test';
import { dungeonPen } from '../../../games/dungeon-pen/index.ts';
import { flipPagesOf } from '../../src/table/replay.ts';
import { leafThrough, sitDown } from '../support/keep.ts';
import { type Course, courseOf, type Skip, watch } from '../support/motion.ts';
import { go, PEOPLE } from './desk.ts';
import { inTurn, playedTo, spun } from './matches.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A line that flies has a pace of its own. */
const MOTIONS = { whirl: '[data-id="vane"]', flight: '.pen-print [data-id^="trail/"][style*="linear("]' };

async function spin(page: Page, skip?: Skip): Promise<Course> {
  await sitDown(page, playedTo(spun), { sitters: PEOPLE });
  await watch(page, MOTIONS, skip);
  await go(page).click();
  return courseOf(page);
}

test('a card whirls, then its line flies, and nobody is told of it before', async ({ page }) => {
  const { moved, before, meanwhile } = await spin(page);
  expect(moved).toEqual(['whirl', 'flight']);
  for (const words of meanwhile) expect(words).toEqual(before);
});

for (const [hand, skip] of [
  ['key', 'keydown'],
  ['tap', 'pointerdown'],
] as const)
  test(`a ${hand} in the whirl goes over the line, too, and what came of it is told`, async ({ page }) => {
    expect((await spin(page, skip)).moved).toEqual(['whirl']);
  });

test('in a replay, too, a line flies before its sentence is read', async ({ page }) => {
  const played = playedTo(inTurn(2));
  const line = flipPagesOf(dungeonPen, played, 0).findIndex(({ events }) =>
    events.some(({ type }) => type === 'line-drawn'),
  );
  await leafThrough(page, played);
  for (let i = 1; i < line; i++) await page.keyboard.press('ArrowRight');
  await watch(page, MOTIONS);
  await page.keyboard.press('ArrowRight');
  const { moved, before, meanwhile } = await courseOf(page, 'prompt');
  expect(moved).toEqual(['flight']);
  for (const { prompt } of meanwhile) expect(prompt).toBe(before.prompt);
});
