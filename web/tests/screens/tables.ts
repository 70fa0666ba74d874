import { expect, type Page } from '@playwright/test';
import type { GameId } from '../../../games/shelf.ts';
import type { Seat } from '../../../kernel/game.ts';
import { prompt } from '../support/page.ts';
import type { Measured } from './measuring.ts';

/** What of the page is the board itself, and the piece of whoever decides. */
export const TABLES: Readonly<Record<GameId, (seat: Seat) => Measured>> = {
  donjonz: () => ({ board: '.play-board', piece: '[data-id="hero"]' }),
  'dice-and-danger': () => ({ board: '.play-board', piece: '.ddd-sheet [role="button"]' }),
  'dungeon-pen': seat => ({ board: '.play-board', piece: `[data-id="piece/${seat}"]` }),
  'the-dungeon': seat => ({ board: '.td-room', piece: `[data-id="pawn/${seat}"]` }),
};

/** Whoever is handed the device looks at once. */
export async function lookAt(page: Page): Promise<void> {
  const curtain = page.locator('.curtain');
  if (await curtain.isVisible()) await curtain.getByRole('button').first().click();
  await expect(prompt(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Everything is measured anew, the camera follows, and it lies there. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });
