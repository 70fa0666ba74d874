import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAMES } from '../../../games/index.ts';
import { inTurn, playedTo as playedPen } from '../dungeon-pen/matches.ts';
import { sitDown } from '../support/keep.ts';

const SEED = '00112233445566778899aabbccddeeff';
const PLAIN_PAGES = ['/', ...GAMES.map(({ id }) => `/${id}`), '/donjonz/rules', '/online', '/me', '/nowhere'];

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a window of 320 pixels: no page is wider', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of PLAIN_PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([path, await excess(page)]).toEqual([path, 0]);
  }
});

for (const { id } of GAMES)
  test(`${id}: the first Tab at a table that a link has opened leads past its head`, async ({ page }) => {
    await page.goto(`/${id}/deal/${SEED}`);
    await page.waitForURL(/\/play\//);
    await expect(page.locator('.turn-strip, .curtain').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip')).toBeFocused();
  });

test.describe('with the colours of the system alone', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const styleOf = (target: Locator, name: string): Promise<string> =>
    target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const systemColour = (page: Page, name: string): Promise<string> =>
    page.evaluate(colour => {
      const sample = document.body.appendChild(document.createElement('i'));
      sample.style.color = colour;
      const { color } = getComputedStyle(sample);
      sample.remove();
      return color;
    }, name);

  test('Dungeon Pen: the power is filled in', async ({ page }) => {
    await sitDown(page, playedPen(inTurn(1)));
    const filling = page.locator('.pen-power i');
    expect(await styleOf(filling, 'background-color')).toBe(await systemColour(page, 'Highlight'));
    expect(await styleOf(filling, 'background-color')).not.toBe(await systemColour(page, 'Canvas'));
  });
});
