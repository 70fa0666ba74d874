import { expect, type Page, test } from '@playwright/test';
import { overlap } from '../../src/board/beside.ts';
import type { Spot } from '../../src/board/geometry.ts';
import { moveOn, sitDown } from '../support/keep.ts';
import { board, overflow, PHONE, prompt, side } from '../support/page.ts';
import { drag, holdFinger, pinch } from '../support/touch.ts';
import { aim, spotOf, steps } from './desk.ts';
import { before, doneIn, inOneColumn, inOneRow, type Played, transcript } from './transcripts.ts';

const played = transcript('swapped-weapons');

/** Nothing scrolls, and a space is at least so many pixels wide. */
async function fits(page: Page, least: number): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const space = await page.locator('.donjonz-table').boundingBox();
  expect(Math.round(space?.width ?? 0)).toBeGreaterThanOrEqual(least);
}

/** Whether all of it lies within the board. */
async function isInSight(page: Page, what: string): Promise<boolean> {
  const [room, thing] = [await page.locator('.donjonz-room').boundingBox(), await page.locator(what).boundingBox()];
  if (!room || !thing) return false;
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  const isBeside = thing.x < room.x - 1 || thing.x + thing.width > right + 1;
  return !isBeside && thing.y >= room.y - 1 && thing.y + thing.height <= bottom + 1;
}

/** Whether the middle of the card in hand is where a finger has brought it, to a quarter of a space. */
async function isHeldAt(page: Page, { x, y }: Spot): Promise<boolean> {
  const [space, held] = [
    await page.locator('.donjonz-table').boundingBox(),
    await page.locator('[data-id="held"]').boundingBox(),
  ];
  if (!space || !held) return false;
  return Math.hypot(held.x + held.width / 2 - x, held.y + held.height / 2 - y) < space.width / 4;
}

/** Waits until the table has stopped moving. */
async function atRest(page: Page): Promise<void> {
  const placeOf = async (): Promise<string> => JSON.stringify(await page.locator('.donjonz-table').boundingBox());
  let last = '';
  await expect
    .poll(async () => {
      const [was, is] = [last, await placeOf()];
      last = is;
      return was === is;
    })
    .toBe(true);
}

/** The style sheet's own time goes a thousand times slower, until that is ended. */
async function slowMotion(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  return () => session.send('Animation.setPlaybackRate', { playbackRate: 1 });
}

const MOMENTS: readonly (readonly [what: string, played: Played])[] = [
  ['the first card', before(played, 'lay')],
  ['taking', before(played, 'take', 6)],
  ['the last card', before(played, 'lay', 11)],
  ['walking', before(played, 'step', 20)],
  ['a weapon to decide on', before(played, 'swap')],
];

/** Each moment is a match of its own, opened in the same browser. */
async function fitAll(page: Page, least: number): Promise<void> {
  for (const [what, standing] of MOMENTS)
    await test.step(what, async () => {
      await sitDown(page, standing);
      await fits(page, least);
    });
}

test('1280 x 800 without scrolling', ({ page }) => fitAll(page, 44));

test.describe('on a phone', () => {
  test.use(PHONE);

  test('390 x 844 without scrolling', ({ page }) => fitAll(page, 32));

  test('a card is dragged, turned and laid by finger', async ({ page }) => {
    await sitDown(page, before(played, 'lay', 3));
    const held = await page.locator('[data-id="held"]').boundingBox();
    const done = doneIn(played).filter(({ action }) => action.type === 'lay')[2];
    if (!held || !done) throw new Error('a card is in hand');
    const to = await aim(page, played, done);
    await drag(page, { x: held.x + held.width / 2, y: held.y + held.height / 2 }, to);
    await side(page).getByRole('button', { name: 'Turn' }).tap();
    await expect.poll(() => isHeldAt(page, to)).toBe(true);
    await side(page).getByRole('button', { name: 'Lay it', exact: true }).tap();
    await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
    await side(page).getByRole('button', { name: 'Take the next card' }).tap();
    await expect(prompt(page)).toHaveText(/^Lay .+, card 4 of 11: /);
  });

  test.describe('in French, the longer language', () => {
    test.use({ locale: 'fr-FR' });

    for (const card of [2, 5, 8, 11])
      test(`a hint for card ${card} lies in the window, and on nothing that it is followed with`, async ({ page }) => {
        await sitDown(page, before(played, 'lay', card));
        await page.keyboard.press('h');
        const slip = page.locator('.note-slip');
        await expect(slip).toContainText('Un conseil');
        const lay = page.getByRole('button', { name: 'Poser', exact: true });
        const held = page.locator('[data-id="held"]');
        const covered = async (): Promise<number> => {
          const lies = (await slip.boundingBox())!;
          const areas = await Promise.all([lay, held].map(each => each.boundingBox()));
          return areas.reduce((sum, area) => sum + overlap(lies, area!), 0);
        };
        await expect.poll(covered).toBe(0);
        const { y, height } = (await slip.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(844);
        await lay.tap();
        await expect(slip).toHaveCount(0);
      });
  });

  test.describe('on a first visit, in French', () => {
    test.use({ locale: 'fr-FR', storageState: { cookies: [], origins: [] } });

    test('the goal, and then what is said of the storage, lie clear of the card that is to be laid', async ({
      page,
    }) => {
      await page.goto('/donjonz');
      await page.getByRole('button', { name: 'Distribuer les cartes' }).tap();
      const slip = page.locator('.note-slip');
      for (const said of [/^But\s: bâtir un donjon/, 'Cette partie reste dans le navigateur']) {
        await expect(slip).toContainText(said);
        const [lies, held] = await Promise.all([slip.boundingBox(), page.locator('[data-id="held"]').boundingBox()]);
        expect(overlap(lies!, held!)).toBe(0);
        await slip.getByRole('button', { name: 'Fermer' }).tap();
      }
    });
  });

  test('whoever taps twice lays the card, and does not take the next one', async ({ page }) => {
    await sitDown(page, before(played, 'lay', 3));
    await page.keyboard.press('n');
    const endSlowMotion = await slowMotion(page);
    await side(page).getByRole('button', { name: 'Lay it', exact: true }).tap();
    const take = side(page).getByRole('button', { name: 'Take the next card' });
    await expect(take).toBeVisible();
    const { x, y, width, height } = (await take.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
    await endSlowMotion();
    await take.tap();
    await expect(prompt(page)).toHaveText(/^Lay .+, card 4 of 11: /);
  });

  test('a finger that lies still is told what lies on a space, whether cards are laid or walked', async ({ page }) => {
    const slip = page.locator('.note-slip');
    const hold = async (x: number, y: number): Promise<void> =>
      holdFinger(page, await spotOf(page, { x: x + 0.5, y: y + 0.5 }), () =>
        expect(slip).toContainText(/(?:^|\. )Row \d+, column \d+: /),
      );
    await sitDown(page, before(played, 'lay', 3));
    const asked = (await prompt(page).textContent()) ?? '';
    await hold(1, 0);
    await expect(slip).toContainText('The Front Step. Row');
    await expect(prompt(page)).toHaveText(asked);
    await moveOn(page, before(played, 'step', 20));
    const told = await page.locator('.log li').count();
    const [, entered] = doneIn(played).flatMap(({ action }) => (action.type === 'step' ? [action] : []));
    if (!entered) throw new Error('the hero has walked');
    await hold(entered.x, entered.y);
    await expect(slip).toContainText('entered');
    expect(await page.locator('.log li').count()).toBe(told);
  });

  test('a card is turned, set down and laid by finger', async ({ page }) => {
    await sitDown(page, before(played, 'lay', 3));
    await atRest(page);
    const done = doneIn(played).filter(({ action }) => action.type === 'lay')[2];
    if (!done) throw new Error('a card is in hand');
    await side(page).getByRole('button', { name: 'Turn' }).tap();
    // The camera goes after a card that was turned partly out of sight.
    await atRest(page);
    const to = await aim(page, played, done);
    await page.touchscreen.tap(to.x, to.y);
    await side(page).getByRole('button', { name: 'Lay it', exact: true }).tap();
    await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
    await side(page).getByRole('button', { name: 'Take the next card' }).tap();
    await expect(prompt(page)).toHaveText(/^Lay .+, card 4 of 11: /);
  });

  test('a dungeon wider than the screen is moved and pinched by finger, and does not shrink', async ({ page }) => {
    await sitDown(page, inOneRow(9));
    await fits(page, 32);
    const table = page.locator('.donjonz-table');
    const start = await table.boundingBox();
    await drag(page, { x: 300, y: 560 }, { x: 150, y: 560 });
    const moved = await table.boundingBox();
    expect(moved?.x).toBeLessThan((start?.x ?? 0) - 60);
    expect(moved?.width).toBeCloseTo(start?.width ?? 0);
    await pinch(page, { x: 195, y: 400 }, 80, 160);
    expect((await table.boundingBox())?.width).toBeGreaterThan((start?.width ?? 0) * 1.5);
  });

  test('turning the phone leaves the hero in sight, however tall the map', async ({ page }) => {
    const { width, height } = PHONE.viewport;
    await sitDown(page, inOneColumn(12));
    await expect(steps(page).first()).toBeVisible();
    for (const size of [
      { width: height, height: width },
      { width, height },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => isInSight(page, '[data-id="hero"]')).toBe(true);
    }
  });

  test('a place for a card is seen whole, even beyond the last card of a row', async ({ page }) => {
    await sitDown(page, inOneRow(9));
    for (let place = 0; place < 12; place++) {
      await page.keyboard.press('n');
      await expect.poll(() => isInSight(page, '[data-id="held"]')).toBe(true);
    }
    await page.setViewportSize({ width: 360, height: 700 });
    await expect.poll(() => isInSight(page, '[data-id="held"]')).toBe(true);
  });

  test('steps are tapped; a grave one is asked about first', async ({ page }) => {
    const walked = transcript('fallen');
    await sitDown(page, { ...walked, log: walked.log.slice(0, -1) });
    const last = doneIn(walked).at(-1);
    if (!last) throw new Error('the walk has an end');
    const { x, y } = await aim(page, walked, last);
    await page.touchscreen.tap(x, y);
    const bubble = board(page).locator('.bubble');
    await expect(bubble.getByText('you fall here: the game is lost')).toBeVisible();
    await expect(bubble.getByText('once more to do it')).toBeVisible();
    await expect(board(page).getByRole('status').filter({ hasText: 'you fall here' })).toHaveText(
      'you fall here: the game is lost – once more to do it',
    );
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
