import { expect, type Locator, type Page, test } from '@playwright/test';
import { side } from '../support/page.ts';
import { choices, map } from './desk.ts';

const start = (page: Page): Locator => page.getByRole('button', { name: 'Wake up in the cell' });
const form = (page: Page): Locator => page.getByRole('group', { name: 'Characters', exact: true });

/** The seats of a table of several, and whom they have chosen. */
const seats = (page: Page): Locator => form(page).getByRole('radiogroup', { name: 'Whose character' });
/** A card by the name of its character: the radio button itself is only heard. */
const card = (page: Page, name: string): Locator => form(page).locator('.td-cast-card', { hasText: name });

async function enterOwn(page: Page): Promise<void> {
  await page.goto('/the-dungeon');
  await form(page)
    .getByRole('radio', { name: /one of your own/ })
    .check();
}

test('a character is chosen, with what it can do', async ({ page }) => {
  await page.goto('/the-dungeon');
  await card(page, 'Gudrun the Porter').click();
  await expect(
    form(page).getByRole('radio', { name: /^Gudrun the Porter.*Strength 4.*She carries five objects/ }),
  ).toBeChecked();
  await start(page).click();
  await expect(side(page).locator('.td-sheet')).toContainText('Gudrun the Porter');
});

test('a character entered with bad values is refused at the field', async ({ page }) => {
  await enterOwn(page);
  await start(page).click();
  const name = form(page).getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/“Name” has to have 1 to 40 letters/);
  await name.fill('Grimbold');
  const strength = form(page).getByLabel('Strength', { exact: true });
  await strength.fill('99');
  await expect(strength).toHaveAttribute('aria-invalid', 'true');
  await expect(strength).toHaveAccessibleDescription(/1 to 20/);
  await strength.fill('five');
  await expect(strength).toHaveAttribute('aria-invalid', 'true');
  await strength.fill('5');
  await expect(strength).toHaveAttribute('aria-invalid', 'false');
  await form(page).getByLabel('Spells', { exact: true }).fill('3');
  await expect(form(page).getByRole('alert').filter({ hasText: 'spell' })).toBeVisible();
  expect(page.url()).toMatch(/the-dungeon$/);
});

test('a table of the classic game enters its own and reads off what it carries', async ({ page }) => {
  await enterOwn(page);
  await form(page).getByLabel('Name', { exact: true }).fill('Grimbold');
  await form(page).getByLabel('Strength', { exact: true }).fill('6');
  await form(page).getByLabel('Gold', { exact: true }).fill('2');
  const objects = form(page).getByRole('group', { name: 'Objects' });
  await objects.getByRole('combobox').selectOption('sword');
  await objects.getByRole('combobox').selectOption('own');
  await objects.getByLabel('Name').fill('Runic wand');
  await objects.getByLabel('Craft').fill('2');
  const followers = form(page).getByRole('group', { name: 'Followers' });
  await followers.getByRole('button', { name: 'Add a follower' }).click();
  await followers.getByLabel('Name').fill('Pixie');
  await start(page).click();
  const sheet = side(page).locator('.td-sheet');
  await expect(sheet).toContainText('Grimbold');
  await expect(sheet).toContainText('Runic wand');
  await expect(sheet).toContainText('Pixie');
  await expect(choices(page).first()).toBeVisible();
  await expect(map(page)).toBeVisible();
});

test('nobody can be picked twice: whoever is taken lies flat, with who has them', async ({ page }) => {
  await page.goto('/the-dungeon');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await card(page, 'Gudrun the Porter').click();
  await seats(page).getByText('Mildred').click();
  await expect(form(page)).toContainText('A character for Mildred');
  await expect(form(page).getByRole('radio', { name: /^Gudrun.*Taken by Player 1\./ })).toBeDisabled();
  await card(page, 'Hob the Poacher').click();
  await expect(seats(page)).toContainText('Hob the Poacher');
  await expect(seats(page)).toContainText('Gudrun the Porter');
});

test('whoever has entered something wrong finds their own seat and field', async ({ page }) => {
  await enterOwn(page);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await seats(page).getByText('Mildred').click();
  await start(page).click();
  await expect(form(page)).toContainText('A character for Player 1');
  await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused();
});

test('no button lies over a field of the form', async ({ page }) => {
  await enterOwn(page);
  const field = form(page).getByLabel('Gold', { exact: true });
  await field.scrollIntoViewIfNeeded();
  const isCovered = await field.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isCovered).toBe(false);
  await page.getByText('House rules').click();
  await expect(page.getByRole('radio', { name: /until nobody is left inside/ })).toBeChecked();
});
