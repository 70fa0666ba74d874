import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { sitDown } from '../support/keep.ts';
import { overflow } from '../support/page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';
import { everyDecision } from './decisions.ts';
import { SIZES } from './sizes.ts';
import { lookAt, settle } from './tables.ts';

/** Runs in the page: what is wrong with a slip as it lies there. */
function slipFaults(slip: Element): readonly string[] {
  const found: string[] = [];
  const { left, top, right, bottom } = slip.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) found.push('it reaches out of the window');
  for (const button of slip.querySelectorAll('button')) {
    const lies = button.getBoundingClientRect();
    const above = document.elementFromPoint(lies.x + lies.width / 2, lies.y + lies.height / 2);
    const name = button.getAttribute('aria-label') ?? button.textContent;
    if (!above || !button.contains(above)) found.push(`${name} is covered`);
    if (lies.width < 43 || lies.height < 43) found.push(`${name} is ${lies.width} x ${lies.height}`);
    if (button.scrollWidth - button.clientWidth > 1) found.push(`${name} is cut`);
  }
  return found;
}

async function slipFaultsAt(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.locator('.note-slip').evaluate(slipFaults);
    if (faults.length > 0) found[`${width} x ${height}`] = faults;
  }
  return found;
}

test.use({ locale: 'fr' });

if (IS_EVERY_SCREEN)
  for (const game of SHELF) {
    test(`${game}: a hint lies in sight with its ways, on every screen`, ON_EVERY_SCREEN, async ({ page }) => {
      test.slow();
      for (const { kind, played } of everyDecision(game))
        await test.step(kind, async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await sitDown(page, played);
          await lookAt(page);
          await page.keyboard.press('h');
          await expect(page.locator('.note-slip .button-go')).toBeVisible();
          expect.soft(await slipFaultsAt(page), kind).toEqual({});
        });
    });
  }

/** Where whoever hands the device on has something to hide. */
const WITH_SECRETS = ['dice-and-danger', 'the-dungeon'] as const;

if (IS_EVERY_SCREEN)
  for (const game of WITH_SECRETS)
    test(`${game}: the curtain is whole and lies alone, on every screen`, ON_EVERY_SCREEN, async ({ page }) => {
      const shared = everyDecision(game).find(({ played }) => played.seats > 1);
      if (!shared) throw new Error('nobody hands the device on');
      await sitDown(page, shared.played);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settle(page);
        for (const claim of await page.locator('.curtain').getByRole('button').all())
          await expect(claim, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
        expect(await overflow(page), `${width} x ${height}`).toBeLessThanOrEqual(0);
      }
    });
