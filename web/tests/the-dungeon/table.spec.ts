import { expect, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, side } from '../support/page.ts';
import { choices, chips, curtain, held, map, told } from './desk.ts';
import { inPhase, type Moment, playedTo } from './matches.ts';

const PEOPLE = ['Mira', 'Otto'].map(name => ({ name, bot: null }));
const WITH_BOTS = ['Mira', 'Otto', 'Ysolde', 'Hob'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'easy' }));

/** Presses the last line of the card, lays what is in hand, and waits for the others. */
async function playOn(page: Page): Promise<void> {
  for (;;) {
    await choices(page).first().or(result(page)).first().waitFor({ timeout: 60_000 });
    if (await result(page).isVisible()) return;
    await told(page, () => page.locator('.td-choice:not([aria-disabled])').last().click());
  }
}

test('four seats with bots to the end', async ({ page }) => {
  test.slow();
  await sitDown(page, playedTo({ seats: 4 }, inPhase('rest')), { sitters: WITH_BOTS });
  await expect(board(page).getByRole('list', { name: 'How everyone stands' }).getByRole('button')).toHaveCount(4);
  await playOn(page);
  const rows = result(page).getByRole('table', { name: 'Who stands in the Ruins, and with what' }).getByRole('row');
  await expect(rows).toHaveCount(4);
});

test('TD-24 a title that is long stands beside its picture, not below it', async ({ page }) => {
  const canWade = ({ rules, state, seat }: Moment): boolean =>
    rules.actions(state, seat).some(({ type }) => type === 'wade');
  await sitDown(page, playedTo({ seats: 1 }, canWade));
  const wade = page.locator('.td-choice-line').filter({ hasText: 'Wade on: lose all gold, metal and torches' });
  const [picture, title] = await Promise.all([
    wade.locator('.icon').first().boundingBox(),
    wade.locator('b').boundingBox(),
  ]);
  expect(title!.x).toBeGreaterThanOrEqual(picture!.x + picture!.width);
});

test('another sheet is one tap away; spells of others are only counted', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 4 }, inPhase('step')), { sitters: WITH_BOTS });
  await board(page)
    .getByRole('button', { name: /^Ysolde/ })
    .click();
  await expect(side(page).locator('.td-sheet')).toContainText('Ysolde');
  await expect(side(page).locator('.td-spells')).toHaveCount(0);
});

test('two people at one screen: a curtain hides the spells', async ({ page }) => {
  const options = { characters: ['hedge-witch', 'copyist'] };
  const played = playedTo({ seats: 2, options }, ({ state, seat }) => seat === 0 && state.phase === 'rest');
  await sitDown(page, played, { sitters: PEOPLE });
  await curtain(page).getByRole('button', { name: 'I am Mira' }).click();
  const spells = side(page).getByRole('list', { name: 'Spells' });
  await expect(spells).toBeVisible();
  const name = (await spells.locator('b').first().textContent()) ?? '';
  await choices(page).filter({ hasText: 'End the turn' }).click();
  await expect(curtain(page)).toContainText('Otto');
  expect(await page.locator('body').innerText()).not.toContain(name);
});

test('a spell is cast on the map: the tile is taken up, turned and laid', async ({ page }) => {
  const played = playedTo({ seats: 1 }, ({ rules, state, seat }) =>
    rules.actions(state, seat).some(action => action.type === 'cast' && action.spell === 'second-thoughts'),
  );
  await sitDown(page, played);
  await chips(page).filter({ hasText: 'Second Thoughts' }).click();
  await map(page).locator('[data-id^="far/"]').first().click();
  await expect(held(page)).toBeVisible();
  await told(page, () => choices(page).filter({ hasText: 'Lay it here' }).click());
  await expect(page.locator('.log li').last()).toContainText('You cast Second Thoughts');
});

test('after a reload the match stands where it stood', async ({ page }) => {
  await sitDown(page, playedTo({ seats: 1 }, inPhase('step')));
  const before = await prompt(page).textContent();
  await page.reload();
  await expect(prompt(page)).toHaveText(before ?? '');
  await expect(map(page)).toBeVisible();
});

test('what is held lights up while it is of use, and a press uses it', async ({ page }) => {
  const options = { characters: [{ name: 'Grim', strength: 4, craft: 4, objects: ['pastry', 'torch'] }] };
  const hungry = ({ rules, state, seat }: Moment): boolean =>
    rules.actions(state, seat).some(({ type }) => type === 'eat');
  await sitDown(page, playedTo({ seats: 1, options }, hungry));
  const objects = side(page).getByRole('list', { name: 'Objects' });
  await expect(objects.getByRole('button')).toHaveCount(1);
  const pastry = objects.getByRole('button', { name: /^pastry\. Eaten before the dice/ });
  await told(page, () => pastry.click());
  await expect(page.locator('.log li').last()).toContainText('You eat the pastry.');
  await expect(pastry).toHaveCount(0);
});

test('the slip of a hint for a tile turns it where it would lie, and lays it as advised', async ({ page }) => {
  const isOpen = ({ rules, state, seat }: Moment): boolean =>
    state.phase === 'lay' && rules.actions(state, seat).length > 1;
  await sitDown(page, playedTo({ seats: 1 }, isOpen));
  await page.keyboard.press('h');
  const slip = page.locator('.note-slip');
  await expect(slip).toContainText(/^A hint: lay .* open to the /);
  const advised = (await held(page).getAttribute('aria-label')) ?? '';
  await slip.getByRole('button', { name: 'Turn', exact: true }).click();
  await expect(held(page)).not.toHaveAttribute('aria-label', advised);
  await expect(side(page).locator('.td-comparison figcaption')).toBeVisible();
  await told(page, () => slip.getByRole('button', { name: 'Lay it so' }).click());
  await expect(slip).toHaveCount(0);
});
