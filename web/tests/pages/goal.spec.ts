import { expect, type Page, test } from '@playwright/test';
import { overlap } from '../../src/board/beside.ts';
import { flickByMouse } from '../dungeon-pen/desk.ts';
import { PHONE, prompt } from '../support/page.ts';

const SEED = '0123456789abcdef0123456789abcdef';
/** A browser in which nobody has played yet. */
const NEW = { cookies: [], origins: [] };

const FIRST_TABLES = [
  ['dice-and-danger', '?seats=person,easy', /^Goal: more points than the others .* last monster falls/],
  ['dungeon-pen', '?seats=person,easy', /^Goal: take Mildred’s treasure and bring it home/],
  ['donjonz', '', /^Goal: build a dungeon, then walk it once for the most glory: 2 for each pouch/],
  ['the-dungeon', '?seats=person,easy', /^Goal: find a way out of the maze\. .* most lives wins\.$/],
] as const;

for (const [game, seats, goal] of FIRST_TABLES)
  test(`${game} says what one is after at the first table, and in its log ever after`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: NEW });
    const page = await context.newPage();
    await page.goto(`/${game}/deal/${SEED}${seats}`);
    const slip = page.locator('.note-slip').filter({ hasText: goal });
    await expect(slip).toBeVisible();
    await expect(page.locator('.log-goal')).toHaveText(goal);
    await page.keyboard.press('Escape');
    await expect(slip).toHaveCount(0);

    await page.reload();
    await expect(page.locator('.log-goal')).toHaveText(goal);
    await expect(slip).toHaveCount(0);
    await context.close();
  });

test('what is said of the storage makes room for the first card and for the way past the rival', async ({
  browser,
}) => {
  const context = await browser.newContext({ storageState: NEW, reducedMotion: 'no-preference' });
  const page = await context.newPage();
  // The rival never decides: the way past them stays.
  await page.route(/\/worker-[^/]*\.js/, () => undefined);
  await page.goto(`/dungeon-pen/deal/${SEED}?seats=person,easy`);
  const slip = page.locator('.note-slip');
  await expect(slip).toContainText('Goal:');
  await flickByMouse(page, 296, 510);
  await expect(slip).toContainText('in the browser');
  for (const thing of ['.pen-card .drawing', '.skip-button']) {
    const late = page.locator(thing).first();
    await expect(late).toBeVisible();
    await expect
      .poll(async () => {
        const [lies, other] = await Promise.all([slip.boundingBox(), late.boundingBox()]);
        return lies && other && overlap(lies, other);
      })
      .toBe(0);
  }
  await context.close();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what one is after is found again in the whole log', async ({ page }) => {
    await page.goto(`/dice-and-danger/deal/${SEED}`);
    await expect(prompt(page)).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Show the whole log' }).tap();
    await expect(page.getByRole('dialog', { name: 'Log' })).toContainText(/Goal: as many points as you can make/);
  });
});

test('on a phone on its side the goal lies beside the card in hand', async ({ browser }) => {
  const context = await browser.newContext({ storageState: NEW, viewport: { width: 844, height: 390 }, locale: 'fr' });
  const page = await context.newPage();
  await page.goto(`/donjonz/deal/${SEED}`);
  await expect(page.locator('.note-slip')).toContainText('But');
  await expect.poll(() => heightOver(page)).toBe(0);
  await context.close();
});

/** How much of the card in hand the slip lies over, from its upper edge down. */
const heightOver = (page: Page): Promise<number> =>
  page.locator('.note-slip').evaluate(slip => {
    const [lies, card] = [
      slip.getBoundingClientRect(),
      document.querySelector('[data-id="held"]')?.getBoundingClientRect(),
    ];
    if (!card) return Infinity;
    const across = Math.min(lies.right, card.right) - Math.max(lies.left, card.left);
    return across > 0 ? Math.max(0, Math.min(lies.bottom, card.bottom) - Math.max(lies.top, card.top)) : 0;
  });
