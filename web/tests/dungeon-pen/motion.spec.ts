import { expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { type Course, courseOf, type Skip, watch } from '../support/motion.ts';
import { go, PEOPLE } from './desk.ts';
import { playedTo, spun } from './matches.ts';

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
