import { expect, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { overflow, PHONE, prompt } from '../support/page.ts';
import { pad, take, typeDice } from './table.ts';

test.use(PHONE);

test('real dice are typed by thumb, a mistyped one goes back, and a reload finds the round where it was', async ({
  page,
}) => {
  await page.goto('/dice-and-danger');
  await page.getByRole('button', { name: 'With real dice and paper' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('The name in seat 1').fill('Mira');
  await page.getByLabel('The name in seat 2').fill('Otto');
  await expect(page.getByLabel('Who sits in seat 2')).toHaveValue('');
  await page.getByRole('button', { name: 'Begin on paper' }).click();
  await expect(prompt(page)).toHaveText('Mira rolled. Type the dice.');
  expect(await overflow(page)).toBe(0);
  await checkAccess(page);

  for (const face of [4, 3, 5, 6]) await page.getByRole('button', { name: String(face), exact: true }).click();
  await expect(pad(page).getByRole('status').first()).toHaveText('4 in. Only the black die is missing.');
  await page.getByRole('button', { name: 'Rub out the 6' }).click();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(pad(page).getByRole('list', { name: 'What it may become' }).getByText('make 7')).toBeAttached();
  await expect(take(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: '1', exact: true }).click();
  await expect(pad(page)).toContainText('2, 3, 4');
  await take(page).click();
  await expect(pad(page)).toBeHidden();

  await page.reload();
  await expect(page.getByRole('img', { name: /2, 3, 4/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt(page)).toHaveText('Mira rolled. Type the dice.');
  await typeDice(page, 6, 6, 5, 5, 1);
  await expect(page.getByRole('img', { name: /5, 5, 6/ })).toBeVisible();
});

test('digits, Backspace and Enter are enough', async ({ page }) => {
  await page.goto('/dice-and-danger?way=companion');
  await page.getByRole('button', { name: 'Begin on paper' }).click();
  await expect(prompt(page)).toHaveText('Roll, then type the dice.');
  for (const key of ['1', '2', '3', '4', '6', 'Backspace', '5', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('img', { name: /1, 2, 3/ })).toBeVisible();
});

test('without a network the table goes on as it was', async ({ page, context }) => {
  await page.goto('/dice-and-danger?way=companion');
  await page.getByRole('button', { name: 'Begin on paper' }).click();
  await expect(pad(page)).toBeVisible();
  await context.setOffline(true);
  await typeDice(page, 1, 2, 3, 4, 5);
  await expect(page.getByRole('img', { name: /1, 2, 3/ })).toBeVisible();
});
