import { expect, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';
import { begin, choose, pad, speakFrench, typeDice } from './table.ts';

test.use(PHONE);

test('un tour au vrai labyrinthe : un dé pour avancer, un pour la serrure, une tuile de la pioche', async ({ page }) => {
  await speakFrench(page);
  await begin(page, 'the-dungeon');
  const saisie = pad(page, 'À saisir');
  while (await saisie.or(page.locator('.play-board')).first().isVisible()) {
    if (!(await saisie.isVisible())) break;
    if ((await page.locator('.companion-choice').count()) === 0) break;
    await page.locator('.companion-choice').first().click();
    await page.getByRole('button', { name: 'C’est cela' }).click();
    await expect(saisie.or(page.locator('.play-board')).first()).toBeVisible();
  }
  await checkAccess(page);
  await expect(prompt(page)).not.toHaveText('');
  await typeDice; await choose;
});
