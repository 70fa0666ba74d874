import { expect, type Page, test } from '@playwright/test';
import { CLICKS, nextThing, playRound } from '../dice-and-danger/desk.ts';
import { lines, told } from '../dungeon-pen/desk.ts';
import { board, overflow, PHONE, prompt, side } from '../support/page.ts';
import { chip, openTable } from './people.ts';
import { annAndBen, followLink, layTable, ME, OPEN, somebody, watch } from './tables.ts';

for (const game of ['donjonz', 'dice-and-danger', 'dungeon-pen', 'the-dungeon'])
  test(`an onlooker sees the table of ${game} and is offered nothing`, async ({ browser }) => {
    const [ann, eve] = [await somebody(browser), await somebody(browser)];
    const places = game === 'donjonz' ? [ME] : [ME, { type: 'beside', name: 'Bea' } as const];
    const links = await layTable(ann, game, places);
    await watch(eve, { game, links });
    await expect(prompt(eve)).toHaveText('You are looking on.');
    await expect(board(eve)).toBeVisible();
    await expect(side(eve)).toBeVisible();
    await expect(eve.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(eve.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await expect(eve.locator('.button-go')).toHaveCount(0);
    await eve.keyboard.press('Enter');
    await expect(eve.locator('.note-slip')).toHaveCount(0);
    await eve.setViewportSize(PHONE.viewport);
    expect(await overflow(eve)).toBe(0);
  });

test('an onlooker follows what happens, and sees no secret', async ({ browser }) => {
  const { ann, links } = await annAndBen(browser, 'dice-and-danger');
  const eve = await somebody(browser);
  await watch(eve, { game: 'dice-and-danger', links });
  await expect(eve.locator('.log')).toContainText('Round 1');
  await playRound(ann);
  await expect(eve.locator('.ddd-standing', { hasText: 'Ann' })).toContainText('done');
  await expect(lines(eve)).toHaveCount(2);
  await expect(lines(eve).last()).toHaveText('Ann is done.');
  expect(await lines(ann).count()).toBeGreaterThan(2);
});

test('an onlooker looks back to the start and returns to now; so does whoever plays, and seems never to have left', async ({
  browser,
}) => {
  const { ann, ben, links } = await annAndBen(browser, 'dungeon-pen');
  await told(ann, () => ann.getByRole('button', { name: 'Flick', exact: true }).click());
  const eve = await somebody(browser);
  await watch(eve, { game: 'dungeon-pen', links });
  for (const page of [eve, ann]) {
    const now = await prompt(page).textContent();
    if (page === ann) await openTable(page);
    await page.getByRole('button', { name: 'Look back' }).click();
    await expect(page.locator('.step-position')).toHaveText(/^step (\d+) of \1$/);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(prompt(page)).toContainText('Before anything happened');
    await expect(page.getByRole('button', { name: 'Flick', exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect(page.locator('.step-position')).toHaveText(/^step 1 of /);
    await expect(chip(ben, 'Ann')).toContainText('here');
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect(prompt(page)).toHaveText(now ?? '');
  }
  await eve.goto(`/dungeon-pen/online/${links.match}/replay#${links.watch}`);
  await expect(prompt(eve)).toContainText('So far');
});

/** A round after which a curtain may fall: there is no log then that could be waited for. */
async function playOwnRound(page: Page): Promise<void> {
  for (let next = await nextThing(page); next !== 'result'; next = await nextThing(page)) {
    if (next === 'end') return void (await CLICKS.end(page));
    await told(page, () => CLICKS[next](page));
  }
}

test('two seats at one page against one at another: the curtain falls between those two alone', async ({ browser }) => {
  const [ann, ben] = [await somebody(browser), await somebody(browser)];
  const game = 'dice-and-danger';
  const links = await layTable(ann, game, [ME, { type: 'beside', name: 'Bea' }, OPEN]);
  await ann.goto(`/${game}/online/${links.match}`);
  await followLink(ben, { game, links }, 'Ben');
  await ann.getByRole('button', { name: 'I am Ann' }).click();
  await playOwnRound(ann);
  await expect(ann.getByRole('heading', { name: 'Pass the device to Bea' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'I am Ben' })).toHaveCount(0);
  await ann.getByRole('button', { name: 'I am Bea' }).click();
  await playOwnRound(ann);
  await expect(ann.locator('.curtain')).toHaveCount(0);
  await playRound(ben);
  await expect(ben.locator('.log')).toContainText('Round 2');
  await expect(ben.locator('.curtain')).toHaveCount(0);
});
