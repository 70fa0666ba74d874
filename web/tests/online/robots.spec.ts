import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { chip, joinLinkOf, laid, layTable, somebodyElse } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const WORDS = {
  en: {
    name: 'Name',
    passphrase: 'Passphrase',
    claim: 'Claim it',
    robots: 'Your bots',
    called: 'Name of the bot',
    make: 'Make a bot',
    token: (name: string) => `The token of ${name}`,
  },
  fr: {
    name: 'Nom',
    passphrase: 'Phrase secrète',
    claim: 'Le réserver',
    robots: 'Vos robots',
    called: 'Le nom du robot',
    make: 'Faire un robot',
    token: (name: string) => `Le jeton de ${name}`,
  },
};

/** Claims a name that nobody else in this run has. */
async function claim(page: Page, words = WORDS.en): Promise<string> {
  const name = `Ada ${Math.floor(Math.random() * 1e9).toString(36)}`;
  await page.goto('/me');
  await page.getByLabel(words.name, { exact: true }).first().fill(name);
  await page.getByLabel(words.passphrase).first().fill('analytical engine');
  await page.getByRole('button', { name: words.claim }).click();
  await expect(page.getByRole('heading', { name: words.robots })).toBeVisible();
  await expect(page.getByLabel(words.called)).toBeVisible();
  return name;
}

const robots = (page: Page, words = WORDS.en) => page.getByRole('region', { name: words.robots });

async function makeRobot(page: Page, name: string, words = WORDS.en): Promise<string> {
  await robots(page, words).getByLabel(words.called).fill(name);
  await robots(page, words).getByRole('button', { name: words.make }).click();
  return robots(page, words)
    .getByRole('textbox', { name: words.token(name) })
    .inputValue();
}

test('a bot is made with a token that is shown once, named, withdrawn and deleted', async ({ page }) => {
  await claim(page);
  await expect(robots(page).getByText('You have none yet.')).toBeVisible();
  const token = await makeRobot(page, 'Fido');
  expect(token).toMatch(/^oubliette_[\w-]{43}$/);
  await checkAccess(page);
  await robots(page).getByRole('button', { name: 'Rename: Fido' }).click();
  await robots(page).getByRole('listitem').getByLabel('Name of the bot').fill('Rex');
  await page.keyboard.press('Enter');
  await expect(robots(page).getByRole('listitem')).toContainText('Rex');
  await expect(robots(page).getByRole('textbox', { name: /^The token/ })).toHaveCount(0);
  await robots(page).getByRole('button', { name: 'New token: Rex' }).click();
  const next = robots(page).getByRole('textbox', { name: 'The token of Rex' });
  expect(await next.inputValue()).not.toBe(token);
  await robots(page).getByRole('button', { name: 'Withdraw the token: Rex' }).click();
  await expect(robots(page).getByRole('status').last()).toHaveText(
    'The token is withdrawn. Nobody comes in by it any more.',
  );
  await expect(robots(page).getByRole('listitem')).toContainText('without a token');
  await robots(page).getByRole('button', { name: 'Delete: Rex' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(robots(page).getByText('You have none yet.')).toBeVisible();
});

test('on a phone, in French, nothing is cut off', async ({ browser }) => {
  const page = await somebodyElse(browser, { locale: 'fr', viewport: { width: 390, height: 844 } });
  await claim(page, WORDS.fr);
  await makeRobot(page, 'Fido, robot aux aguets', WORDS.fr);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await checkAccess(page);
});

/** A robot sits down by a link, as its program would. */
async function seatRobot(request: APIRequestContext, token: string, link: string): Promise<void> {
  const { pathname, hash } = new URL(link, 'http://localhost');
  const answer = await request.post(`/api/robot/matches/${pathname.split('/').at(-1)}/seat`, {
    headers: { authorization: `Bearer ${token}` },
    data: { key: hash.slice(1) },
  });
  expect(answer.status()).toBe(200);
}

test('at a table it is marked, and its owner’s name stands beside it', async ({ page: host, browser, request }) => {
  const owner = await somebodyElse(browser);
  const name = await claim(owner);
  const token = await makeRobot(owner, 'Fido');
  const places = [{ type: 'me' }, { type: 'open' }, { type: 'open' }] as const;
  const table = await laid(host, { game: 'the-dungeon', places, name: 'Bo', begins: 'ready' });
  await host.goto(table.path);
  await seatRobot(request, token, `${table.path}#${table.join}`);
  const line = host.getByRole('listitem', { name: 'Seat 2' });
  await expect(line).toContainText('Fido');
  await expect(line).toContainText(`bot · ${name}`);
  await expect(line).toContainText(`a bot of ${name}`);
  await expect(line).toContainText('ready');
  await checkAccess(host);
  await layTable(host, 'dungeon-pen', 'Bo');
  await seatRobot(request, token, await joinLinkOf(host));
  await expect(chip(host, 'Fido')).toContainText(`a bot of ${name}`);
  await checkAccess(host);
});
