import { expect, type Locator, type Page, test } from '@playwright/test';
import { GAMES } from '../../../games/index.ts';
import { inTurn, playedTo as playedPen } from '../dungeon-pen/matches.ts';
import { sitDown } from '../support/keep.ts';
import { choices } from '../the-dungeon/desk.ts';
import { inPhase, playedTo as playedMaze } from '../the-dungeon/matches.ts';

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

/** As far apart as WCAG 1.4.12 asks for. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

test.describe('letters, words and lines far apart', () => {
  test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

  test('no page is wider than a phone', async ({ page }) => {
    for (const path of PLAIN_PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.addStyleTag({ content: SPACED });
      expect([path, await excess(page)]).toEqual([path, 0]);
    }
  });
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

  test('The Dungeon: choices have edges, and what cannot be taken back looks like it', async ({ page }) => {
    await sitDown(page, playedMaze({ seats: 1 }, inPhase('step')));
    expect(await styleOf(choices(page).first(), 'border-top-style')).toBe('solid');
    const undo = page.locator('.round-button[aria-disabled="true"]').first();
    expect(await styleOf(undo, 'color')).toBe(await systemColour(page, 'GrayText'));
    expect(await systemColour(page, 'GrayText')).not.toBe(await systemColour(page, 'ButtonText'));
  });

  test('Dungeon Pen: the power is filled in', async ({ page }) => {
    await sitDown(page, playedPen(inTurn(1)));
    const filling = page.locator('.pen-power i');
    expect(await styleOf(filling, 'background-color')).toBe(await systemColour(page, 'Highlight'));
    expect(await styleOf(filling, 'background-color')).not.toBe(await systemColour(page, 'Canvas'));
  });
});
