import { expect, test } from '@playwright/test';
import { prompt } from '../support/page.ts';
import { go, nextThing, panel, told } from './desk.ts';

test.use({ locale: 'fr' });

test('une partie aux règles françaises, en français, avec des personnages', async ({ page }) => {
  await page.goto('/dungeon-pen');
  await expect(page.getByRole('group', { name: 'Le premier crayon joue' })).toHaveCount(0);
  await page.getByLabel(/^françaises/).check();
  const south = page.getByRole('group', { name: 'Le premier crayon joue' });
  await south.getByLabel(/^Brute/).check();
  await page
    .getByRole('group', { name: 'Le second crayon joue' })
    .getByLabel(/^Acrobate/)
    .check();
  await page.getByLabel('La Spirale brisée').check();
  await page.locator('summary', { hasText: 'Règles maison' }).click();
  await page.getByLabel('rend aussi 5 PV (débutants)').check();
  await page.getByRole('button', { name: 'Tailler les crayons' }).click();
  await expect(prompt(page)).toContainText(/Tirez et lâchez/);
  await expect(page.locator('.pen-sheet')).toContainText('18 sur 18');
  await expect(page.locator('.pen-sheet')).toContainText('12 sur 12');
  await expect(page.locator('.pen-sheet')).toContainText('La Spirale brisée');
  await expect(panel(page)).toContainText('risque de mur');
  await told(page, () => go(page).click());
  await nextThing(page);
  await expect(page.locator('.log')).toContainText(/lance à|pichenette|tour/i);
  await expect(page.locator('.pen-words')).not.toContainText('Aucun événement');
});
