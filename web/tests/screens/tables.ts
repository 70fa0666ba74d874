import { expect, type Page } from '@playwright/test';
import type { GameId } from '../../../games/shelf.ts';
import type { Seat } from '../../../kernel/game.ts';
import { prompt } from '../support/page.ts';
import type { Measured } from './measuring.ts';

/** The buttons that answer what is asked. */
export const WAYS: Readonly<Record<GameId, string>> = {
  donjonz: '.donjonz-choice button',
  'dice-and-danger': '.ddd-reward, .ddd-white .ddd-row, .ddd-number',
  'dungeon-pen': '.pen-buttons button',
  'the-dungeon': '.td-choice, .td-chip',
};

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

/** Everything is measured anew, the camera follows, what moves or is out of reach for a moment has come to its end. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise(requestAnimationFrame);
  });
