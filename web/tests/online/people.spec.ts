import { expect, test } from '@playwright/test';
import { chip, laid, linkIn, seated, somebodyElse } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const TABLE = { game: 'dungeon-pen', places: [{ type: 'me' }, { type: 'open' }], name: 'Ada' } as const;

test('a personal link brings one back on any device, and leaves the address at once', async ({
  page: ada,
  browser,
}) => {
  const table = await laid(ada, TABLE);
  await ada.goto(table.path);
  await ada.getByRole('button', { name: 'Sit here, in seat 2' }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ada');
  await ada.goto('/me');
  await ada.evaluate(() => localStorage.setItem('oubliette-known', '1'));
  await ada.reload();
  await expect(ada.getByRole('heading', { name: 'You are Ada.' })).toBeVisible();
  await ada.getByRole('button', { name: 'Make a personal link' }).click();
  const link = await linkIn(ada, 'Your personal link');
  const phone = await somebodyElse(browser);
  await phone.goto(link);
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
  await expect(phone).toHaveURL(/\/me$/);
  await phone.getByRole('link', { name: 'Your matches' }).click();
  await phone.getByRole('link', { name: 'Go on: Dungeon Pen' }).click();
  await expect(phone.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ada');
  await expect(phone.getByRole('button', { name: 'Get up, Ada' })).toBeVisible();
});

test('a personal link that nobody made leads nowhere, and says so', async ({ page }) => {
  await page.goto(`/me#${'x'.repeat(22)}`);
  await expect(page.getByText('This personal link is not known here.')).toBeVisible();
});

test('a claimed name is one’s own: it brings one back, and nobody else gets it', async ({ page: ada, browser }) => {
  const name = `Ada ${Date.now() % 1_000_000}`;
  await ada.goto('/me');
  const claim = ada.locator('form').filter({ hasText: 'Claim a name' });
  await claim.getByLabel('Name').fill(name);
  await claim.getByLabel('Passphrase').fill('short');
  await claim.getByRole('button', { name: 'Claim it' }).click();
  await expect(claim.getByRole('alert')).toHaveText('At least 8 signs.');
  await claim.getByLabel('Passphrase').fill('the soup is the guard’s');
  await claim.getByRole('button', { name: 'Claim it' }).click();
  await expect(ada.getByRole('heading', { name: `You are ${name}, and nobody else can be.` })).toBeVisible();

  const other = await somebodyElse(browser);
  await other.goto('/me');
  const theirs = other.locator('form').filter({ hasText: 'Claim a name' });
  await theirs.getByLabel('Name').fill(name);
  await theirs.getByLabel('Passphrase').fill('another passphrase');
  await theirs.getByRole('button', { name: 'Claim it' }).click();
  await expect(theirs.getByRole('alert')).toHaveText('Somebody else has claimed this name.');
  const back = other.locator('form').filter({ hasText: 'Come back by name' });
  await back.getByLabel('Name').fill(name);
  await back.getByLabel('Passphrase').fill('another passphrase');
  await back.getByRole('button', { name: 'Come back' }).click();
  await expect(back.getByRole('alert')).toHaveText('Name and passphrase do not belong together.');
  await back.getByLabel('Passphrase').fill('the soup is the guard’s');
  await back.getByRole('button', { name: 'Come back' }).click();
  await expect(other.getByText(`Welcome back, ${name}.`)).toBeVisible();
});

test('a device forgets whoever wants to be forgotten', async ({ page: ada }) => {
  await ada.goto('/dungeon-pen');
  await ada.getByRole('button', { name: 'Play online' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('button', { name: 'Lay the table' }).click();
  await expect(ada.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
  await ada.goto('/me');
  await ada.getByRole('button', { name: 'Forget me on this device' }).click();
  const sheet = ada.getByRole('dialog', { name: 'Forget you on this device?' });
  await sheet.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(ada.getByText('Forgotten.')).toBeVisible();
  await ada.goto('/online');
  await expect(ada.getByText('None yet.')).toBeVisible();
});

test('the title counts the turns that wait while the page is hidden', async ({ page: ada, browser }) => {
  const table = await laid(ada, TABLE);
  const bo = await somebodyElse(browser);
  await seated(bo, table, 'Bo');
  await ada.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await ada.goto(table.path);
  await expect(chip(ada, 'Ada')).toContainText('to play');
  await expect(ada).toHaveTitle('(1) Dungeon Pen · Oubliette');
});

interface Told {
  readonly told: readonly (EventTarget & { readonly text: string })[];
}

/** A page that nobody looks at, in a browser that keeps what it is asked to tell. */
function lookAway(): void {
  const told: EventTarget[] = [];
  class Telling extends EventTarget {
    static readonly permission = 'granted';
    readonly text: string;
    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      super();
      this.text = `${title}. ${body}`;
      told.push(this);
    }
    close(): void {
      told.splice(told.indexOf(this), 1);
    }
  }
  Object.defineProperty(document, 'hidden', { get: () => true });
  localStorage.setItem('oubliette-known', '1');
  Object.assign(window, { Notification: Telling, told });
}

test('the browser calls whoever looks elsewhere when it is their turn, and leads them to the table', async ({
  page: ada,
  browser,
}) => {
  const table = await laid(ada, TABLE);
  await ada.context().grantPermissions(['notifications']);
  await ada.addInitScript(lookAway);
  await ada.goto(table.path);
  await expect(ada.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
  const told = () => ada.evaluate(() => (window as unknown as Told).told.map(({ text }) => text));
  expect(await told()).toEqual([]);
  await seated(await somebodyElse(browser), table, 'Bo');
  await expect(chip(ada, 'Ada')).toContainText('to play');
  await expect.poll(told).toEqual(['Dungeon Pen: it is your turn. With Bo.']);
  await ada.goto('/');
  await expect.poll(told).toEqual(['Dungeon Pen: it is your turn. With Bo.']);
  await ada.evaluate(() => (window as unknown as Told).told[0]?.dispatchEvent(new Event('click')));
  await expect(ada).toHaveURL(table.path);
});

test('the first page needs no server', async ({ page: ada }) => {
  await laid(ada, TABLE);
  await ada.goto('/');
  await ada.evaluate(() => localStorage.setItem('oubliette-known', '1'));
  await ada.route('**/api/**', route => route.abort());
  await ada.reload();
  await expect(ada.getByRole('heading', { name: 'First time here?' })).toBeVisible();
});
