import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { DESK, PHONE } from './page.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from './screens.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type Screens = readonly (readonly [what: string, open: (page: Page) => Promise<void>])[];

/**
 * In one page, one screen after the other: of two beside each other one on a desk by day, one as narrow as a phone by candle.
 * `npm run screens` has a test for each, at a desk and on a real phone, and looks at both in both lights.
 */
export function testAccess(screens: Screens): void {
  if (IS_EVERY_SCREEN) return testEach(screens);
  const [first, last] = [screens[0]?.[0], screens.at(-1)?.[0]];
  test(`axe: from ${first} to ${last}`, async ({ page }) => {
    test.slow();
    for (const [i, [what, open]] of screens.entries())
      await test.step(what, async () => {
        await page.setViewportSize(DESK);
        await open(page);
        await checkWideOrNarrow(page, i);
      });
  });
}

function testEach(screens: Screens): void {
  const testAll = (): void => {
    for (const [what, open] of screens)
      test(`axe: ${what}`, ON_EVERY_SCREEN, async ({ page }) => {
        await open(page);
        await checkAccess(page);
      });
  };
  testAll();
  test.describe('on a phone', () => {
    test.use(PHONE);
    testAll();
  });
}

/** No violation by day; by candle the colours are the only thing that differs. */
export async function checkAccess(page: Page): Promise<void> {
  test.slow();
  await check(page, 'day', axeOn(page).withTags(TAGS));
  await check(page, 'candle', axeOn(page).withRules(['color-contrast', 'link-in-text-block']));
}

async function checkWideOrNarrow(page: Page, i: number): Promise<void> {
  if (i % 2 === 0) return check(page, 'day', axeOn(page).withTags(TAGS));
  await page.setViewportSize(PHONE.viewport);
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
  const drawings = await page.evaluateHandle(takeOutDrawings);
  const { violations } = await axe.analyze();
  await drawings.evaluate(taken => taken.putBack());
  expect.soft(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([]);
}

/** Runs in the page. What still opens is half transparent, and its colours are nobody's. */
const isStill = (): boolean =>
  document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity);

/**
 * Runs in the page. Drawings that are hidden from everybody who does not see have nothing for axe, which would look at
 * each of their thousands of strokes; what can be focused stays.
 */
function takeOutDrawings(): { putBack: () => void } {
  const taken = [...document.querySelectorAll('svg[aria-hidden="true"], [aria-hidden="true"] svg')]
    .filter(drawing => drawing.querySelector('[tabindex], [role], a, button, foreignObject') === null)
    .map(drawing => [drawing, [...drawing.childNodes]] as const);
  for (const [drawing] of taken) drawing.replaceChildren();
  const putBack = (): void => taken.forEach(([drawing, strokes]) => drawing.replaceChildren(...strokes));
  return { putBack };
}
