import { expect, type Locator, type Page, test } from '@playwright/test';
import { inRound, playedTo, SEED } from '../dice-and-danger/matches.ts';
import { playedTo as maze } from '../the-dungeon/matches.ts';
import { overlap } from '../../src/board/beside.ts';
import type { Area } from '../../src/board/geometry.ts';
import { keep, sitDown } from '../support/keep.ts';
import { PHONE, prompt } from '../support/page.ts';

const CLOUDS = playedTo('puzzled-pyramid', 1, () => true);
const MAZE = maze({ seats: 1 }, ({ state }) => state.places.length > 3);

const list = (page: Page): Locator => page.locator('#matches');
const start = (page: Page): Locator => page.getByRole('button', { name: 'Sharpen the pencils' });

test('two clicks on the start button make one match', async ({ page }) => {
  await page.goto('/dice-and-danger');
  await start(page).dblclick();
  await expect(prompt(page)).toHaveText(/Make two pairs/);
  await page.goto('/dice-and-danger');
  await expect(list(page).getByRole('link', { name: /^Go on/ })).toHaveCount(1);
});

test('the matches of each game are counted and listed apart, by their adventures', async ({ page }) => {
  await keep(page, playedTo('clumsy-cultists', 1, inRound(2)));
  await keep(page, playedTo('annoyed-animals', 1, inRound(2)));
  await keep(
    page,
    maze({ seats: 1 }, () => true),
  );
  await page.goto('/');
  await page.getByRole('button', { name: /^Your matches\s*3 kept here$/ }).click();
  const kept = page.getByRole('dialog', { name: 'Your matches' });
  await expect(kept.getByRole('listitem')).toHaveText([/^Dungeons, Dice & Danger 2 kept/, /^The Dungeon one kept/]);
  await kept.getByRole('link', { name: 'Dungeons, Dice & Danger' }).click();
  await expect(list(page)).toContainText('Clumsy Cultists');
  await expect(list(page)).toContainText('Annoyed Animals');
  await expect(list(page).getByRole('link', { name: /^Go on/ })).toHaveCount(2);
});

test('whoever is asked about throwing a match away keeps it unless they say so', async ({ page }) => {
  await keep(page, playedTo('annoyed-animals', 1, inRound(2)));
  await page.goto('/dice-and-danger');
  const remove = list(page).getByRole('button', { name: /^Throw away the match/ });
  const asked = page.getByRole('dialog', { name: 'Throw this match away?' });
  await remove.click();
  await expect(asked.locator('.button-go')).toHaveText('Keep it');
  await asked.locator('.button-go').click();
  await remove.click();
  await page.mouse.click(4, 4);
  await expect(asked).toHaveCount(0);
  await remove.click();
  await asked.getByRole('button', { name: 'Throw away' }).click();
  await expect(list(page)).toContainText('None yet');
});

/** Two people, the first with a name that was cut after a blank, of whom the second begins. */
async function seatTwo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  const seats = page.getByRole('group', { name: 'Who plays' });
  await seats.getByLabel('Who sits in seat 2').selectOption({ label: 'A person' });
  await seats.getByLabel('The name in seat 1').fill('Wilhelmina the Last ');
  await seats.getByLabel('The name in seat 2').fill('Ben');
  await page.getByLabel('Who begins').selectOption({ label: 'Ben' });
}

const rolled = (page: Page): Locator => page.locator('.ddd-standing', { hasText: 'rolled' });
const iAm = (page: Page, name: string): Locator =>
  page.locator('.curtain').getByRole('button', { name: `I am ${name}`, exact: true });

test('those who sit down say who begins, and their names are tidy', async ({ page }) => {
  await seatTwo(page, '/dice-and-danger');
  await start(page).click();
  await iAm(page, 'Wilhelmina the Last').click();
  await expect(rolled(page)).toContainText('Ben');
  await seatTwo(page, '/the-dungeon');
  await page.locator('.game-go .button-go').click();
  await expect(iAm(page, 'Ben')).toBeVisible();
});

test('a deal that was given begins with whom they say, too', async ({ page }) => {
  await seatTwo(page, '/dice-and-danger');
  await page.getByText('A deal from a friend').click();
  await page.getByLabel('Its seed or its link').fill(SEED);
  await page.getByRole('button', { name: 'Deal this one' }).click();
  await page.locator('.curtain').getByRole('button').first().click();
  await expect(rolled(page)).toHaveCount(1);
  await expect(page.locator('.ddd-standing').nth(1)).toContainText('rolled');
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('a sheet has one way to be closed, in our own words', async ({ page }) => {
    await keep(page, playedTo('annoyed-animals', 1, inRound(2)));
    await page.goto('/dice-and-danger');
    await list(page)
      .getByRole('button', { name: /^Jeter/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('button')).toHaveText(['', 'La garder', 'Jeter']);
    await expect(page.getByRole('button', { name: /Rejeter/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  const SIGHTS: readonly (readonly [what: string, sit: (page: Page) => Promise<void>])[] = [
    ['Dice and Danger', page => sitDown(page, playedTo('annoyed-animals', 1, inRound(3)))],
    ['the clouds', page => sitDown(page, CLOUDS)],
    ['The Dungeon', page => sitDown(page, MAZE)],
  ];

  for (const [what, sit] of SIGHTS)
    test(`${what}: a hint lies neither on what it recommends nor on what was told last`, async ({ page }) => {
      await sit(page);
      await page.keyboard.press('h');
      const slip = page.locator('.note-slip');
      await expect(slip).toContainText('A hint');
      const marks = page.locator('[data-hint="true"], [data-id^="hint/"]');
      await expect(marks.first()).toBeAttached();
      const place = await areaOf(slip);
      for (const thing of [...(await marks.all()), ...(await page.locator('.log li').last().all())])
        expect(overlap(place, await areaOf(thing))).toBe(0);
    });

  async function areaOf(thing: Locator): Promise<Area> {
    return thing.evaluate(element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }
});
