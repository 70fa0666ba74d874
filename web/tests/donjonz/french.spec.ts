import { expect, test } from '@playwright/test';
import { sitDown } from '../support/keep.ts';
import { prompt } from '../support/page.ts';
import { steps } from './desk.ts';
import { before, transcript } from './transcripts.ts';

const played = transcript('fifty-three');

test('French in the middle of a match, and back, without losing anything', async ({ page }) => {
  await sitDown(page, before(played, 'lay', 6));
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(prompt(page)).toHaveText(/^Posez «.+», carte 6 sur 11\s: /);
  await expect(page.getByRole('img', { name: /, un quart de tour à droite\. Rangée 1\s: / })).toBeVisible();
  await page.getByRole('button', { name: 'Poser', exact: true }).click();
  await expect(prompt(page)).toHaveText('Prenez la carte suivante, ou déplacez celle-ci.');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(prompt(page)).toHaveText('Take the next card, or move this one.');
});

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-FR' });

  test('the walk and its refusals are French', async ({ page }) => {
    await sitDown(page, before(played, 'step', 3));
    await expect(prompt(page)).toHaveText(/^Avancez\./);
    await expect(steps(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Un pas / }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Aucune arme\. Pas de clé\./ })).toBeVisible();
  });
});
