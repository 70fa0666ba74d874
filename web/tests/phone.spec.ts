import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { aim, board, prompt, side, sitDown, steps } from './desk.ts';
import { before, doneIn, inOneRow, type Played, transcript } from './transcripts.ts';

const played = transcript('swapped-weapons');

/** Nothing scrolls, and a space is at least so many pixels wide. */
async function fits(page: Page, least: number): Promise<void> {
  const { overflow, space } = await page.evaluate(() => ({
    overflow: [document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth],
    space: document.querySelector('.donjonz-table')?.getBoundingClientRect().width ?? 0,
  }));
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
  expect(Math.round(space)).toBeGreaterThanOrEqual(least);
}

const MOMENTS: readonly (readonly [what: string, played: Played])[] = [
  ['the first card', before(played, 'lay')],
  ['taking', before(played, 'take', 6)],
  ['the last card', before(played, 'lay', 11)],
  ['walking', before(played, 'step', 20)],
  ['a weapon to decide on', before(played, 'swap')],
];

for (const [what, standing] of MOMENTS) {
  test(`1280 x 800 without scrolling: ${what}`, async ({ page }) => {
    await sitDown(page, standing);
    await fits(page, 44);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [what, standing] of MOMENTS)
    test(`390 x 844 without scrolling: ${what}`, async ({ page }) => {
      await sitDown(page, standing);
      await fits(page, 32);
    });

  const touch = (session: CDPSession, type: 'touchStart' | 'touchMove', x: number, y: number): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });

  test('a card is dragged, turned and laid by finger', async ({ page }) => {
    await sitDown(page, before(played, 'lay', 3));
    const held = await page.locator('[data-id="held"]').boundingBox();
    const done = doneIn(played).filter(({ action }) => action.type === 'lay')[2];
    if (!held || !done) throw new Error('a card is in hand');
    const to = await aim(page, played, done);
    const session = await page.context().newCDPSession(page);
    const from = { x: held.x + held.width / 2, y: held.y + held.height / 2 };
    await touch(session, 'touchStart', from.x, from.y);
    for (let i = 1; i <= 8; i++)
      await touch(session, 'touchMove', from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await side(page).getByRole('button', { name: 'Turn' }).tap();
    await page.touchscreen.tap(to.x, to.y);
    await side(page).getByRole('button', { name: 'Lay it', exact: true }).tap();
    await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
    await side(page).getByRole('button', { name: 'Take the next card' }).tap();
    await expect(prompt(page)).toHaveText('Lay card 4 of 11 so that a side touches.');
  });

  test('a dungeon wider than the screen is moved and pinched by finger, and does not shrink', async ({ page }) => {
    await sitDown(page, inOneRow(9));
    await fits(page, 32);
    const table = page.locator('.donjonz-table');
    const start = await table.boundingBox();
    const session = await page.context().newCDPSession(page);
    await touch(session, 'touchStart', 300, 560);
    for (let x = 290; x >= 150; x -= 20) await touch(session, 'touchMove', x, 560);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const moved = await table.boundingBox();
    expect(moved?.x).toBeLessThan((start?.x ?? 0) - 60);
    expect(moved?.width).toBeCloseTo(start?.width ?? 0);
    const pinch = (type: 'touchStart' | 'touchMove', apart: number): Promise<unknown> =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [195 - apart, 195 + apart].map((x, id) => ({ x, y: 400, id })),
      });
    await pinch('touchStart', 40);
    for (const apart of [50, 60, 70, 80]) await pinch('touchMove', apart);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect((await table.boundingBox())?.width).toBeGreaterThan((start?.width ?? 0) * 1.5);
  });

  test('steps are tapped; a grave one is asked about first', async ({ page }) => {
    const walked = transcript('fallen');
    await sitDown(page, { ...walked, log: walked.log.slice(0, -1) });
    const last = doneIn(walked).at(-1);
    if (!last) throw new Error('the walk has an end');
    const { x, y } = await aim(page, walked, last);
    await page.touchscreen.tap(x, y);
    await expect(board(page).getByText('you fall here: the game is lost')).toBeVisible();
    await expect(board(page).getByText('once more to do it')).toBeVisible();
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('dialog', { name: 'The result' })).toContainText('Fallen');
  });

  test('the sheet opens whole from its two rows', async ({ page }) => {
    await sitDown(page, before(played, 'step', 20));
    await expect(steps(page).first()).toBeVisible();
    await side(page)
      .getByRole('button', { name: /^Show the whole sheet/ })
      .tap();
    const sheet = page.getByRole('dialog', { name: 'Inventory' });
    await expect(sheet.getByText('Monsters beaten')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
  });
});
