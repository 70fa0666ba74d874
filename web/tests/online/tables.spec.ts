import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { openSite } from '../../../server/tests/site.ts';
import { SetTime } from '../../../server/tests/time.ts';
import { GENEROUS } from '../../../server/rig/shelf.ts';
import { AWAY_MS } from '../../../wire/limits.ts';
import type { Terms } from '../../../wire/table.ts';
import { board, DESK, prompt, result, side } from '../support/page.ts';
import {
  beReady,
  chip,
  joinLinkOf,
  laid,
  layTable,
  line,
  openTable,
  openTalk,
  type Pair,
  putSheetAway,
  seated,
  sitDownBy,
  somebodyElse,
  twoAtTable,
  watchLinkOf,
} from './people.ts';
import { leaveAll, ME } from './tables.ts';

test.afterEach(leaveAll);

test('two taps to a link; whoever opens it sits down with a name; all ready, the match begins', async ({
  page: ada,
  browser,
}) => {
  await layTable(ada, 'dungeon-pen', 'Ada');
  await expect(ada.getByRole('heading', { name: 'One seat is still open' })).toBeVisible();
  const link = await joinLinkOf(ada);
  const bo = await somebodyElse(browser);
  await bo.goto(link);
  await expect(bo.getByText('Ada waits.')).toBeVisible();
  await sitDownBy(bo, link, 'Bo');
  await beReady(bo);
  for (const page of [ada, bo]) {
    await expect(prompt(page)).toBeVisible();
    await expect(chip(page, 'Ada')).toContainText('here');
    await expect(chip(page, 'Bo')).toContainText('here');
  }
  await bo.close();
  await expect(chip(ada, 'Bo')).toContainText('away');
});

test('nobody sits down without a name, and it is asked for once', async ({ page }) => {
  await page.goto('/dungeon-pen');
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The table has to call you something.' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
  await page.goto('/the-dungeon');
  await page.getByRole('button', { name: 'Play online' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
});

test('a table tells in whole lines what was agreed on, and who begins', async ({ page }) => {
  await page.goto(
    (await laid(page, { game: 'the-dungeon', places: [{ type: 'me' }, { type: 'open' }], name: 'Ada' })).path,
  );
  const agreed = page.locator('.agreed li');
  await expect(agreed.filter({ hasText: 'Ada begins' })).toHaveCount(1);
  for (const told of await agreed.allTextContents()) expect(told).toMatch(/^[^:]+(: .+)?$/);
});

test('without a server there is no table, and a sentence says so', async ({ page }) => {
  await page.goto('/dungeon-pen');
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.route('**/api/matches', route => route.abort());
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server does not answer.' })).toBeVisible();
  await page.unroute('**/api/matches');
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
});

test('what the rules refuse is refused before the server is asked', async ({ page }) => {
  await page.goto('/the-dungeon');
  await page.getByRole('button', { name: 'Play online' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Your name').fill('Ada');
  await sheet.getByRole('radio', { name: /one of your own/ }).check();
  await sheet.getByRole('button', { name: 'Lay the table' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/the-dungeon$/);
});

test('what was chosen on the page of the game is played', async ({ page }) => {
  await page.goto('/dungeon-pen');
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByText('Clock and company').click();
  await page.getByRole('radio', { name: 'By turns' }).check();
  await page.getByRole('combobox', { name: 'Clock' }).selectOption('3 days a turn');
  await page.getByRole('radio', { name: 'The seat is lost' }).check();
  await page.getByRole('radio', { name: 'Everybody: it stands' }).check();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByText('Each turn has 3 days. Whoever runs out of time loses the seat.')).toBeVisible();
  await expect(page.getByText('Everybody may sit down: the table stands in the lobby.')).toBeVisible();
  await expect(page.locator('.agreed')).not.toContainText('The Pillar Hall');
});

test('before the match: another seat, a bot called and sent away, up and down again', async ({ page: ada }) => {
  await ada.goto('/the-dungeon');
  await ada.getByRole('button', { name: 'Play online' }).click();
  await ada.getByLabel('Your name').fill('Ada');
  await ada.getByRole('radio', { name: '3', exact: true }).last().check();
  await ada.getByRole('button', { name: 'Lay the table' }).click();
  await ada.getByRole('button', { name: 'Sit here, in seat 3' }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 3' })).toContainText('Ada');
  await ada.getByRole('button', { name: 'Let a bot play in seat 1' }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 1' })).toContainText('Osric');
  await ada.getByRole('button', { name: 'Send it away: Osric' }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 1' })).toContainText('open');
  await ada.getByRole('button', { name: 'Get up, Ada' }).click();
  await ada.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 1' })).toContainText('Ada');
  await ada.getByRole('button', { name: 'Let a bot play in seat 2' }).click();
  await ada.getByRole('button', { name: 'Let a bot play in seat 3' }).click();
  await expect(line(ada)).toContainText('Mildred');
});

test('a public table stands in the lobby; a running match can be looked at', async ({ page: ada, browser }) => {
  const name = `Ada ${Date.now() % 1_000_000}`;
  const places = [{ type: 'me' }, { type: 'open' }] as const;
  const table = await laid(ada, { game: 'dungeon-pen', places, name, listed: true });
  const bo = await somebodyElse(browser);
  await bo.goto('/online');
  await bo.getByRole('link', { name: `Sit down at Dungeon Pen with ${name}` }).click();
  await bo.getByLabel('Your name').fill('Bo');
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await expect(chip(bo, 'Bo')).toBeVisible();
  const cleo = await somebodyElse(browser);
  await cleo.goto('/online');
  await cleo.getByRole('link', { name: `Look on: Dungeon Pen, ${name}, Bo` }).click();
  await expect(cleo).toHaveURL(table.path);
  await expect(chip(cleo, 'Bo')).toBeVisible();
  await bo.goto('/online');
  await expect(bo.getByRole('link', { name: `Go on: Dungeon Pen, ${name}` })).toBeVisible();
  await bo.goto('/');
  await expect(bo.getByRole('link', { name: `Go on: Dungeon Pen, ${name}` })).toBeVisible();
});

test('a link to look on offers no seat; a full table is looked at', async ({ page: ada, browser }) => {
  await layTable(ada, 'dungeon-pen', 'Ada');
  const [join, watch] = [await joinLinkOf(ada), await watchLinkOf(ada)];
  const cleo = await somebodyElse(browser);
  await cleo.goto(watch);
  await expect(cleo.getByText('You look on.')).toBeVisible();
  await expect(cleo.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  const bo = await somebodyElse(browser);
  await sitDownBy(bo, join, 'Bo');
  await beReady(bo);
  await expect(chip(cleo, 'Bo')).toBeVisible();
  const late = await somebodyElse(browser);
  await late.goto(join);
  await expect(late.getByText('The table is full; you look on.')).toBeVisible();
  await openTable(late);
  await expect(late.getByRole('dialog').getByText('You look on.')).toBeVisible();
  await expect(late.getByRole('dialog').getByText('2 look on')).toBeVisible();
});

test('who comes later takes the place of a bot where that was agreed', async ({ page: ada, browser }) => {
  const places = [{ type: 'me' }, { type: 'bot', bot: 'easy' }] as const;
  const table = await laid(ada, { game: 'dungeon-pen', places, name: 'Ada' });
  const bo = await somebodyElse(browser);
  await bo.goto(`${table.path}#${table.join}`);
  await bo.getByRole('button', { name: 'Sit down' }).click();
  const sheet = bo.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Sit down in Mildred’s place' }).click();
  await sheet.getByLabel('Your name').fill('Bo');
  await sheet.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(chip(bo, 'Bo')).toBeVisible();
});

test('talk is stored, counted until it is read, and can be muted', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await openTalk(bo);
  await bo.getByRole('textbox', { name: 'Say something' }).fill('Who <b>brought</b> the soup?');
  await bo.keyboard.press('Enter');
  await expect(bo.getByRole('log', { name: 'What was said' })).toContainText('Who <b>brought</b> the soup?');
  const talk = ada.getByRole('button', { name: 'Talk, one new remark' });
  await expect(talk).toBeVisible();
  await talk.click();
  await expect(ada.getByRole('log', { name: 'What was said' })).toContainText('Who <b>brought</b> the soup?');
  await ada.getByRole('checkbox', { name: /Do not disturb me/ }).check();
  await bo.getByRole('textbox', { name: 'Say something' }).fill('Never mind, it moves.');
  await bo.keyboard.press('Enter');
  await expect(bo.getByText('Never mind, it moves.')).toBeVisible();
  await putSheetAway(ada);
  await expect(ada.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  await ada.reload();
  await openTalk(ada);
  await expect(ada.getByText('You hear nothing of what is said here.')).toBeVisible();
  await ada.getByRole('checkbox', { name: /Do not disturb me/ }).uncheck();
  await expect(ada.getByText('Never mind, it moves.')).toBeVisible();
});

test('talk lies beside the board, on a tablet under it; the board goes on, and Escape puts it away', async ({
  page: ada,
}) => {
  const places = [{ type: 'me' }, { type: 'bot', bot: 'easy' }] as const;
  for (const game of ['dungeon-pen', 'dice-and-danger', 'the-dungeon', 'donjonz']) {
    await ada.goto((await laid(ada, { game, places: game === 'donjonz' ? [ME] : places, name: 'Ada' })).path);
    await openTalk(ada);
    const talk = ada.getByRole('region', { name: 'Talk' });
    const [paper, squares] = [await talk.boundingBox(), await board(ada).boundingBox()];
    expect(paper?.x).toBeGreaterThanOrEqual((squares?.x ?? 0) + (squares?.width ?? Infinity));
    await expect(side(ada)).toBeHidden();
    await ada.setViewportSize({ width: 768, height: 1024 });
    await expect(talk.getByRole('textbox', { name: 'Say something' })).toBeInViewport({ ratio: 1 });
    const [below, above] = [await talk.boundingBox(), await board(ada).boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
    await ada.setViewportSize(DESK);
    await ada.keyboard.press('Escape');
    await expect(talk).toHaveCount(0);
    await expect(side(ada)).toBeVisible();
    await expect(ada.getByRole('button', { name: 'Talk', exact: true })).toBeFocused();
  }
});

/** A server whose time passes when it is told to. */
async function withSetTime(play: (site: string, time: SetTime) => Promise<void>): Promise<void> {
  const time = new SetTime();
  const site = await openSite({}, GENEROUS, {
    time,
    page: fileURLToPath(new URL('../../../dist/web', import.meta.url)),
  });
  try {
    await play(site.link, time);
  } finally {
    await site.close();
  }
}

const TURN_MS = 8000;

/** Ada and Bo at a table with a short clock, which stands still meanwhile. */
async function hurried(browser: Browser, baseURL: string, timeout: Terms['timeout']): Promise<Pair> {
  const clock = { type: 'turn', milliseconds: TURN_MS } as const;
  return twoAtTable(await somebodyElse(browser, { baseURL }), browser, { clock, timeout, baseURL });
}

test('a clock counts down in sight, and the seat is lost when it is out', async ({ browser }) =>
  withSetTime(async (baseURL, time) => {
    const { ada, bo } = await hurried(browser, baseURL, 'lost');
    await expect(chip(bo, 'Ada').getByRole('timer')).toHaveText(/^0:0\d(\.\d)?$/);
    await expect(chip(bo, 'Bo').getByRole('timer')).toHaveCount(0);
    time.pass(TURN_MS);
    await expect(result(ada)).toContainText('Bo wins');
    await expect(result(bo)).toContainText('You win');
    await expect(result(bo)).toContainText('Ada lost on time.');
    await putSheetAway(bo);
    await expect(chip(bo, 'Ada')).toContainText('lost on time');
    await leaveAll({ browser });
  }));

test('when a clock is out a bot may play the turn, and everybody is told', async ({ browser }) =>
  withSetTime(async (baseURL, time) => {
    const { ada, bo } = await hurried(browser, baseURL, 'bot');
    time.pass(TURN_MS);
    await expect(chip(bo, 'Ada')).toContainText('late');
    await expect(ada.getByText('Your time was up: a bot has played for you.')).toBeVisible();
    await leaveAll({ browser });
  }));

test('resigning asks once; everybody is led to the next match by one tap, one seat further', async ({
  page,
  browser,
}) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await openTable(ada);
  const resign = ada.getByRole('button', { name: 'Resign', exact: true });
  await resign.click();
  const asked = ada.getByRole('alertdialog', { name: 'Give up?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);
  await resign.click();
  await asked.getByRole('button', { name: 'Resign' }).click();
  await expect(result(bo)).toBeVisible();
  await result(ada).getByRole('button', { name: 'Play again' }).click();
  await expect(ada.getByRole('listitem', { name: 'Seat 2' })).toContainText('Ada');
  await result(bo).getByRole('button', { name: 'They play again: sit down' }).click();
  for (const each of [ada, bo]) await expect(line(each).getByRole('listitem').first()).toContainText('Bo');
});

test('one’s seat goes to a bot and back', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  await openTable(bo);
  await bo.getByRole('button', { name: 'Let a bot play for me' }).click();
  const asked = bo.getByRole('alertdialog', { name: 'Let a bot play?' });
  await asked.getByRole('combobox', { name: 'Which bot plays' }).selectOption({ index: 0 });
  await asked.getByRole('button', { name: 'Let it play' }).click();
  await expect(chip(ada, 'Bo')).toContainText('bot');
  await bo.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(chip(ada, 'Bo')).not.toContainText('bot');
});

test('a bot minds the seat of who is away for a minute, once the others agree', async ({ browser }) =>
  withSetTime(async (baseURL, time) => {
    const people = Array.from({ length: 3 }, () => somebodyElse(browser, { baseURL }));
    const [ada, bo, cleo] = (await Promise.all(people)) as [Page, Page, Page];
    const places = [{ type: 'me' }, { type: 'open' }, { type: 'open' }] as const;
    const table = await laid(ada, { game: 'the-dungeon', places, name: 'Ada' });
    await seated(bo, table, 'Bo');
    await seated(cleo, table, 'Cleo');
    await ada.goto(table.path);
    await bo.goto(table.path);
    await expect(chip(ada, 'Cleo').locator('.away-word')).toHaveText('away');
    await openTable(ada);
    const mind = ada.getByRole('button', { name: 'Let a bot mind Cleo’s seat' });
    await expect(mind).toHaveCount(0);
    time.pass(AWAY_MS.live);
    await ada.reload();
    await openTable(ada);
    await mind.click();
    await putSheetAway(ada);
    await expect(ada.getByText('Waiting for Bo')).toBeVisible();
    await bo.getByText('Ada asks for a bot to mind Cleo’s seat.').waitFor();
    await bo.getByRole('button', { name: 'Allow' }).click();
    await expect(chip(ada, 'Cleo')).toContainText('bot');
    await cleo.goto(table.path);
    await expect(cleo.getByText('Ada had asked for it.')).toBeVisible();
    await expect(chip(ada, 'Cleo')).not.toContainText('bot');
    await leaveAll({ browser });
  }));

test('a step is taken back once the others allow it', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  // What comes of a flick is chance, and may be another flick: the crosses that it leaves on the sheet tell it apart.
  const crosses = ada.locator('[data-id^="trail/0/"]');
  const before = await crosses.count();
  await openTable(ada);
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await expect(ada.getByRole('alert').filter({ hasText: 'You have not taken that many steps yet.' })).toBeVisible();
  await putSheetAway(ada);
  await ada.getByRole('button', { name: 'Flick' }).click();
  await expect.poll(() => crosses.count()).toBeGreaterThan(before);
  await openTable(ada);
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await expect(ada.getByText('Waiting for Bo')).toBeVisible();
  await bo.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByText('The others did not agree.')).toBeVisible();
  expect(await crosses.count()).toBeGreaterThan(before);
  await openTable(ada);
  await ada.getByRole('button', { name: 'Ask the others' }).click();
  await bo.getByRole('button', { name: 'Allow' }).click();
  await expect(crosses).toHaveCount(before);
  await expect(prompt(ada)).toContainText('let go.');
});

const inkOf = (part: Locator): Promise<string> => part.evaluate(element => getComputedStyle(element).color);

test('a lost line is told, greys what is no longer known, and is found again', async ({ page, browser }) => {
  const { ada, bo } = await twoAtTable(page, browser);
  const name = chip(ada, 'Bo').getByText('Bo', { exact: true });
  const ink = await inkOf(name);
  await ada.context().setOffline(true);
  await expect(ada.getByText('The line is dead; trying again')).toBeVisible();
  await expect(chip(ada, 'Bo')).toContainText('not known whether here');
  await expect.poll(() => inkOf(name)).not.toBe(ink);
  await ada.context().setOffline(false);
  await expect(ada.getByText('The line is dead; trying again')).toHaveCount(0);
  await expect.poll(() => inkOf(name)).toBe(ink);
  await expect(chip(bo, 'Ada')).toContainText('here');
});
