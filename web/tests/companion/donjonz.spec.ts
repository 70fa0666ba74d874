import { expect, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';
import { begin, choose, pad, speakFrench } from './table.ts';

test.use(PHONE);

test('les cartes de la vraie pile se saisissent une à une, jusqu’à la dernière', async ({ page }) => {
  await speakFrench(page);
  await begin(page, 'donjonz');
  await expect(prompt(page)).toHaveText('Quelle carte est sur la pile ?');
  await expect(page.locator('.companion-choice')).toHaveCount(11);
  await checkAccess(page);
  const first = await page.locator('.companion-choice').nth(3).innerText();
  await choose(page, first);
  await expect(pad(page, 'À saisir')).toBeHidden();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('.companion-choice')).toHaveCount(11);
  await choose(page, first);
  await page.reload();
  await expect(pad(page, 'À saisir')).toBeHidden();
});
