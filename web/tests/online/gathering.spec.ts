import { expect, type Page, test } from '@playwright/test';
import type { Place } from '../../../wire/http.ts';
import { PHONE, prompt } from '../support/page.ts';
import { beReady, chip, laid, layTable, openTalk, putSheetAway, seated, sitDownBy, somebodyElse } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const FOUR: readonly Place[] = [{ type: 'me' }, { type: 'open' }, { type: 'open' }, { type: 'open' }];
const seat = (page: Page, number: number) => page.getByRole('listitem', { name: `Seat ${number}`, exact: true });

const gathering = (ada: Page) => laid(ada, { game: 'the-dungeon', places: FOUR, name: 'Ada', begins: 'ready' });

test('the host sees who has come and who is ready, and begins with those who are there', async ({
  page: ada,
  browser,
}) => {
  const table = await gathering(ada);
  await ada.goto(table.path);
  await expect(seat(ada, 1)).toContainText('Ada');
  const [bo, cleo] = [await somebodyElse(browser), await somebodyElse(browser)];
  for (const [page, name] of [
    [bo, 'Bo'],
    [cleo, 'Cleo'],
  ] as const)
    await sitDownBy(page, `${table.path}#${table.join}`, name);
  await expect(ada.getByText('Still waiting for Bo and Cleo.')).toBeVisible();
  await beReady(bo);
  await expect(seat(ada, 2)).toContainText('ready');
  await expect(ada.getByText('Still waiting for Cleo.')).toBeVisible();
  await expect(cleo.getByRole('button', { name: /^Begin/ })).toHaveCount(0);
  await ada.getByRole('button', { name: 'Begin with three' }).click();
  for (const page of [ada, bo, cleo]) {
    await expect(prompt(page)).toBeVisible();
    for (const name of ['Ada', 'Bo', 'Cleo']) await expect(chip(page, name)).toBeVisible();
  }
});

test('whoever comes reads in whole sentences what was agreed on', async ({ page: ada, browser }) => {
  const clock = { type: 'turn', milliseconds: 60_000 } as const;
  const table = await laid(ada, { game: 'the-dungeon', places: FOUR, name: 'Ada', begins: 'ready', clock });
  const bo = await somebodyElse(browser, { locale: 'fr' });
  await bo.goto(`${table.path}#${table.join}`);
  await expect(bo.getByText('Vous jouez en direct. Chaque tour dispose de 1 min.')).toBeVisible();
  await bo.getByRole('button', { name: 'EN' }).click();
  await expect(bo.getByText('You play live. Each turn has 1 min.')).toBeVisible();
  await expect(bo.getByText('Whoever has the link may sit down.')).toBeVisible();
});

test('the lobby says how tables are played, and shows those that one looks for', async ({ page: ada, browser }) => {
  const name = `Ada ${Date.now() % 1_000_000}`;
  const clock = { type: 'turn', milliseconds: 86_400_000 } as const;
  const agreed = { pace: 'turns', clock, listed: true, language: 'fr' } as const;
  await laid(ada, { game: 'dice-and-danger', places: FOUR, name, ...agreed });
  const bo = await somebodyElse(browser);
  await bo.goto('/online');
  const table = bo.getByRole('listitem').filter({ hasText: name });
  await expect(table).toContainText('Annoyed Animals · By turns · 1 day a turn · in French');
  await expect(table).toContainText('the host is away');
  await bo.getByRole('combobox', { name: 'Game' }).selectOption('Dungeon Pen');
  await expect(table).toHaveCount(0);
  await bo.getByRole('combobox', { name: 'Game' }).selectOption('Every game');
  await bo.getByRole('combobox', { name: 'How you play' }).selectOption('By turns');
  await expect(table).toBeVisible();
  await bo.getByRole('combobox', { name: 'How you play' }).selectOption('Live');
  await expect(table).toHaveCount(0);
});

test('what is mine to do lies first on the shelf, with the time that is left for it', async ({
  page: ada,
  browser,
}) => {
  const places: readonly Place[] = [{ type: 'open' }, { type: 'me' }];
  const clock = { type: 'turn', milliseconds: 3 * 86_400_000 } as const;
  const table = await laid(ada, { game: 'dungeon-pen', places, name: 'Ada', pace: 'turns', clock });
  const bo = await somebodyElse(browser);
  await sitDownBy(bo, `${table.path}#${table.join}`, 'Bo');
  await expect(chip(bo, 'Bo')).toBeVisible();
  await bo.goto('/');
  await expect(bo.getByRole('heading', { name: 'One table waits for you' })).toBeVisible();
  await expect(bo.getByText('Your turn · within 2 days')).toBeVisible();
  await expect(bo.getByRole('button', { name: /^Play today/ })).toBeInViewport({ ratio: 1 });
  await expect(bo.getByRole('heading', { name: 'First time here?' })).toHaveCount(0);
});

test('a server that does not answer is not taken for one that knows of no match', async ({ page: ada }) => {
  await layTable(ada, 'dungeon-pen', 'Ada');
  await ada.route('**/api/me/matches', route => route.abort());
  for (const path of ['/online', '/']) {
    await ada.goto(path);
    const mine = ada.locator('section').filter({ has: ada.getByRole('heading', { name: 'Your matches' }) });
    await expect(mine).toContainText('The server does not answer.');
    await expect(mine).not.toContainText('None yet.');
  }
});

test('who is known to no server is not told that there are no matches while none answers', async ({ page }) => {
  await page.route('**/api/**', route => route.abort());
  await page.goto('/online');
  const mine = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your matches' }) });
  await expect(mine).toContainText('The server does not answer.');
  await expect(mine).not.toContainText('None yet.');
});

test('where no seat is left nobody is sent for, and what begins the match is in sight in a low window', async ({
  page: ada,
  browser,
}) => {
  const places: readonly Place[] = [{ type: 'me' }, { type: 'open' }];
  const table = await laid(ada, { game: 'dungeon-pen', places, name: 'Ada', begins: 'ready' });
  await ada.goto(table.path);
  await expect(ada.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
  const bo = await somebodyElse(browser, { viewport: { width: 844, height: 390 } });
  await seated(bo, table, 'Bo');
  await bo.goto(table.path);
  await expect(bo.getByRole('button', { name: 'I am ready' })).toBeInViewport({ ratio: 1 });
  await expect(ada.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  await expect(ada.getByRole('heading', { name: 'Bring the others' })).toHaveCount(0);
  await expect(ada.getByRole('textbox', { name: 'The link to look on' })).toBeVisible();
});

test('a word by one press is read by each in their own language, and the menu of a phone leads to the table', async ({
  page: ada,
  browser,
}) => {
  const places: readonly Place[] = [{ type: 'me' }, { type: 'open' }];
  const table = await laid(ada, { game: 'dungeon-pen', places, name: 'Ada' });
  const bo = await somebodyElse(browser, { ...PHONE, locale: 'fr-FR' });
  await seated(bo, table, 'Benoît');
  for (const page of [ada, bo]) await page.goto(table.path);
  await bo.getByRole('button', { name: 'Paroles' }).click();
  await bo.getByRole('button', { name: 'Bonjour !' }).click();
  await openTalk(ada);
  await expect(ada.getByRole('log', { name: 'What was said' })).toContainText('Hello!');
  await putSheetAway(bo);
  await bo.getByRole('button', { name: 'Menu' }).click();
  await bo.getByRole('button', { name: 'La table : personnes, liens, abandon' }).click();
  await expect(bo.getByRole('dialog')).toHaveCount(1);
  await expect(bo.getByRole('button', { name: 'Abandonner', exact: true })).toBeVisible();
});

test('a table that is closed says so to everybody, and is in no list', async ({ page: ada, browser }) => {
  const table = await gathering(ada);
  const bo = await somebodyElse(browser);
  await seated(bo, table, 'Bo');
  for (const page of [ada, bo]) await page.goto(table.path);
  await expect(bo.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await expect(bo.getByRole('button', { name: 'Close the table' })).toHaveCount(0);
  await ada.getByRole('button', { name: 'Close the table' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Close it' }).click();
  for (const page of [ada, bo]) await expect(page.getByText('Ada has closed the table')).toBeVisible();
  await bo.getByRole('link', { name: 'To the tables' }).click();
  await expect(bo.getByRole('heading', { name: 'Your matches' })).toBeVisible();
  await expect(bo.getByText('None yet.')).toBeVisible();
});

test('on a phone the link that brings the others comes before what was agreed on', async ({ page: ada }) => {
  await ada.setViewportSize(PHONE.viewport);
  const table = await gathering(ada);
  await ada.goto(table.path);
  await expect(ada.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
  const topOf = async (text: string): Promise<number> => (await ada.getByText(text).first().boundingBox())?.y ?? NaN;
  expect(await topOf('Bring the others')).toBeLessThan(await topOf('What we agreed'));
});
