import { expect, type Locator, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { sitDown } from '../support/keep.ts';
import { IS_EVERY_SCREEN, ON_EVERY_SCREEN } from '../support/screens.ts';
import { everyDecision, finishedMatch } from './decisions.ts';
import { lookAt, settle } from './tables.ts';

/** Of a low window: a phone on its side, and 200 % of a laptop, which is looked at where every screen is. */
const ON_ITS_SIDE = { width: 844, height: 390 };
const LOW = IS_EVERY_SCREEN ? [ON_ITS_SIDE, { width: 640, height: 400 }] : [ON_ITS_SIDE];

const paper = (page: Page): Locator => page.getByRole('dialog');

/** By how many pixels a paper lies over the board, and by how many it is wider than it shows. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  await settle(page);
  const [over, board] = [await paper(page).last().boundingBox(), await page.locator('.play-board').boundingBox()];
  if (!over || !board) return ['nothing lies there'];
  const hidden = board.x + board.width - over.x;
  const cut = await paper(page)
    .last()
    .locator('.dialog-body')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  return [...(hidden > 1 ? [`${hidden} px of the board are hidden`] : []), ...(cut > 0 ? [`cut by ${cut} px`] : [])];
}

const isOver = (page: Page): Promise<boolean> =>
  paper(page)
    .last()
    .evaluate(dialog => {
      const { left, top, right, bottom } = dialog.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });

test.use({ locale: 'fr' });

for (const game of SHELF) {
  test(
    `${game}: in a low window the rules lie over the side, and the board stays in sight`,
    ON_EVERY_SCREEN,
    async ({ page }) => {
      const [decision] = everyDecision(game);
      if (!decision) throw new Error('nobody decides');
      for (const size of LOW)
        await test.step(`${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size);
          await sitDown(page, decision.played);
          await lookAt(page);
          await page.getByRole('button', { name: 'Menu', exact: true }).click();
          expect.soft(await faultsOf(page)).toEqual([]);
          await paper(page).getByRole('button', { name: 'Règles', exact: true }).click();
          await expect(paper(page).getByRole('searchbox')).toBeVisible();
          expect.soft(await faultsOf(page)).toEqual([]);
          expect(await isOver(page)).toBe(true);
        });
    },
  );

  test(
    `${game}: in a low window the result and what is shared lie over the side`,
    ON_EVERY_SCREEN,
    async ({ page }) => {
      for (const size of LOW)
        await test.step(`${size.width} x ${size.height}`, async () => {
          await page.setViewportSize(size);
          await sitDown(page, finishedMatch(game));
          await expect(paper(page)).toBeVisible();
          expect.soft(await faultsOf(page)).toEqual([]);
          expect(await isOver(page)).toBe(true);
          await paper(page).getByRole('button', { name: 'Partager' }).click();
          await expect(paper(page)).toHaveCount(2);
          expect.soft(await faultsOf(page)).toEqual([]);
        });
    },
  );
}
