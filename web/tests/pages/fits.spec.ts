import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { playedTo, inRound, never } from '../dice-and-danger/matches.ts';
import { keep, sitDown } from '../support/keep.ts';
import { PHONE } from '../support/page.ts';

/** Whoever opens the page of a game can begin at once. */
async function startAll(page: Page): Promise<void> {
  for (const game of SHELF)
    await test.step(game, async () => {
      await page.goto(`/${game}`);
      await expect(page.locator('.game-go .button-go').first()).toBeInViewport({ ratio: 1 });
    });
}

test('1280 x 800: every game is started without scrolling', ({ page }) => startAll(page));

test('1280 x 800: the shelf and the head of all that lies under it', async ({ page }) => {
  await page.goto('/');
  for (const name of ['The rules', 'Today’s deal', 'First time here?'])
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  await keep(page, playedTo('annoyed-animals', 1, inRound(3)));
  await keep(page, playedTo('annoyed-animals', 1, never), {
    outcome: { places: [1], scores: [44], rank: 4, length: 20, notes: {} },
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go on' })).toBeInViewport();
  for (const game of ['DonjonZ', 'Dungeons, Dice & Danger', 'Dungeon Pen', 'The Dungeon'])
    await expect(page.getByRole('listitem').getByRole('link', { name: game, exact: true }).last()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('390 x 844: every game is started without scrolling', ({ page }) => startAll(page));

  test.describe('in French, where words are longer', () => {
    test.use({ locale: 'fr-FR' });

    test('390 x 844: every result is as wide as the screen at most', async ({ page }) => {
      for (const [game, match] of RESULTS)
        await test.step(game, async () => {
          await sitDown(page, finished(game, match));
          const sheet = page.getByRole('dialog');
          await expect(sheet.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
          expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        });
    });
  });
});

const RESULTS = [
  ['donjonz', 'best-run'],
  ['dice-and-danger', 'annoyed-animals-four-together'],
  ['dungeon-pen', 'hall'],
  ['the-dungeon', 'five-until-all-are-out'],
] as const;

const finished = (game: string, match: string): Transcript<Kind> =>
  JSON.parse(
    readFileSync(new URL(`../../../games/${game}/transcripts/${match}.json`, import.meta.url), 'utf8'),
  ) as Transcript<Kind>;
