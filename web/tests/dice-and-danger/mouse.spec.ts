import { expect, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, side } from '../support/page.ts';
import { careless, CLICKS, end, nextThing, playRound, rows, skull, targets, told } from './desk.ts';
import { DEALS, hasChest, hasFewLives, hasTorches, inRound, playedTo, SEED } from './matches.ts';

test('a whole match alone by clicking, from the shelf to the count', async ({ page }) => {
  test.slow();
  await page.goto('/');
  const shelf = page.getByRole('navigation', { name: 'The games' });
  await shelf.getByRole('link', { name: /Dungeons, Dice & Danger/ }).click();
  await page.getByText('Clumsy Cultists').click();
  await page.getByText('A deal from a friend').click();
  await page.getByLabel('Its seed or its link').fill(SEED);
  await page.getByRole('button', { name: 'Deal this one' }).click();
  await expect(prompt(page)).toHaveText(/^Make two pairs/);
  while ((await nextThing(page)) !== 'result') await playRound(page);
  await expect(result(page).getByRole('table', { name: 'How it adds up' })).toBeVisible();
  await expect(
    result(page)
      .getByText(/^−?\d+ points/)
      .first(),
  ).toBeVisible();
});

test('a row lights its targets, a mark is pencil until it is done, and nothing is lost by a reload', async ({
  page,
}) => {
  await sitDown(page, playedTo('annoyed-animals', 1, inRound(3)));
  await told(page, () => rows(page).first().click());
  await expect(targets(page).first()).toBeVisible();
  await expect(prompt(page)).toHaveText(/^Use \d+ and \d+: \w+ targets?\.$/);
  const id = (await targets(page).first().getAttribute('data-id')) ?? '';
  await told(page, () => CLICKS.target(page));
  const marked = board(page).locator(`[data-id="${id}"]`);
  await expect(marked).toHaveAccessibleName(/: visited|boxes left/);
  const [asked, name] = [await prompt(page).textContent(), await marked.getAttribute('aria-label')];
  await page.reload();
  await expect(prompt(page)).toHaveText(asked ?? '');
  await expect(marked).toHaveAccessibleName(name ?? '');
  await expect(rows(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  while ((await nextThing(page)) !== 'end')
    await told(page, async () => CLICKS[(await nextThing(page)) as 'target'](page));
  await told(page, () => end(page).click());
  await expect(prompt(page)).toHaveText(/^Make two pairs/);
});

test('what a mark would bring is said before it is made, and a row lights what it could do', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 1, inRound(3)));
  await rows(page).first().hover();
  await expect(board(page).locator('[data-id^="light/"]').first()).toBeAttached();
  await expect(targets(page)).toHaveCount(0);
  await told(page, () => rows(page).first().click());
  await targets(page).first().hover();
  await expect(side(page).getByText(/^\d+ here: ./)).toBeVisible();
});

test('taking back a split refunds the black die', async ({ page }) => {
  const costs = playedTo('annoyed-animals', 1, moment =>
    moment.rules
      .actions(moment.state, moment.seat)
      .some(action => action.type === 'split' && action.black && moment.state.drafts[0]?.paper.symbols === 3),
  );
  await sitDown(page, costs);
  const black = page.locator('.ddd-black').getByRole('button').first();
  await expect(side(page).getByText('costs 1 of your 3')).toBeVisible();
  await expect(board(page).getByText('3 left;')).toBeVisible();
  await told(page, () => black.click());
  await expect(board(page).getByText('2 left;')).toBeVisible();
  await page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: 'Undo' }).click();
  await expect(board(page).getByText('3 left;')).toBeVisible();
  await expect(rows(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
});

test('a chest gives one reward, which can be taken back', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 1, hasChest));
  const chest = side(page).getByRole('group', { name: 'The chest opens' });
  await expect(prompt(page)).toHaveText(/chest/i);
  await told(page, () => chest.getByRole('button', { name: /torches/ }).click());
  await expect(side(page).getByRole('button', { name: /^Burn a torch, 2 left$/ })).toBeVisible();
  await page.keyboard.press('u');
  await expect(chest.getByRole('button')).toHaveCount(3);
});

test('a space that cannot be crossed says which rule and what it would take', async ({ page }) => {
  const standing = playedTo('annoyed-animals', 1, inRound(2));
  await sitDown(page, standing);
  await told(page, () => rows(page).first().click());
  const asked = await prompt(page).textContent();
  const far = board(page)
    .getByLabel(/^\d+, regular, row \d+, column \d+: out of reach$/)
    .first();
  await far.click();
  await expect(
    board(page)
      .locator('.note-slip')
      .getByRole('button', { name: /^Rule DDD-/ }),
  ).toBeVisible();
  await expect(board(page).getByText(/^What it takes: first .+ next to it; a sum of \d+, or a torch\.$/)).toBeVisible();
  await expect(prompt(page)).toHaveText(asked ?? '');
  const visited = board(page)
    .getByLabel(/: visited$/)
    .first();
  await visited.click();
  await expect(board(page).getByText('What it takes: nothing, it is done with.')).toBeVisible();
  await board(page)
    .locator('.note-slip')
    .getByRole('button', { name: /^Rule DDD-/ })
    .click();
  await expect(page.getByRole('dialog', { name: /^Rules of/ })).toBeVisible();
});

test('a refusal goes with Escape, and when the seat is asked something else', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 1, inRound(2)));
  const refusal = board(page)
    .locator('.note-slip')
    .getByRole('button', { name: /^Rule DDD-/ });
  await page.keyboard.press('d');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
  await page.keyboard.press('d');
  await expect(refusal).toBeVisible();
  await told(page, () => rows(page).first().click());
  await expect(refusal).toHaveCount(0);
});

test('a round that kills asks first, and its price stands on the button', async ({ page }) => {
  test.slow();
  await sitDown(page, playedTo('annoyed-animals', 1, hasFewLives, DEALS));
  await told(page, () => careless(page).first().click());
  while ((await nextThing(page)) !== 'end')
    await told(page, async () => CLICKS[(await nextThing(page)) as 'target'](page));
  await expect(end(page)).toHaveText(/\(−\d\)$/);
  await end(page).click();
  const asked = page.getByRole('dialog', { name: 'The skull?' });
  await expect(asked).toContainText(/costs .+ you have \S+ left/);
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await expect(asked).toHaveCount(0);
  await expect(prompt(page)).not.toHaveText(/fallen/);
  await end(page).click();
  await skull(page).click();
  await expect(result(page)).toBeVisible();
});

test('the page asks for the torch while it is in hand', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 1, hasTorches));
  const asked = await prompt(page).textContent();
  await page.keyboard.press('t');
  await expect(prompt(page)).toHaveText('Burn the torch next to any cross');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(asked ?? '');
});

test('a hint shows its row or its target and says it', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 1, inRound(3)));
  await page.keyboard.press('h');
  await expect(
    board(page)
      .getByRole('status')
      .filter({ hasText: /^A hint: / }),
  ).toBeVisible();
  const hinted = page.locator('.ddd-row[data-hint="true"]');
  await expect(hinted).toHaveCount(1);
  await told(page, () => hinted.click());
  await page.keyboard.press('h');
  await expect(board(page).locator('[data-id^="hint/"]').first()).toBeAttached();
  const drawn = await board(page)
    .locator('[data-id^="bulb/"], [data-id^="light/"]')
    .evaluateAll(things => things.map(thing => thing.getAttribute('data-id')?.split('/')[0]));
  expect(drawn.indexOf('bulb'), 'no ring lies over a bulb').toBeGreaterThan(drawn.lastIndexOf('light'));
});
