import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { sitDown } from '../support/keep.ts';
import { everyDecision } from './decisions.ts';
import { lookAt, settle, TABLES } from './tables.ts';

/** A phone is turned, and turned back; a laptop's window becomes a tablet's. */
const TURNS = [
  [844, 390],
  [390, 844],
  [1280, 800],
  [768, 1024],
] as const;

const MOST_MS = 240;

/** Ends what moves the board, and says how long the longest of it would have taken: no clock is asked. */
const glided = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.matches('.play-board, .pane, .pane-table') === true;
    });
    const lengths = moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0));
    for (const animation of moving) animation.finish();
    return Math.max(0, ...lengths.filter(Number.isFinite));
  });

/** How far the middle of the piece is from that of the board, as a part of the board: 0.5 is the edge. */
const distance = (page: Page, places: { readonly board: string; readonly piece: string }): Promise<number> =>
  page.evaluate(({ board, piece }) => {
    const middle = (place: string): readonly [number, number, DOMRect] => {
      const lies = document.querySelector(place)?.getBoundingClientRect();
      if (!lies) throw new Error(`no ${place}`);
      return [lies.x + lies.width / 2, lies.y + lies.height / 2, lies];
    };
    const [x, y] = middle(piece);
    const [boardX, boardY, { width, height }] = middle(board);
    return Math.max(Math.abs(x - boardX) / width, Math.abs(y - boardY) / height);
  }, places);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const game of SHELF)
  test(`${game}: whoever turns the device finds the piece again, within ${MOST_MS} ms`, async ({ page }) => {
    const [decision] = everyDecision(game);
    if (!decision) throw new Error('nobody decides');
    await page.setViewportSize({ width: 390, height: 844 });
    await sitDown(page, decision.played);
    await lookAt(page);
    for (const [width, height] of TURNS)
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await settle(page);
        expect(await glided(page)).toBeLessThanOrEqual(MOST_MS);
        await settle(page);
        expect(await distance(page, TABLES[game](decision.seat))).toBeLessThan(0.5);
      });
  });

test('The Dungeon: whoever has pulled the maze away has the character in the middle again', async ({ page }) => {
  const step = everyDecision('the-dungeon').find(({ kind }) => kind === 'step');
  if (!step) throw new Error('nobody walks');
  const places = TABLES['the-dungeon'](step.seat);
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(page, step.played);
  await lookAt(page);
  await settle(page);
  await glided(page);
  const before = await distance(page, places);
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.move(120, 260, { steps: 4 });
  await page.mouse.move(60, 220, { steps: 4 });
  await page.mouse.up();
  await settle(page);
  expect(await distance(page, places)).not.toBeCloseTo(before, 2);
  await page.setViewportSize({ width: 390, height: 640 });
  await settle(page);
  await glided(page);
  expect(await distance(page, places)).toBeLessThan(0.35);
});
