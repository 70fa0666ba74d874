import { expect, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { everyDecision } from '../screens/decisions.ts';
import { lookAt } from '../screens/tables.ts';
import { countSteps, moveOn, sitDown } from '../support/keep.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';

/** Of so many kinds of decision a hint is asked for in `npm test`: the first, the last, and others between them. */
const SAMPLE = 4;

function sampleOf<T>(all: readonly T[]): readonly T[] {
  if (IS_EVERY_SCREEN || all.length <= SAMPLE) return all;
  const last = all.length - 1;
  return Array.from({ length: SAMPLE }, (_, i) => all[Math.round((i * last) / (SAMPLE - 1))] as T);
}

for (const game of SHELF)
  test(
    `${game}: whatever is asked, a hint shows its place, says a number, and is done by a press`,
    ON_EVERY_SCREEN,
    async ({ page }) => {
      test.slow();
      for (const [i, { kind, played }] of sampleOf(everyDecision(game)).entries())
        await test.step(kind, async () => {
          await (i === 0 ? sitDown : moveOn)(page, played);
          await lookAt(page);
          await page.keyboard.press('h');
          await expect(page.locator('.note-slip'), kind).toContainText(/\d/);
          const place = page.locator('[data-hint="true"], [data-id^="hint/"], [data-id="held"]');
          await expect(place.first(), kind).toBeVisible();
          const follow = page.locator('.note-slip .button-go');
          await expect(follow, kind).toHaveText(/\S/);
          const before = await countSteps(page);
          await follow.click();
          await expect.poll(() => countSteps(page), kind).toBeGreaterThan(before);
        });
    },
  );
