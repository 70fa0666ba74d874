import { expect, type Page, test } from '@playwright/test';
import { PHONE } from '../support/page.ts';
import { chip, laid, line, openTalk, seated, somebodyElse, twoAtTable } from './people.ts';
import { leaveAll } from './tables.ts';

test.afterEach(leaveAll);

const GATHERING = {
  game: 'the-dungeon',
  places: [{ type: 'me' }, { type: 'open' }, { type: 'open' }],
  name: 'Ada',
} as const;

async function speak(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Say something' })).toHaveValue('');
}

const tooWide = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a claimed name has a mark at the table, which is read out', async ({ page: ada, browser }) => {
  const name = `Dora ${Date.now() % 1_000_000}`;
  await ada.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
  const table = await laid(ada, { ...GATHERING, name });
  const bo = await somebodyElse(browser);
  await seated(bo, table, 'Bo');
  await bo.goto(table.path);
  await expect(bo.getByRole('listitem', { name: 'Seat 1' })).toContainText('a name that nobody else can have');
  await expect(bo.getByRole('listitem', { name: 'Seat 2' })).not.toContainText('a name that nobody else can have');
});

test('the host sends somebody away from a table that gathers', async ({ page: ada, browser }) => {
  const table = await laid(ada, GATHERING);
  const bo = await somebodyElse(browser);
  await seated(bo, table, 'Bo');
  await bo.goto(`${table.path}#${table.join}`);
  await ada.goto(table.path);
  await ada.getByRole('button', { name: /^Send Bo away/ }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 2' })).toContainText('open');
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(bo.getByText('Whoever laid this table has sent you away from it.')).toBeVisible();
});

test('one person is muted for oneself, and silenced for all by the host', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await openTalk(bo);
  await speak(bo, 'Buy my soup!');
  await openTalk(ada);
  await expect(ada.getByText('Buy my soup!')).toBeVisible();
  await ada.getByText('Who is heard').click();
  await ada.getByRole('button', { name: 'Mute Bo for me' }).click();
  await expect(ada.getByText('Buy my soup!')).toBeHidden();
  await ada.getByRole('button', { name: 'Mute Bo for me' }).click();
  await expect(ada.getByText('Buy my soup!')).toBeVisible();
  await ada.getByRole('button', { name: 'Silence Bo for everybody' }).click();
  await expect(ada.getByRole('button', { name: 'Silence Bo for everybody' })).toHaveAttribute('aria-pressed', 'true');
  await bo.getByRole('textbox', { name: 'Say something' }).fill('Soup!');
  await bo.keyboard.press('Enter');
  await expect(bo.getByText('Whoever laid this table does not let you talk here.')).toBeVisible();
});

test('who looks on reads, and talks once the host lets them', async ({ page, browser }) => {
  const { ada } = await twoAtTable(page, browser, { listed: true });
  const eve = await somebodyElse(browser);
  await laid(eve, { ...GATHERING, name: 'Eve' });
  await eve.goto(ada.url());
  await expect(chip(eve, 'Ada')).toBeVisible();
  await openTalk(eve);
  await expect(line(ada).getByText('One looks on')).toBeVisible();
  await expect(eve.getByText('You can talk once the host allows it.')).toBeVisible();
  await openTalk(ada);
  await ada.getByText('Who is heard').click();
  await ada.getByRole('checkbox', { name: 'Who looks on may talk, too' }).click();
  await expect(eve.getByText('You look on, and the host lets you talk.')).toBeVisible();
  await speak(eve, 'May I?');
  await expect(ada.getByText('May I?')).toBeVisible();
});

test('who looks on without a name on this server is told so, and has no field', async ({ page, browser }) => {
  const { ada } = await twoAtTable(page, browser, { listed: true });
  const eve = await somebodyElse(browser);
  await eve.goto(ada.url());
  await openTalk(eve);
  await openTalk(ada);
  await ada.getByText('Who is heard').click();
  await ada.getByRole('checkbox', { name: 'Who looks on may talk, too' }).click();
  await expect(eve.getByText('Only those who have sat down at a table on this server can speak.')).toBeVisible();
  await expect(eve.getByRole('textbox', { name: 'Say something' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('390 x 844: marks, devices and who is heard fit', async ({ page: ada, browser }) => {
    const name = `Wilhelmina ${Date.now() % 1_000_000}`;
    await ada.request.post('/api/me/claim', { data: { name, passphrase: 'the first phrase' } });
    const table = await laid(ada, { ...GATHERING, name });
    const bo = await somebodyElse(browser);
    await seated(bo, table, 'Bartholomew the Umpire');
    await bo.goto(table.path);
    await speak(bo, 'Here.');
    await ada.goto(table.path);
    await ada.getByText('Who is heard').click();
    await expect(ada.getByRole('button', { name: /^Silence Bartholomew/ })).toBeVisible();
    expect(await tooWide(ada)).toBeLessThanOrEqual(0);
    await ada.evaluate(() => localStorage.setItem('oubliette/known', 'true'));
    await ada.goto('/me');
    await expect(ada.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    expect(await tooWide(ada)).toBeLessThanOrEqual(0);
  });
});
