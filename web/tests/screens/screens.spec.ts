import { expect, type Page, test } from '@playwright/test';
import { SHELF, type GameId } from '../../../games/shelf.ts';
import type { Seat } from '../../../kernel/game.ts';
import { sitDown } from '../support/keep.ts';
import { prompt } from '../support/page.ts';
import { everyDecision } from './decisions.ts';
import { faultsOf, type Measured } from './measuring.ts';
import { SIZES } from './sizes.ts';

/** What of the page is the board itself, and the piece of whoever decides. */
const TABLES: Readonly<Record<GameId, (seat: Seat) => Measured>> = {
  donjonz: () => ({ board: '.play-board', piece: '[data-id="hero"]' }),
  'dice-and-danger': () => ({ board: '.play-board', piece: '.ddd-sheet [role="button"]' }),
  'dungeon-pen': seat => ({ board: '.play-board', piece: `[data-id="piece/${seat}"]` }),
  'the-dungeon': seat => ({ board: '.td-room', piece: `[data-id="pawn/${seat}"]` }),
};

/** Whoever is handed the device looks at once. */
async function lookAt(page: Page): Promise<void> {
  const curtain = page.locator('.curtain');
  if (await curtain.isVisible()) await curtain.getByRole('button').first().click();
  await expect(prompt(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Everything is measured anew, the camera follows, and it lies there. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });

/** By size of the window; a table that lies well everywhere has none. */
async function faultsAt(page: Page, measured: Measured): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settle(page);
    const faults = await page.evaluate(faultsOf, measured);
    if (faults.length > 0) found[`${width} x ${height}`] = faults;
  }
  return found;
}

/** Where words are longer. */
test.use({ locale: 'fr' });

for (const game of SHELF)
  test(`${game}: board, prompt and controls are in reach at every decision, on every screen`, async ({ page }) => {
    test.slow();
    for (const { kind, seat, played } of everyDecision(game))
      await test.step(kind, async () => {
        await sitDown(page, played);
        await lookAt(page);
        expect.soft(await faultsAt(page, TABLES[game](seat)), kind).toEqual({});
      });
  });

test('a fault is found', async ({ page }) => {
  const [decision] = everyDecision('donjonz');
  if (!decision) throw new Error('nobody decides');
  await sitDown(page, decision.played);
  await lookAt(page);
  await page.evaluate(() => {
    const spoil = (place: string, style: Partial<CSSStyleDeclaration>): void => {
      for (const element of document.querySelectorAll<HTMLElement>(place)) Object.assign(element.style, style);
    };
    spoil('.play-board', { width: '30%' });
    spoil('.turn-strip p', { width: '40px', whiteSpace: 'nowrap', overflow: 'hidden' });
    spoil('.tools', { position: 'relative', left: '-3000px' });
  });
  const faults = (await page.evaluate(faultsOf, TABLES.donjonz(0))).join('\n');
  expect(faults).toMatch(/the board has \d+(\.\d)? % of the window/);
  expect(faults).toContain('is cut by');
  expect(faults).toContain('is out of the window');
});
