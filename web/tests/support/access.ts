import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { PHONE } from './page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from './screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Screens = readonly (readonly [what: string, open: (page: Page) => Promise<void>])[];

/** A test for each screen, on a desk and on a phone. */
export function testAccess(screens: Screens): void {
  const testAll = (checkPage: (page: Page) => Promise<void>): void => {
    for (const [what, open] of screens)
      test(`axe: ${what}`, ON_EVERY_SCREEN, async ({ page }) => {
        await open(page);
        await checkPage(page);
      });
  };
  testAll(checkAccess);
  test.describe('on a phone', () => {
    test.use(PHONE);
    testAll(IS_EVERY_SCREEN ? checkAccess : checkByCandle);
  });
}

/** No violation by day; by candle the colours are the only thing that differs. */
export async function checkAccess(page: Page): Promise<void> {
  test.slow();
  await check(page, 'day', axeOn(page).withTags(TAGS));
  await check(page, 'candle', axeOn(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** What stands on a phone has the colours that it has on a desk: to look at them in one light finds what is a phone's own. */
async function checkByCandle(page: Page): Promise<void> {
  test.slow();
  await check(page, 'candle', axeOn(page).withTags(TAGS));
}

/**
 * What passes is not told, and findings are put together in the page itself (the mode without frames of other sites, of
 * which there are none): on a drawing of thousands of shapes either would take longer than looking.
 */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

async function check(page: Page, light: 'day' | 'candle', axe: AxeBuilder): Promise<void> {
  await page.emulateMedia({ colorScheme: light === 'day' ? 'light' : 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-light', light);
  await page.waitForFunction(isStill);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

/** Runs in the page. What still opens is half transparent, and its colours are nobody's. */
const isStill = (): boolean =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity);
