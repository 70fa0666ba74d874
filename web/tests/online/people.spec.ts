import { expect, type Page, test } from '@playwright/test';
import { SHELF } from '../../../games/shelf.ts';
import { chip, laid, linkIn, seated, somebodyElse } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const TABLE = { game: 'dungeon-pen', places: [{ type: 'me' }, { type: 'open' }], name: 'Ada' } as const;

/** The page knows that the server knows its owner; `laid` goes beside it. */
async function openMe(page: Page): Promise<void> {
  await page.goto('/me');
  await page.evaluate(() => localStorage.setItem('oubliette/known', 'true'));
  await page.reload();
}

async function personalLinkOf(page: Page): Promise<string> {
  await openMe(page);
  await page.getByRole('button', { name: 'Make a personal link' }).click();
  return linkIn(page, 'Your personal link');
}

test('a personal link brings one back on any device, once, and leaves the address', async ({ page: ada, browser }) => {
  const table = await laid(ada, TABLE);
  await ada.goto(table.path);
  await ada.getByRole('button', { name: 'Sit here, in seat 2' }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ada');
  const link = await personalLinkOf(ada);
  const phone = await somebodyElse(browser);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Be Ada on this device?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Yes, I am Ada' }).click();
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
  await expect(phone).toHaveURL(/\/me$/);
  await phone.getByRole('link', { name: 'Your matches' }).click();
  await phone.getByRole('link', { name: 'Go on: Dungeon Pen' }).click();
  await expect(phone.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ada');
  await expect(phone.getByRole('button', { name: 'Get up, Ada' })).toBeVisible();
  const thief = await somebodyElse(browser);
  await thief.goto(link);
  await expect(thief.getByText('This personal link was used, has expired, or never was one.')).toBeVisible();
});

test('somebody else’s personal link says what would be lost, and changes nothing unless one wants it', async ({
  page: ada,
  browser,
}) => {
  await laid(ada, TABLE);
  const link = await personalLinkOf(ada);
  const bo = await somebodyElse(browser);
  await laid(bo, { ...TABLE, name: 'Bo' });
  await bo.goto(link);
  await expect(bo.getByText('You are Bo here, and sit in one match.')).toBeVisible();
  await bo.getByRole('button', { name: 'No, I stay Bo' }).click();
  await expect(bo.getByText('All is as it was. The link still works.')).toBeVisible();
  await expect(bo).toHaveURL(/\/me$/);
  await openMe(bo);
  await expect(bo.getByRole('heading', { name: 'You are Bo.' })).toBeVisible();
  const phone = await somebodyElse(browser);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, I am Ada' }).click();
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
});

test('devices are listed and signed out, one or all, wherever they are', async ({ page: ada, browser }) => {
  const table = await laid(ada, TABLE);
  const link = await personalLinkOf(ada);
  const phone = await somebodyElse(browser);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Yes, I am Ada' }).click();
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
  await phone.goto(table.path);
  await expect(phone.getByRole('button', { name: 'Get up, Ada' })).toBeVisible();
  await ada.reload();
  const devices = ada.getByRole('list', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'this device' })).toContainText(/Linux|does not say/);
  await devices.getByRole('button', { name: /^Sign out: / }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(phone.getByText('This device was signed out.')).toBeVisible();
  await ada.getByRole('button', { name: 'Sign out everywhere' }).click();
  const sheet = ada.getByRole('dialog', { name: 'Sign out everywhere?' });
  await sheet.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(ada.getByText('You are signed out everywhere.')).toBeVisible();
  await expect(ada.getByRole('heading', { name: /does not know you yet/ })).toBeVisible();
});

test('a personal link that nobody made, or of which a piece is missing, says so and leads on', async ({ page }) => {
  for (const token of ['x'.repeat(22), 'xyz']) {
    await page.goto('/');
    await page.goto(`/me#${token}`);
    await expect(page.getByText('This personal link was used, has expired, or never was one.')).toBeVisible();
    await page.getByRole('link', { name: 'To the tables' }).click();
    await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  }
});

test('a passphrase is changed by who knows the old one', async ({ page: ada }) => {
  const name = `Bea ${Date.now() % 1_000_000}`;
  await ada.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
  await openMe(ada);
  const change = ada.locator('form').filter({ hasText: 'Change the passphrase' });
  await change.getByLabel('Old passphrase').fill('another phrase');
  await change.getByLabel('New passphrase').fill('the second phrase');
  await change.getByRole('button', { name: 'Change it' }).click();
  await expect(change.getByRole('alert')).toHaveText('Name and passphrase do not belong together.');
  await change.getByLabel('Old passphrase').fill('the first phrase');
  await change.getByRole('button', { name: 'Change it' }).click();
  await expect(ada.getByText('The passphrase is changed.')).toBeVisible();
});

test('a name that hides something is refused in the page, and a claimed one by the server', async ({
  page: ada,
  browser,
}) => {
  const name = `Cleo ${Date.now() % 1_000_000}`;
  await ada.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
  const eve = await somebodyElse(browser);
  await eve.goto('/dungeon-pen');
  await eve.getByRole('button', { name: 'Play online' }).click();
  await eve.getByLabel('Your name').fill('C\u200bleo');
  await eve.getByRole('button', { name: 'Lay the table' }).click();
  await expect(eve.getByText('There are characters in this name that nobody can see.')).toBeVisible();
  await eve.getByLabel('Your name').fill(name.toUpperCase());
  await eve.getByRole('button', { name: 'Lay the table' }).click();
  await expect(eve.getByText('Somebody else has claimed this name.')).toBeVisible();
});

test('a claimed name is one’s own: it brings one back, and nobody else gets it', async ({ page: ada, browser }) => {
  const name = `Ada ${Date.now() % 1_000_000}`;
  await ada.goto('/me');
  const claim = ada.locator('form').filter({ hasText: 'Claim a name' });
  await claim.getByLabel('Name').fill(name);
  await claim.getByLabel('Passphrase').fill('short');
  await claim.getByRole('button', { name: 'Claim it' }).click();
  await expect(claim.getByRole('alert')).toHaveText('At least 8 characters.');
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
  // Whoever lays a table from here is asked for its terms at once.
  await ada.getByRole('navigation', { name: 'Lay a table' }).getByRole('link', { name: 'Dungeon Pen' }).click();
  await expect(ada.getByRole('button', { name: 'Lay the table' })).toBeVisible();
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
  localStorage.setItem('oubliette/known', 'true');
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
  await ada.evaluate(() => localStorage.setItem('oubliette/known', 'true'));
  await ada.route('**/api/**', route => route.abort());
  await ada.reload();
  await expect(ada.getByText('The server does not answer.')).toBeVisible();
  await expect(ada.getByRole('navigation', { name: 'The games' }).getByRole('link')).toHaveCount(SHELF.length);
});

test('whoever wants to be deleted is, and the others go on', async ({ page: ada, browser }) => {
  const name = `Ezra ${Date.now() % 1_000_000}`;
  await ada.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
  const three = [{ type: 'me' }, { type: 'open' }, { type: 'open' }] as const;
  const table = await laid(ada, { game: 'the-dungeon', places: three, name });
  const [bo, cleo] = [await somebodyElse(browser), await somebodyElse(browser)];
  await seated(bo, table, 'Bo');
  await seated(cleo, table, 'Cleo');
  await bo.goto(table.path);
  await expect(chip(bo, name)).toBeVisible();
  await openMe(ada);
  await ada.getByRole('button', { name: 'Delete everything that is mine' }).click();
  const sheet = ada.getByRole('dialog', { name: 'Delete everything that is yours?' });
  await sheet.getByLabel('Passphrase').fill('the wrong phrase');
  await sheet.getByRole('button', { name: 'Delete everything that is mine' }).click();
  await expect(sheet.getByText('Name and passphrase do not belong together.')).toBeVisible();
  await sheet.getByLabel('Passphrase').fill('the first phrase');
  await sheet.getByRole('button', { name: 'Delete everything that is mine' }).click();
  await expect(ada.getByText('You are deleted.')).toBeVisible();
  await expect(chip(bo, 'Player 1')).toBeVisible();
  await expect(bo.getByText(name)).toHaveCount(0);
});
