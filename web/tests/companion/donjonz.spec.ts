import { expect, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';
import { begin, choose, pad, speakFrench } from './table.ts';

test.use(PHONE);

test('les cartes de la vraie pile se saisissent une à une, jusqu’à la dernière', async ({ page }) => {
  await speakFrench(page);
  await begin(page, 'donjonz');
  await expect(prompt(page)).toHaveText('Quelle carte est sur la pile ?');
  await expect(page.locator('.companion-choice')).toHaveCount(11);
  await checkAccess(page);
  const names = await page.locator('.companion-choice b').allInnerTexts();
  await choose(page, names[3] ?? '');
  await expect(page.locator('.companion-choice')).toHaveCount(10);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('.companion-choice')).toHaveCount(11);
  await choose(page, names[4] ?? '');
  await expect(page.locator('.companion-choice')).toHaveCount(10);
  await choose(page, names[3] ?? '');
  await expect(pad(page, 'À saisir')).toBeHidden();
  await page.reload();
  await expect(prompt(page)).not.toHaveText('Quelle carte est sur la pile ?');
  await expect(pad(page, 'À saisir')).toBeHidden();
});
