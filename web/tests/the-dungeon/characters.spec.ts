import { expect, type Locator, type Page, test } from '@playwright/test';
import { side } from '../support/page.ts';
import { choices, map } from './desk.ts';

const start = (page: Page): Locator => page.getByRole('button', { name: 'Wake up in the cell' });
const form = (page: Page): Locator => page.getByRole('group', { name: 'Characters', exact: true });

async function enterOwn(page: Page): Promise<void> {
  await page.goto('/the-dungeon');
  await form(page)
    .getByRole('combobox', { name: /^Seat 1/ })
    .selectOption('own');
}

test('a character is chosen, with what it can do', async ({ page }) => {
  await page.goto('/the-dungeon');
  await form(page)
    .getByRole('combobox', { name: /^Seat 1/ })
    .selectOption({ label: 'Gudrun the Porter' });
  await expect(form(page)).toContainText('She carries five objects.');
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

test('two seats cannot be the same character', async ({ page }) => {
  await page.goto('/the-dungeon');
  await page.getByRole('radiogroup', { name: /many/ }).getByLabel('2').check();
  for (const seat of [1, 2])
    await form(page)
      .getByRole('combobox', { name: new RegExp(`^Seat ${seat}`) })
      .selectOption('porter');
  await start(page).click();
  await expect(form(page).getByRole('alert')).toContainText('Gudrun the Porter can sit only once');
});

test('nobody can be picked twice', async ({ page }) => {
  await page.goto('/the-dungeon');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await form(page)
    .getByRole('combobox', { name: /^Seat 1/ })
    .selectOption({ label: 'Gudrun the Porter' });
  const second = form(page).getByRole('combobox', { name: /^Seat 2/ });
  await expect(second.getByRole('option', { name: 'Gudrun the Porter' })).toHaveAttribute('disabled');
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
