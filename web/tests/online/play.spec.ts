import { expect, type Page, test } from '@playwright/test';
import { flickByMouse, lines, panel, told } from '../dungeon-pen/desk.ts';
import { nextThing, playRound, rows } from '../dice-and-danger/desk.ts';
import { prompt, result } from '../support/page.ts';
import { annAndBen, leaveAll, somebody } from './tables.ts';

test.afterEach(leaveAll);

const isAsked = (page: Page): Promise<boolean> => page.locator('.pen-panel:not([data-step="none"])').isVisible();
const ended = (page: Page) => page.getByRole('dialog').locator('table');

/** Answers whatever is asked: a flick with all one's might, or the first button that goes on. */
async function answer(page: Page, degrees: number): Promise<void> {
  if ((await panel(page).getAttribute('data-step')) === 'load') return leaveDice(page);
  await told(page, async () => {
    if (await panel(page).locator('input').first().isVisible()) return flickByMouse(page, degrees, 1000);
    const go = panel(page).locator('.pen-buttons .button-go');
    return (await go.isVisible()) ? go.click() : panel(page).locator('.button').last().click();
  });
}

/** Dice that are left as they fell are nothing to tell. */
async function leaveDice(page: Page): Promise<void> {
  await panel(page).locator('.button').last().click();
  await expect(panel(page)).not.toHaveAttribute('data-step', 'load');
}

test('a whole match, French against English, then every roll, the replay and another end', async ({ browser }) => {
  test.slow();
  const { ann, ben } = await annAndBen(browser, 'dungeon-pen', { ben: 'fr' });
  await expect(prompt(ann)).toContainText('let go');
  await expect(prompt(ben)).not.toContainText('let go');
  for (let i = 0; i < 300; i++) {
    const next = async () => ((await isAsked(ann)) ? ann : (await isAsked(ben)) ? ben : undefined);
    const isReady = async () => (await ended(ann).isVisible()) || (await next()) !== undefined;
    await expect.poll(isReady, { intervals: [50], timeout: 20_000 }).toBe(true);
    const page = await next();
    if (!page || (await ended(ann).isVisible())) break;
    await answer(page, 40 * i);
  }
  await expect(result(ann)).toContainText(/wins|You win|share the victory|Nobody wins/);
  await expect(ended(ben)).toBeVisible();
  await expect(lines(ben)).toHaveCount(await lines(ann).count());
  await result(ann).getByRole('button', { name: 'Check every roll' }).click();
  await expect(result(ann).getByText(/^All \d+ rolls were fixed before anybody could know them/)).toBeVisible();
  await ben.getByRole('button', { name: 'Vérifier chaque jet' }).click();
  await expect(ben.getByText('Le nombre ajouté par ce navigateur y est.')).toBeVisible();
  await result(ann).getByRole('link', { name: 'Replay' }).click();
  await expect(ann.locator('.step-list')).toContainText('You flick at');
  await expect(ann.locator('.step-list')).not.toContainText('Ann flicks at');
  await ann.getByRole('button', { name: 'One step on' }).click();
  await ann.getByRole('button', { name: 'One step on' }).click();
  await expect(ann.locator('.step-position')).toHaveText(/^step 2 of \d+$/);
  await ann.getByRole('button', { name: 'Play on from here' }).click();
  const sheet = ann.getByRole('dialog', { name: 'Play on from here' });
  await sheet.getByLabel('Who sits in seat 2').selectOption('Easy bot');
  await sheet.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(ann).toHaveURL(/\/dungeon-pen\/play\//);
  await expect(prompt(ann)).toBeVisible();
});

test('who decides at the same time sees nothing of the other before both are done', async ({ browser }) => {
  const { ann, ben } = await annAndBen(browser, 'dice-and-danger');
  expect(await nextThing(ann)).toBe('row');
  await playRound(ann);
  await expect(ben.locator('.ddd-standing', { hasText: 'Ann' })).toContainText('done');
  await expect(lines(ben).last()).toHaveText('Ann is done.');
  await expect(lines(ben)).toHaveCount(2);
  await playRound(ben);
  for (const page of [ann, ben]) {
    await expect(page.locator('.log')).toContainText('Round 2');
    await expect(rows(page).first()).toBeVisible();
  }
});

test('who gives up ends it for both, and whoever has the link can check the dice', async ({ browser }) => {
  const { ann, ben, links } = await annAndBen(browser, 'dice-and-danger');
  await ben.getByRole('button', { name: 'The table: people, links, resigning' }).click();
  await ben.getByRole('button', { name: 'Resign', exact: true }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click();
  for (const [page, victory] of [
    [ann, 'You win'],
    [ben, 'Ann wins'],
  ] as const) {
    await expect(result(page)).toContainText(victory);
    await expect(result(page)).toContainText('The match stopped before its end. This is how it stood.');
    await expect(result(page)).toContainText('Ben gave up.');
    await expect(prompt(page)).toHaveText(victory);
  }
  const eve = await somebody(browser);
  await eve.goto(`/dice-and-danger/online/${links.match}/replay`);
  await expect(eve.getByRole('heading', { name: 'No match behind this door' })).toBeVisible();
  await eve.goto(`/dice-and-danger/online/${links.match}/replay#${links.watch}`);
  await eve.reload();
  await eve.getByRole('button', { name: 'Honest dice' }).click();
  await eve.getByRole('button', { name: 'Check every roll' }).click();
  await expect(eve.getByText(/^The one roll was fixed before anybody could know it/)).toBeVisible();
});

test('without a clock it is said of what the minutes are: how long somebody is awaited', async ({ browser }) => {
  const { ann } = await annAndBen(browser, 'dice-and-danger');
  const earlier = (message: string): string =>
    message.replaceAll(/"since":(\d+)/g, (_, since) => `"since":${Number(since) - 185_000}`);
  await ann.routeWebSocket('**/api/socket', line => {
    const server = line.connectToServer();
    server.onMessage(message => line.send(earlier(String(message))));
  });
  await ann.reload();
  await expect(ann.locator('.seat-chip').first()).toContainText('awaited for 3 minutes');
});
