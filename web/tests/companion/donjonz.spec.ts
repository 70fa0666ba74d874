import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { PHONE, prompt, result } from '../support/page.ts';
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

/** Types a card in, steps on, or presses the key that goes on with the card in hand. */
async function goOn(page: Page): Promise<void> {
  const lit = page.locator('[data-id^="space/"][role="button"]').first();
  if (await page.locator('.companion-choice').first().isVisible()) return choose(page, /./);
  if (await lit.isVisible()) return lit.press('Enter');
  const isToBePlaced = await page.locator('[data-id="held"]').isVisible();
  const isPlaced = (await page.locator('[data-answers="where"][role="status"]:not(:empty)').count()) > 0;
  return page.keyboard.press(isToBePlaced && !isPlaced ? 'n' : 'Enter');
}

test('a whole match: eleven cards are typed in and laid, the walk is walked, and the result says whose cards they were', async ({
  page,
}) => {
  await begin(page, 'donjonz');
  await expect(async () => {
    await goOn(page);
    await expect(result(page)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(result(page)).toContainText('Played with real dice, typed in by hand.');
});
