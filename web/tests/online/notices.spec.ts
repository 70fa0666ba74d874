import { expect, type Locator, type Page, test } from '@playwright/test';
import { result } from '../support/page.ts';
import { laid, line, openTable, putSheetAway, seated, somebodyElse, twoAtTable } from './people.ts';
import { leaveAll, ME, OPEN } from './tables.ts';

test.afterEach(leaveAll);

/** One of each layout, and the least of them. */
const WINDOWS = [
  [390, 844],
  [844, 390],
  [640, 400],
  [320, 568],
  [768, 1024],
  [1280, 800],
] as const;

/** In the window, and nothing lies over it. */
async function expectInSight(thing: Locator, title: string): Promise<void> {
  await expect(thing, title).toBeInViewport({ ratio: 1 });
  const isOnTop = await thing.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(x + width / 2, y + height / 2);
    return above !== null && element.contains(above);
  });
  expect(isOnTop, title).toBe(true);
}

/** In how many places of the table somebody's name can be read: what is cut down to a point is for those who listen. */
const countLegible = (name: string): number =>
  [...document.querySelectorAll('.seat-chip-name, .seat-name')].filter(element => {
    const { width } = element.getBoundingClientRect();
    return element.textContent === name && width > 24 && getComputedStyle(element).clipPath === 'none';
  }).length;

async function everyWindow(page: Page, look: (title: string) => Promise<void>): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.play-page')).toBeVisible();
    await look(`${width} x ${height}`);
  }
}

test('what is asked of somebody is in sight, with its answers, in every window', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await ada.getByRole('button', { name: 'Flick' }).click();
  await openTable(ada);
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await putSheetAway(ada);
  await everyWindow(bo, async title => {
    await expectInSight(bo.getByText('Ada asks to take back a step.'), title);
    await expectInSight(bo.getByRole('button', { name: 'Allow' }), title);
    await expectInSight(bo.getByRole('button', { name: 'Decline' }), title);
  });
  await everyWindow(ada, title => expectInSight(ada.getByRole('button', { name: 'Ask no longer' }), title));
});

test('a bot that plays for somebody is told beside the button that ends it, and hides no prompt', async ({
  page,
  browser,
}) => {
  const { bo } = await twoAtTable(page, browser);
  await openTable(bo);
  await bo.getByRole('button', { name: 'Let a bot play for me' }).click();
  await bo.getByRole('button', { name: 'Let it play' }).click();
  await putSheetAway(bo);
  await everyWindow(bo, title => expectInSight(bo.getByRole('button', { name: 'Take my seat back' }), title));
  await expectInSight(bo.locator('.turn-strip p'), 'on a laptop');
});

test('three clocks are in sight in every window, and the table lies where it lay, whatever is asked', async ({
  page,
  browser,
}) => {
  const clock = { type: 'bank', milliseconds: 600_000, increment: 5000 } as const;
  const table = await laid(page, { game: 'dice-and-danger', places: [ME, OPEN, OPEN], name: 'Ada', clock });
  const bo = await somebodyElse(browser);
  await seated(bo, table, 'Bartholomew of the Hill');
  await seated(await somebodyElse(browser), table, 'Bea');
  await page.goto(table.path);
  await everyWindow(page, async title => {
    for (const timer of await line(page).getByRole('timer').all()) await expectInSight(timer, title);
    for (const name of ['Ada', 'Bartholomew of the Hill', 'Bea'])
      expect(await page.evaluate(countLegible, name), `${title}: ${name}`).toBe(1);
  });
  await bo.goto(table.path);
  for (const each of [page, bo])
    await expect.poll(async () => (await each.locator('.play-page .rail').boundingBox())?.height).toBeLessThan(52);
});

test('who has won stands in a line of its own width when a match was given up', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await openTable(bo);
  await bo.getByRole('button', { name: 'Resign', exact: true }).click();
  await bo.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click();
  const lineHeight = 64;
  for (const [each, victory] of [
    [ada, 'You win'],
    [bo, 'Ada wins'],
  ] as const)
    await everyWindow(each, async title => {
      const box = await result(each).getByText(victory, { exact: true }).boundingBox();
      expect(box?.height, title).toBeLessThan(2 * lineHeight);
    });
});
