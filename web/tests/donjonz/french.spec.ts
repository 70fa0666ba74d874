import { expect, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { sitDown } from '../support/keep.ts';
import { prompt, tabTo } from '../support/page.ts';
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

  test('DZ-C10 by keys: the search for the proof is stopped, or ends with it, and the best walk is looked at', async ({
    page,
  }) => {
    let searches = () => undefined as void;
    const heldBack = new Promise<void>(resolve => (searches = resolve));
    await page.route(/\/worker-[^/]*\.js/, route => heldBack.then(() => route.continue()));
    await sitDown(page, { ...played, log: played.log.slice(0, -1) });
    await page
      .getByRole('button', { name: /^Un pas / })
      .first()
      .press('Enter');
    const end = page.getByRole('dialog');
    const stop = end.getByRole('button', { name: 'Arrêter la recherche' });
    await expect(end.getByRole('progressbar', { name: /^À la recherche d’un meilleur parcours/ })).toBeVisible();
    await tabTo(page, stop);
    await checkAccess(page);
    await page.keyboard.press('Enter');
    await expect(end.getByText('La recherche a été arrêtée : le mieux ici n’a pas été trouvé.')).toBeVisible();
    searches();
    await page.reload();
    await expect(end.getByText(/^Le mieux qu’on puisse faire ici, et c’est prouvé\s: \d+ de gloire\./)).toBeVisible();
    await checkAccess(page);
    await tabTo(page, end.getByRole('button', { name: 'Le regarder' }));
    await page.keyboard.press('Enter');
    await expect(page.locator('.step-position')).toHaveText(/\d+/);
  });
});
