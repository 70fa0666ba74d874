import { expect, type Page, test } from '@playwright/test';
import { type Screens, testAccess } from '../support/access.ts';
import { overflow, PHONE, tabTo } from '../support/page.ts';
import { chip, joinLinkOf, laid, layTable, line, openTable, openTalk, somebodyElse, twoAtTable } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const OPEN = [{ type: 'me' }, { type: 'open' }, { type: 'bot', bot: 'easy' }] as const;
const RUNNING = [{ type: 'me' }, { type: 'bot', bot: 'easy' }] as const;

async function openNewTable(page: Page): Promise<void> {
  await page.goto('/the-dungeon');
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByText('Clock and company').click();
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('1 min a turn');
}

async function gather(page: Page): Promise<void> {
  await page.goto((await laid(page, { game: 'the-dungeon', places: OPEN, name: 'Ada', begins: 'ready' })).path);
  await expect(page.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
}

async function comeByLink(page: Page): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page without a browser');
  const host = await somebodyElse(browser);
  const { path, join } = await laid(host, { game: 'dungeon-pen', places: OPEN.slice(0, 2), name: 'Ada' });
  await page.goto(`${path}#${join}`);
  await expect(page.getByLabel('Your name')).toBeVisible();
}

async function runMatch(page: Page): Promise<void> {
  const clock = { type: 'bank', milliseconds: 600_000, increment: 5000 } as const;
  await page.goto((await laid(page, { game: 'dungeon-pen', places: RUNNING, name: 'Ada', clock })).path);
  await expect(chip(page, 'Ada')).toBeVisible();
}

const SCREENS: Screens = [
  ['laying a table', openNewTable],
  ['gathering', gather],
  ['coming by a link', comeByLink],
  ['at the table', runMatch],
  [
    'talk',
    async page => {
      await runMatch(page);
      await openTalk(page);
      await page.getByRole('textbox', { name: 'Say something' }).fill('Who brought the soup?');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Who brought the soup?')).toBeVisible();
      await page.getByText('Who is heard').click();
    },
  ],
  [
    'about the table',
    async page => {
      await runMatch(page);
      await openTable(page);
      await page.getByRole('button', { name: 'Resign', exact: true }).click();
    },
  ],
  [
    'the lobby',
    async page => {
      await laid(page, { game: 'dungeon-pen', places: RUNNING, name: 'Ada', listed: true });
      await page.goto('/online');
      await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
    },
  ],
  [
    'who one is',
    async page => {
      await page.goto('/me');
      await expect(page.getByRole('heading', { name: 'Claim a name' })).toBeVisible();
    },
  ],
  [
    'who one is, signed in under a name of one’s own',
    async page => {
      const name = `Ada ${Date.now() % 10_000_000}`;
      await page.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
      await page.goto('/me');
      await page.evaluate(() => localStorage.setItem('oubliette/known', 'true'));
      await page.reload();
      await expect(page.getByRole('listitem').filter({ hasText: 'this device' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Change the passphrase' })).toBeVisible();
    },
  ],
  [
    'somebody else’s personal link',
    async page => {
      const browser = page.context().browser();
      if (!browser) throw new Error('a page without a browser');
      const host = await somebodyElse(browser);
      await laid(host, { game: 'dungeon-pen', places: RUNNING, name: 'Bea' });
      const { token } = (await (await host.request.post('/api/me/link')).json()) as { token: string };
      await laid(page, { game: 'dungeon-pen', places: RUNNING, name: 'Ada' });
      await page.goto(`/me#${token}`);
      await expect(page.getByRole('heading', { name: 'Be Bea on this device?' })).toBeVisible();
    },
  ],
];

testAccess(SCREENS);

test('by keyboard alone: a table is laid, sat down at, talked at', async ({ page: ada, browser }) => {
  await ada.goto('/dungeon-pen');
  await tabTo(ada, ada.getByRole('button', { name: 'Play online' }));
  await ada.keyboard.press('Enter');
  await tabTo(ada, ada.getByLabel('Your name'));
  await ada.keyboard.type('Ada');
  await ada.keyboard.press('Enter');
  await expect(ada.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
  const bo = await somebodyElse(browser);
  await bo.goto(await joinLinkOf(ada));
  await tabTo(bo, bo.getByLabel('Your name'));
  await bo.keyboard.type('Bo');
  await bo.keyboard.press('Enter');
  await tabTo(bo, bo.getByRole('button', { name: 'I am ready' }));
  await bo.keyboard.press('Enter');
  await expect(chip(bo, 'Bo')).toBeVisible();
  await tabTo(bo, bo.getByRole('button', { name: 'Talk', exact: true }));
  await bo.keyboard.press('Enter');
  await tabTo(bo, bo.getByRole('textbox', { name: 'Say something' }));
  await bo.keyboard.type('I hear dripping.');
  await bo.keyboard.press('Enter');
  await bo.keyboard.press('Escape');
  await expect(bo.getByRole('button', { name: 'Talk', exact: true })).toBeFocused();
  await expect(ada.locator('[aria-live="polite"]').filter({ hasText: 'Bo says: I hear dripping.' })).toBeAttached();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('390 x 844: nothing scrolls at the table, and every seat and clock is in sight', async ({ page }) => {
    for (const game of ['dungeon-pen', 'dice-and-danger', 'the-dungeon'])
      await test.step(game, async () => {
        const clock = { type: 'bank', milliseconds: 600_000, increment: 5000 } as const;
        await page.goto((await laid(page, { game, places: RUNNING, name: 'Ada', clock })).path);
        await expect(chip(page, 'Ada').getByRole('timer')).toBeInViewport({ ratio: 1 });
        await expect(chip(page, 'Mildred')).toBeInViewport({ ratio: 1 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
  });

  test('six seats with their names in sight, on a phone, a tablet and a laptop', async ({ page }) => {
    const others = Array.from({ length: 5 }, () => ({ type: 'bot', bot: 'easy' }) as const);
    const { path } = await laid(page, { game: 'the-dungeon', places: [{ type: 'me' }, ...others], name: 'Ada' });
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 800],
    ] as const)
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        for (const name of ['Ada', 'Mildred', 'Cuthbert', 'Agnes', 'Wilfrid', 'Grub']) {
          const words = line(page).getByText(name, { exact: true });
          await expect(words).toBeInViewport({ ratio: 1 });
          expect((await words.boundingBox())?.width).toBeGreaterThan(20);
        }
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
  });
});

test('French against English: each reads their own language', async ({ page, browser }) => {
  await layTable(page, 'dungeon-pen', 'Ada');
  const bo = await somebodyElse(browser, { locale: 'fr-FR', viewport: PHONE.viewport });
  await bo.goto(await joinLinkOf(page));
  await expect(bo.getByText('Ada attend.')).toBeVisible();
  await bo.getByLabel('Votre nom').fill('Benoît');
  await bo.getByRole('button', { name: 'M’asseoir' }).click();
  await bo.getByRole('button', { name: 'Je suis prêt' }).click();
  await expect(bo.getByRole('list', { name: 'À la table' })).toContainText('Benoît');
  await expect(chip(page, 'Benoît')).toContainText('here');
  await bo.getByRole('button', { name: 'Paroles' }).click();
  await bo.getByRole('button', { name: 'La table', exact: true }).click();
  await expect(bo.getByRole('button', { name: 'Abandonner' })).toBeVisible();
});

test('who listens hears who is asked for something', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await ada.getByRole('button', { name: 'Flick' }).click();
  await openTable(ada);
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await expect(bo.getByRole('status').filter({ hasText: 'Ada asks to take back a step.' })).toBeVisible();
});
