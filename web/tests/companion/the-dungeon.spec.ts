import { expect, type Page, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { PHONE, prompt } from '../support/page.ts';
import { begin, choose, pad, rollOn, speakFrench } from './table.ts';

test.use(PHONE);

const line = (page: Page) => page.locator('.td-choice:not([aria-disabled])');

/** Types in what the pad asks for, a five on every die, or presses the last line of the card; which pad it was. */
async function goOn(page: Page): Promise<string> {
  const typing = pad(page, 'À saisir');
  await typing.or(line(page)).first().waitFor();
  if (!(await typing.isVisible())) {
    await expect(async () => {
      if (!(await typing.isVisible())) await line(page).last().click({ timeout: 1000 });
    }).toPass();
    return 'line';
  }
  const isChoice = (await page.locator('.companion-choice').count()) > 0;
  const asked = (await prompt(page).textContent()) ?? '';
  if (isChoice) await choose(page, /./);
  else await rollOn(page, () => '5');
  return asked;
}

test('un tour au vrai labyrinthe : un dé pour avancer, un pour la serrure, une tuile de la pioche', async ({
  page,
}) => {
  test.slow();
  await speakFrench(page);
  await begin(page, 'the-dungeon');
  const asked: string[] = [];
  for (let step = 0; step < 40 && !asked.some(each => each.startsWith('Quelle tuile')); step++)
    asked.push(await goOn(page));
  expect(asked.some(each => each.includes('lance pour avancer'))).toBe(true);
  expect(asked.some(each => each.startsWith('Quelle tuile'))).toBe(true);
  // What is shown is stored; before that, a reload would be asked for the tile once more.
  await expect(prompt(page)).not.toContainText('Quelle tuile');
  await page.reload();
  await pad(page, 'À saisir').or(line(page)).first().waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(prompt(page)).toContainText('Quelle tuile');
  await checkAccess(page);
});

test('who draws a spell types it in behind a curtain, and nobody else reads it', async ({ page }) => {
  await page.goto('/the-dungeon?way=companion');
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('The name in seat 1').fill('Mira');
  await page.getByLabel('The name in seat 2').fill('Otto');
  await page.getByRole('button', { name: 'Begin on paper' }).click();
  await page.getByRole('button', { name: 'I am Mira' }).click();
  await choose(page, 'Tansy the Hedge-witch');
  await expect(prompt(page)).toContainText('Which spell did Mira draw?');
  await choose(page, 'Polite Knock');
  await expect(page.getByText('Polite Knock', { exact: true })).toHaveCount(0);
});
