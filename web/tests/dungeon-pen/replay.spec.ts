import { expect, type Locator, type Page, test } from '@playwright/test';
import { leafThrough } from '../support/keep.ts';
import { inTurn, playedTo } from './matches.ts';

const played = playedTo(inTurn(3));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a replay is looked at and moved by. */
const partsOf = (page: Page): readonly Locator[] => [
  page.locator('.play-board .pen-pane'),
  page.locator('.pen-standings'),
  page.locator('.eyes'),
  page.locator('.step-bar'),
];

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
}

const overlap = (one: Box, two: Box): boolean =>
  one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height;

for (const [width, height] of [
  [1280, 800],
  [844, 390],
  [640, 400],
] as const)
  test(`at ${width} x ${height} nothing of a replay lies outside the window or on anything else`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await leafThrough(page, played);
    await page.keyboard.press('End');
    const boxes = await Promise.all(partsOf(page).map(boxOf));
    for (const [i, box] of boxes.entries()) {
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false);
    }
  });

test('on a laptop the event card of a replay is seen in full', async ({ page }) => {
  await leafThrough(page, played);
  await page.keyboard.press('End');
  const { x, width } = await boxOf(page.locator('.pen-card'));
  expect(x + width).toBeLessThanOrEqual(1280);
});

test('a link to a step that a match does not have opens its last one', async ({ page }) => {
  await leafThrough(page, played);
  await page.goto(`${new URL(page.url()).pathname}?step=9999`);
  await expect(page.getByText(`step ${played.log.length} of ${played.log.length}`)).toBeVisible();
});
