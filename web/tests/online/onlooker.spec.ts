import { expect, test } from '@playwright/test';
import { playRound } from '../dice-and-danger/desk.ts';
import { lines, told } from '../dungeon-pen/desk.ts';
import { board, overflow, PHONE, prompt, side } from '../support/page.ts';
import { chip, openTable } from './people.ts';
import { annAndBen, layTable, leaveAll, ME, somebody, watch } from './tables.ts';

test.afterEach(leaveAll);

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
  await expect.poll(() => lines(ann).count()).toBeGreaterThan(2);
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
