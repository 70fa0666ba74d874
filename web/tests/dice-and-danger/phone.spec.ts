import { expect, type Page, test } from '@playwright/test';
import type { Adventure } from '../../../games/dice-and-danger/index.ts';
import { sitDown } from '../support/keep.ts';
import { board, overflow, PHONE } from '../support/page.ts';
import { drag, pinch } from '../support/touch.ts';
import { CLICKS, nextThing, rows, targets, told } from './desk.ts';
import { DEALS, hasChest, inRound, type Moment, type Played, playedTo } from './matches.ts';

const MOMENTS: readonly (readonly [what: string, played: Played])[] = [
  ['alone', playedTo('annoyed-animals', 1, inRound(4))],
  ['four seats', playedTo('clumsy-cultists', 4, inRound(4))],
  ['the clouds', playedTo('puzzled-pyramid', 1, () => true)],
  ['armour', playedTo('defiant-dinosaurs', 1, inRound(4))],
  ['a chest', playedTo('annoyed-animals', 1, hasChest)],
];

const bots = (seats: number) => [
  { name: 'Mira', bot: null },
  ...Array.from({ length: seats - 1 }, (_, i) => ({ name: `Bot ${i + 1}`, bot: 'random' })),
];

async function fitAll(page: Page): Promise<void> {
  test.slow();
  for (const [what, standing] of MOMENTS)
    await test.step(what, async () => {
      await sitDown(page, standing, { sitters: bots(standing.seats) });
      await expect(board(page).getByRole('group')).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
}

test('1280 x 800 without scrolling', ({ page }) => fitAll(page));

test('the sheet stays where it lies, however long the question above it', async ({ page }) => {
  const top = async (): Promise<number | undefined> => (await board(page).boundingBox())?.y;
  await sitDown(page, playedTo('annoyed-animals', 2, inRound(2)), { sitters: bots(2) });
  const tops = [await top()];
  for (let next = await nextThing(page); next !== 'end'; next = await nextThing(page)) {
    await told(page, () => CLICKS[next as 'row' | 'target'](page));
    tops.push(await top());
  }
  expect(new Set(tops).size, tops.join(', ')).toBe(1);
});

const SMALL = [
  [844, 390],
  [640, 400],
  [320, 568],
  [390, 844],
] as const;

for (const [width, height] of SMALL)
  test(`${width} x ${height}: how everyone stands is cut nowhere`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const seats of [2, 3, 4]) {
      await sitDown(page, playedTo('clumsy-cultists', seats, inRound(6)), { sitters: bots(seats) });
      expect(await page.locator('.ddd-standing').evaluateAll(cutIn), `${seats} seats`).toEqual([]);
    }
  });

/** What sticks out of the buttons that it stands in. */
const cutIn = (buttons: readonly Element[]): readonly string[] =>
  buttons.flatMap(button => {
    const { right } = button.getBoundingClientRect();
    return [...button.children]
      .filter(each => each.getBoundingClientRect().right > right + 1)
      .map(each => each.textContent ?? '');
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('390 x 844 without scrolling', ({ page }) => fitAll(page));

  /** Something is let go for a life, while a blow of somebody else's may come. */
  const isDear = ({ rules, state, seat }: Moment): boolean => {
    const actions = rules.actions(state, seat);
    return (
      actions.some(action => action.type === 'give-up' && action.lives > 0) &&
      actions.some(({ type }) => type === 'free')
    );
  };

  for (const locale of ['en-GB', 'fr-FR'])
    test.describe(locale, () => {
      test.use({ locale });

      test('what a round may end with has room in one line', async ({ page }) => {
        await sitDown(page, playedTo('annoyed-animals', 2, isDear, DEALS), { sitters: bots(2) });
        await expect(page.locator('.ddd-free')).toBeVisible();
        expect((await page.locator('.ddd-bar').boundingBox())?.height).toBeLessThanOrEqual(48);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
    });

  const size = async (page: Page): Promise<number> => (await targets(page).first().boundingBox())?.width ?? 0;
  const middle = async (page: Page): Promise<{ x: number; y: number }> => {
    const box = await board(page).boundingBox();
    if (!box) throw new Error('no board is shown');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };

  for (const adventure of ['annoyed-animals', 'puzzled-pyramid'] as const satisfies readonly Adventure[])
    test(`two fingers enlarge ${adventure} until every target is large enough for one`, async ({ page }) => {
      await sitDown(page, playedTo(adventure, 1, inRound(3)));
      await told(page, () => rows(page).first().tap());
      const before = await size(page);
      await pinch(page, await middle(page), 80, 170);
      await expect.poll(() => size(page)).toBeGreaterThan(before * 1.9);
      expect(await size(page)).toBeGreaterThanOrEqual(44);
      const { x, y } = await middle(page);
      const first = await targets(page).first().boundingBox();
      await drag(page, { x, y }, { x: x - 60, y });
      const moved = async () => (await targets(page).first().boundingBox())?.x;
      await expect.poll(moved).toBeCloseTo((first?.x ?? 0) - 60, -1);
      await page.getByRole('button', { name: 'Show the whole sheet' }).tap();
      await expect.poll(() => size(page)).toBeCloseTo(before, 0);
    });

  test('a double tap enlarges and undoes it, and crosses nothing; a tap crosses', async ({ page }) => {
    await sitDown(page, playedTo('annoyed-animals', 1, inRound(3)));
    await told(page, () => rows(page).first().tap());
    const before = await size(page);
    const room = await board(page).boundingBox();
    if (!room) throw new Error('no board is shown');
    const [x, y] = [room.x + room.width / 2, room.y + room.height - 4];
    const lines = await page.locator('.log li').count();
    await twice(page, x, y);
    await expect.poll(() => size(page)).toBeGreaterThanOrEqual(44);
    await twice(page, x, y);
    await expect.poll(() => size(page)).toBeCloseTo(before, 0);
    expect(await page.locator('.log li').count()).toBe(lines);
    await told(page, () => targets(page).first().tap());
  });

  async function twice(page: Page, x: number, y: number): Promise<void> {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  }
});

test.describe('in a new browser on a phone that speaks French', () => {
  test.use({ ...PHONE, locale: 'fr' });
  test('three ways to pair the dice are seen with what each of them costs', async ({ page }) => {
    await page.goto('/learn/dice-and-danger/first');
    await expect(page.locator('.ddd-white .ddd-loss:visible')).toHaveCount(3);
    const ends = await page
      .locator('.ddd-white .ddd-row')
      .evaluateAll(all => all.map(row => row.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.viewport.width);
  });
});
