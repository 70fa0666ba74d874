import { expect, type Locator, type Page, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { board, prompt, result, side } from '../support/page.ts';
import { CLICKS, clouds, end, free, nextThing, rows, told } from './desk.ts';
import { inRound, never, playedTo } from './matches.ts';

const PEOPLE = ['Mira', 'Otto'].map(name => ({ name, bot: null }));
const curtain = (page: Page): Locator => page.locator('.curtain');

const sit = (page: Page, name: string): Promise<void> =>
  curtain(page)
    .getByRole('button', { name: `I am ${name}` })
    .click();

/** Whoever played last in a round is the first in the next: the device is not passed in between. */
const ORDER = ['Mira', 'Otto', 'Otto', 'Mira', 'Mira', 'Otto'];

test('two seats at one screen for three rounds: nobody sees what the other has just done', async ({ page }) => {
  test.slow();
  await sitDown(page, playedTo('annoyed-animals', 2, inRound(1)), { sitters: PEOPLE });
  for (const [turn, name] of ORDER.entries()) {
    if (turn === 0 || ORDER[turn - 1] !== name) await sit(page, name);
    await expect(prompt(page)).toHaveText(new RegExp(`^${name}: Make two pairs`));
    await expect(splits(page)).toHaveCount(Math.floor(turn / 2));
    const made = await playToTheEnd(page);
    if (turn % 2 === 1) continue;
    await expect(curtain(page)).toContainText(`I am ${ORDER[turn + 1]}`);
    expect(await page.locator('body').innerText()).not.toContain(made);
    await expect(page.locator('.play-board')).toHaveCount(0);
  }
});

const splits = (page: Page): Locator => page.locator('.log li', { hasText: /^(Mira|Otto) makes/ });

/** Plays what is left of a round and ends it; what was said of its split. */
async function playToTheEnd(page: Page): Promise<string> {
  for (let next = await nextThing(page); next !== 'end'; next = await nextThing(page))
    await told(page, () => CLICKS[next as 'target'](page));
  const made = (await splits(page).last().textContent()) ?? '';
  await end(page).click();
  await expect(curtain(page).or(rows(page).and(page.locator('[aria-pressed="false"]')).first())).toBeVisible();
  return made;
}

test('what one seat crosses out is on no sheet before all are done; then it is starred', async ({ page }) => {
  test.slow();
  await sitDown(page, playedTo('annoyed-animals', 2, inRound(2)), { sitters: PEOPLE });
  await sit(page, 'Mira');
  await told(page, () => CLICKS.row(page));
  const open = board(page).getByRole('button', { name: /: open\. Target/ });
  const space = board(page).locator(`[data-id="${await open.first().getAttribute('data-id')}"]`);
  await told(page, () => space.click());
  await expect(space).toHaveAccessibleName(/: visited$/);
  await playToTheEnd(page);
  await sit(page, 'Otto');
  await page.keyboard.press('s');
  await expect(board(page).getByRole('group', { name: /Mira’s sheet/ })).toBeVisible();
  await expect(space).toHaveAccessibleName(/: open$/);
  await page.keyboard.press('s');
  await playToTheEnd(page);
  const stars = board(page).locator('[data-id^="fresh/"]');
  for (const time of ['at once', 'after a reload'])
    await test.step(time, async () => {
      await page.keyboard.press('s');
      await expect(space).toHaveAccessibleName(/: visited$/);
      await expect(stars).not.toHaveCount(0);
      await expect(page.getByText('starred: new in the last round', { exact: true })).toBeVisible();
      await page.reload();
      await sit(page, 'Otto');
    });
});

test('free damage is taken unless one leaves it, which a reload does not forget', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 2, inRound(2)), { sitters: PEOPLE });
  await sit(page, 'Mira');
  for (let next = await nextThing(page); next !== 'end'; next = await nextThing(page))
    await told(page, () => CLICKS[next as 'target'](page));
  await expect(free(page)).toBeChecked();
  await told(page, () => free(page).click());
  await expect(free(page)).not.toBeChecked();
  await page.reload();
  await sit(page, 'Mira');
  await expect(free(page)).not.toBeChecked();
  await expect(rows(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await told(page, () => page.keyboard.press('f'));
  await expect(free(page)).toBeChecked();
});

test('a sum that was used is called so', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 1, inRound(2)));
  const chosen = rows(page).and(page.locator('[aria-pressed="true"]'));
  for (let next = await nextThing(page); next !== 'end'; next = await nextThing(page)) {
    if (next === 'target') await expect(chosen).not.toHaveAccessibleName(/: used.*: used/);
    await told(page, () => CLICKS[next as 'target'](page));
  }
  await expect(chosen.locator('[data-used="true"]')).toHaveCount(2);
  await expect(chosen).toHaveAccessibleName(/\d+: used; \d+: used/);
});

test('who was done takes it back at the curtain', async ({ page }) => {
  await sitDown(page, playedTo('annoyed-animals', 2, inRound(1)), { sitters: PEOPLE });
  await sit(page, 'Mira');
  await playToTheEnd(page);
  await curtain(page).getByRole('button', { name: /Mira/ }).last().click();
  await expect(prompt(page)).toHaveText(/^Mira: /);
  await expect(end(page)).toBeVisible();
});

test('the clouds of the pyramid are written on a small screen of their own', async ({ page }) => {
  await sitDown(
    page,
    playedTo('puzzled-pyramid', 1, () => true),
  );
  const panel = side(page).getByRole('region', { name: 'Name the clouds' });
  const count = await clouds(page).count();
  await expect(prompt(page)).toContainText(`${count} are empty`);
  await panel.getByRole('button', { name: 'Write 11' }).click();
  await told(page, () => clouds(page).first().click());
  await expect(panel.getByRole('button', { name: '11 is written' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(clouds(page)).toHaveCount(count);
  await page.keyboard.press('d');
  await expect(
    board(page)
      .locator('.note-slip')
      .getByRole('button', { name: /^Rule DDD-/ }),
  ).toBeVisible();
  await page.keyboard.press('h');
  await expect(clouds(page).and(board(page).getByLabel(/The hint means this one$/))).toHaveCount(1);
  const [, hinted] = (await board(page).getByRole('status').textContent())?.match(/^A hint: write (\d+)/) ?? [];
  await expect(panel.getByRole('button', { name: `Write ${hinted}`, exact: true, pressed: true })).toBeVisible();
  for (let left = count; left > 0; left--) await told(page, () => clouds(page).first().click());
  await expect(prompt(page)).toHaveText(/Done\?/);
  await board(page)
    .getByLabel(/^\d+, cloud, row/)
    .first()
    .click();
  await expect(board(page).getByRole('status')).toContainText('Every cloud has its number');
  await told(page, () => end(page).click());
  await expect(prompt(page)).toHaveText(/^Make two pairs/);
});

test('the result adds up row by row; the count lies beside the sheet as on paper', async ({ page }) => {
  const ended = playedTo('annoyed-animals', 2, never);
  await sitDown(page, ended, { sitters: PEOPLE });
  const count = result(page).getByRole('table', { name: 'How it adds up' });
  await expect(count.getByRole('columnheader', { name: /Mira/ })).toBeVisible();
  await expect(count.getByRole('rowheader', { name: 'Monsters' })).toBeVisible();
  await expect(count.getByRole('rowheader', { name: 'In all' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(side(page).getByRole('rowheader', { name: 'Points' })).toBeVisible();
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('a round is played in French', async ({ page }) => {
    await sitDown(page, playedTo('clumsy-cultists', 1, inRound(3)));
    await expect(prompt(page)).toHaveText(/^Faites deux paires \(/);
    await told(page, () => page.keyboard.press('1'));
    await expect(page.getByRole('button', { name: /\. Cible A/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(prompt(page)).toHaveText(/^Use /);
    await expect(rows(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  });
});
