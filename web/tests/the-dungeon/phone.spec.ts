import { expect, test } from '@playwright/test';
import { coordinatesOf } from '../../../games/the-dungeon/readers.ts';
import { sitDown } from '../support/keep.ts';
import { board, overflow, PHONE } from '../support/page.ts';
import { drag, pinch } from '../support/touch.ts';
import { choice, held, map, told, way } from './desk.ts';
import { inPhase, type Moment, playedTo } from './matches.ts';

test.use(PHONE);

test('a large maze is moved and pinched by finger, and shown whole again', async ({ page }) => {
  const isLarge = inPhase('step', ({ places }) => places.some(place => Math.abs(coordinatesOf(place).y) > 3));
  await sitDown(page, playedTo({ seats: 1 }, isLarge));
  const table = map(page).locator('.td-table');
  const box = await map(page).boundingBox();
  if (!box) throw new Error('no map is shown');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const start = await table.boundingBox();
  await pinch(page, middle, 80, 170);
  const larger = await table.boundingBox();
  expect(larger?.width).toBeGreaterThan((start?.width ?? 0) * 1.2);
  await drag(page, middle, { x: middle.x, y: middle.y + 60 });
  const moved = await table.boundingBox();
  expect(moved?.y).toBeGreaterThan((larger?.y ?? 0) + 30);
  expect(moved?.width).toBeCloseTo(larger?.width ?? 0);
  await page.getByRole('button', { name: 'Show the whole maze' }).click();
  const tiles = map(page).locator('[data-id^="tile/"]');
  for (const edge of [tiles.first(), tiles.last()]) await expect(edge).toBeInViewport({ ratio: 1 });
});

const canBeTurned = (moment: Moment): boolean =>
  inPhase('lay')(moment) && moment.rules.actions(moment.state, 0).length > 2;

test('a tile is turned and laid by finger, and nothing scrolls', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, canBeTurned));
  expect(await overflow(page)).toBe(0);
  const first = (await held(page).getAttribute('aria-label')) ?? '';
  await held(page).tap();
  await expect(held(page)).not.toHaveAttribute('aria-label', first);
  await told(page, () => choice(page, 'Lay it here').tap());
  await expect(held(page)).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
});

test('the way on is tapped on the map', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step')));
  await told(page, () => way(page, 0).tap());
  expect(await overflow(page)).toBe(0);
});

test('small tiles are named where it matters, and any other when it is pressed and held', async ({ page }) => {
  const isWide = inPhase('step', ({ places, characters }) => places.length > 8 && characters[0]?.at !== 0);
  await sitDown(page, playedTo({ seats: 1 }, isWide));
  const names = board(page).locator('.td-name');
  await expect(names.first()).toBeVisible();
  const start = map(page).locator('[data-id="tile/0"]');
  await page.getByRole('button', { name: 'Show the whole maze' }).click();
  await expect(start).toBeInViewport({ ratio: 1 });
  const box = await start.boundingBox();
  if (!box) throw new Error('no cell is shown');
  const before = await page.locator('.log li').count();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.locator('.td-note')).toContainText('Prison Cell');
  await page.mouse.up();
  await expect(page.locator('.td-note')).toBeVisible();
  expect(await page.locator('.log li').count()).toBe(before);
});

test('three at one table are called by their names', async ({ page }) => {
  const names = ['Mira', 'Mildred', 'Cuthbert'];
  const sitters = names.map((name, seat) => ({ name, bot: seat === 0 ? null : 'easy' }));
  await sitDown(page, playedTo({ seats: 3 }, inPhase('step')), { sitters });
  for (const name of names) {
    const shown = page.locator('.td-standing-name', { hasText: name });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});
