import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { USUAL_LIMITS } from '../../../server/online/limits.ts';
import { board, prompt } from '../support/page.ts';
import { layTable, ME } from '../online/tables.ts';
import { House } from './house.ts';

test.use({ serviceWorkers: 'allow' });

let house: House;
test.beforeEach(async () => {
  house = await House.open();
});
test.afterEach(() => house.close());

/** The first visit: at its end the page is kept. */
async function visit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${house.address}/`);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>(resolve => active?.addEventListener('statechange', () => resolve(), { once: true }));
  });
  return page;
}

const buildOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '');

const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return kept.flat().length;
  });

/** What a page says of itself when something is missing or broken. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  return faults;
}

/** The button that begins a match as the form says. */
const startOf = (page: Page): Locator => page.locator('.game-go').getByRole('button');

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${house.address}/${game}`);
  await startOf(page).click();
  await board(page).waitFor();
}

test('without network matches of every game begin, bots think, and a reload finds them again', async ({ context }) => {
  const page = await visit(context);
  const faults = faultsOf(page);
  // A class behind one address opens the page at once: nobody is refused a part of it.
  expect(40 * (await keptFiles(page))).toBeLessThan(USUAL_LIMITS.pages.burst);
  await context.setOffline(true);
  for (const game of SHELF)
    await test.step(game, async () => {
      await sitDown(page, game);
      await expect(prompt(page)).not.toBeEmpty();
      const asked = await prompt(page).textContent();
      await page.reload();
      await expect(prompt(page)).toHaveText(asked ?? '');
    });
  await page.keyboard.press('h');
  await expect(page.locator('.note-slip')).toContainText('A hint:');
  expect(faults).toEqual([]);
});

test('a hint that cannot be fetched is told so, and comes once there is a network again', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await sitDown(page, 'donjonz');
  await context.setOffline(true);
  await page.keyboard.press('h');
  await expect(page.locator('.note-slip')).toContainText('Whoever gives hints could not be fetched.');
  await context.setOffline(false);
  await page.keyboard.press('h');
  await expect(page.locator('.note-slip')).toContainText('A hint:');
  await context.close();
});

test('without network lessons and daily deals are played, and what was done is kept', async ({ context }) => {
  const page = await visit(context);
  const faults = faultsOf(page);
  await context.setOffline(true);
  await page.goto(`${house.address}/learn/donjonz/first`);
  const second = page.locator('.lesson-step').nth(1);
  // A key is heard once the card lies in the hand.
  await expect(page.locator('[data-id="held"]')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('data-state', 'now');
  await page.reload();
  await expect(second).toHaveAttribute('data-state', 'now');
  await page.goto(`${house.address}/daily`);
  await page.getByRole('button', { name: 'Play today’s DonjonZ' }).click();
  await expect(prompt(page)).toHaveText(/^Lay .+, card 1 of 11: /);
  await page.goto(`${house.address}/daily`);
  await expect(page.getByRole('button', { name: 'Go on with today’s DonjonZ' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('without network the rules, the workshop and the way home are there', async ({ context }) => {
  const page = await visit(context);
  await context.setOffline(true);
  await page.goto(`${house.address}/the-dungeon/rules`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Dungeon');
  await page.goto(`${house.address}/workshop/dungeon-pen`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${house.address}/`);
  await expect(page.getByRole('navigation', { name: 'The games' })).toBeVisible();
});

/** Asks whether there is a newer build, as a browser does at times; resolves once it waits. */
const findUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    while (!registration.waiting) {
      await new Promise<void>(resolve => installing?.addEventListener('statechange', () => resolve(), { once: true }));
    }
  });

for (const network of ['online', 'offline'])
  test(`${network}: a build that lands during a match in two tabs changes neither`, async ({ context }) => {
    const first = await visit(context);
    const second = await context.newPage();
    const faults = [faultsOf(first), faultsOf(second)];
    await sitDown(first, 'donjonz');
    await sitDown(second, 'dungeon-pen');
    const old = await buildOf(first);
    house.rebuild();
    await findUpdate(first);
    await context.setOffline(network === 'offline');
    await first.keyboard.press('Home');
    await first.keyboard.press('Enter');
    await expect(prompt(first)).toHaveText('Take the next card, or move this one.');
    // One of them goes home and looks at a page whose part the new build calls otherwise: the other still plays.
    await second.goBack();
    await second.evaluate(() => history.pushState(null, '', '/donjonz/rules'));
    await second.goto(`${house.address}/dice-and-danger/rules`);
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Danger');
    expect(await buildOf(second)).toBe(old);
    await first.reload();
    await expect(prompt(first)).toHaveText('Take the next card, or move this one.');
    expect(await buildOf(first)).toBe(old);
    expect(faults.flat()).toEqual([]);
    expect(house.missed).toEqual([]);
  });

/** The text of a work that is drawn on. */
async function textOf(easel: Page): Promise<Locator> {
  await easel.locator('.workshop-flaws').waitFor();
  await easel.keyboard.press('t');
  const text = easel.getByLabel('The text of the work');
  await expect(text).toBeVisible();
  return text;
}

test('a build that lands while one tab plays online and another draws waits for both', async ({ context, baseURL }) => {
  house.callOn(baseURL ?? '');
  const table = await visit(context);
  const easel = await context.newPage();
  const faults = [faultsOf(table), faultsOf(easel)];
  const links = await layTable(table, 'donjonz', [ME], house.address);
  await table.goto(`${house.address}/donjonz/online/${links.match}`);
  await expect(prompt(table)).toHaveText(/^Lay .+, card 1 of 11: /);
  await easel.goto(`${house.address}/workshop`);
  await easel.getByRole('button', { name: 'The Pillar Hall', exact: true }).click();
  const work = await textOf(easel);
  const draft = (await work.inputValue()).replace(/^.*\n/, 'The Unfinished Vault\n');
  await work.fill(draft);
  const old = await buildOf(table);
  house.rebuild();
  await findUpdate(table);
  await table.keyboard.press('Home');
  await table.keyboard.press('Enter');
  await expect(prompt(table)).toHaveText('Take the next card, or move this one.');
  await easel.reload();
  await expect(await textOf(easel)).toHaveValue(draft);
  await table.reload();
  await expect(prompt(table)).toHaveText('Take the next card, or move this one.');
  expect([await buildOf(table), await buildOf(easel)]).toEqual([old, old]);
  expect(await table.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  expect(faults.flat()).toEqual([]);
  expect(house.missed).toEqual([]);
});

test('once nobody plays, the new build takes over from the next page on', async ({ context }) => {
  const page = await visit(context);
  await sitDown(page, 'donjonz');
  const old = await buildOf(page);
  house.rebuild();
  await findUpdate(page);
  await page.getByRole('link', { name: 'Leave the table' }).click();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.ready;
    return registration.waiting === null && registration.active?.state === 'activated';
  });
  await expect(page.getByText('A new version is ready. It comes with the next page.')).toBeVisible();
  expect(await buildOf(page)).toBe(old);
  await page.getByRole('link', { name: 'Back to the shelf' }).click();
  await expect.poll(() => buildOf(page)).not.toBe(old);
  await expect(page.getByRole('navigation', { name: 'The games' })).toBeVisible();
  expect(house.missed).toEqual([]);
});

test('where nobody plays, the new build comes at once for whoever wants it', async ({ context }) => {
  const page = await visit(context);
  const old = await buildOf(page);
  house.rebuild();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByRole('button', { name: 'Have it now' }).click();
  await expect.poll(() => buildOf(page)).not.toBe(old);
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  expect(house.missed).toEqual([]);
});

test('a part that is gone is never looked for by a new load while there is no network', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${house.address}/`);
  let loads = 0;
  page.on('request', request => (loads += request.isNavigationRequest() ? 1 : 0));
  house.rebuild();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /DonjonZ/ })
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(`${house.address}/donjonz`);
  expect(loads).toBe(0);
  await context.close();
});

test('a part that is gone from the server is answered by one new load, and a second time by a sentence', async ({
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${house.address}/`);
  const old = await buildOf(page);
  house.rebuild();
  await page
    .getByRole('navigation', { name: 'The games' })
    .getByRole('link', { name: /DonjonZ/ })
    .click();
  await expect(startOf(page)).toBeVisible();
  expect(await buildOf(page)).not.toBe(old);
  await page.route('**/assets/*Rules*', route => route.fulfill({ status: 404 }));
  await page.goto(`${house.address}/donjonz/rules`);
  await expect(page.getByRole('alert')).toBeVisible();
  await context.close();
});
