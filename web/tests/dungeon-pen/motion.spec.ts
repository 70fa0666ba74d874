import { expect, type Page, test } from '@playwright/test';
import { dungeonPen } from '../../../games/dungeon-pen/index.ts';
import { flipPagesOf } from '../../src/table/replay.ts';
import { leafThrough, sitDown } from '../support/keep.ts';
import { type Course, courseOf, type Skip, watch } from '../support/motion.ts';
import { go, PEOPLE } from './desk.ts';
import { inTurn, playedTo, spun } from './matches.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, storageState: { cookies: [], origins: [] } });

const MOTIONS = { whirl: '[data-id="vane"]', flight: '.pen-flight:not([data-part="landing"])' };

/** How it is told where a line has ended. */
const LANDED = /comes to rest|meets a wall|bumps into/;

async function spin(page: Page, skip?: Skip): Promise<Course> {
  await sitDown(page, playedTo(spun), { sitters: PEOPLE });
  await watch(page, MOTIONS, skip);
  const before = await page.locator('.log').innerText();
  await go(page).click();
  await expect.poll(async () => (await page.locator('.log').innerText()).slice(before.length)).toMatch(LANDED);
  return courseOf(page);
}

test('a card whirls, then its line flies, and nobody is told before where that ends', async ({ page }) => {
  const { moved, before, meanwhile } = await spin(page);
  expect(moved).toEqual(['whirl', 'flight']);
  for (const { log, said } of meanwhile) expect(log.slice(before.log.length) + said).not.toMatch(LANDED);
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

test('a line that has been seen to fly lies there, and is not drawn a second time', async ({ page }) => {
  await sitDown(page, playedTo(spun), { sitters: PEOPLE });
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('[data-id^="trail/"][data-id$="/line"] .drawn')) return;
      document.documentElement.dataset['drawn'] = getComputedStyle(target).animationDuration;
    });
  });
  await go(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-drawn', '0.001s');
});
