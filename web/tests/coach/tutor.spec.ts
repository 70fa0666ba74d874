import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { DiceAndDanger } from '../../../games/dice-and-danger/index.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { node } from '../dice-and-danger/desk.ts';
import { checkAccess } from '../support/access.ts';
import { sitDown } from '../support/keep.ts';
import { PHONE, prompt, tabTo } from '../support/page.ts';

const DEEDS = JSON.parse(
  readFileSync(
    new URL('../../../games/dice-and-danger/transcripts/clumsy-cultists-alone-deeds.json', import.meta.url),
    'utf8',
  ),
) as Transcript<DiceAndDanger>;
/** Two 3s are to be crossed out, in three spaces: one of them costs six points and a half, another none. */
const ASKED = { ...DEEDS, log: DEEDS.log.slice(0, 42) };
const [COSTLY, BETTER] = [34, 33];

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Really this step?' });
const log = (page: Page): Locator => page.locator('.log li');

test.beforeEach(() => test.slow());

test('by mouse: off at first; then it asks, shows when asked, lets think again, and nothing is played twice or lost', async ({
  page,
}) => {
  await sitDown(page, ASKED);
  const tutor = page.getByRole('button', { name: 'Tutor', exact: true });
  await expect(tutor).toHaveAttribute('aria-pressed', 'false');
  await tutor.click();
  await expect(page.getByText('The tutor is on: it asks before a step that clearly costs something.')).toBeVisible();
  const told = await log(page).count();

  await node(page, COSTLY).click();
  await expect(question(page)).toContainText(/it would cost \d\.\d points \(±\s\d\.\d\)/);
  await expect(question(page).locator('[data-here="true"]')).toHaveText('bad');
  await expect(question(page)).not.toContainText('Better');
  await expect(page.locator(`[data-id="doubt/${COSTLY}"]`)).toBeVisible();
  await page.reload();
  await expect(prompt(page)).toHaveText('Use 3 and 3: 3 targets.');
  await expect(tutor).toHaveAttribute('aria-pressed', 'true');
  expect(await log(page).count()).toBe(told);

  await node(page, COSTLY).click();
  await question(page).getByRole('button', { name: 'Show me' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText(/^Better: .*Most of the difference is ways kept open\.$/)).toBeVisible();
  await expect(page.locator(`[data-id="hint/${BETTER}"]`)).toBeVisible();
  expect(await log(page).count()).toBe(told);

  await node(page, COSTLY).click();
  await question(page).getByRole('button', { name: 'Think again' }).click();
  await node(page, BETTER).click();
  await expect(log(page)).not.toHaveCount(told);
  await page.keyboard.press('u');
  await expect(log(page)).toHaveCount(told);

  await node(page, COSTLY).click();
  await question(page).getByRole('button', { name: 'Play it anyway' }).click();
  await expect(log(page)).not.toHaveCount(told);
  await page.keyboard.press('u');
  await expect(log(page)).toHaveCount(told);
  await node(page, COSTLY).click();
  await question(page).getByRole('button', { name: 'Stop asking' }).click();
  await expect(log(page)).not.toHaveCount(told);
  await expect(tutor).toHaveAttribute('aria-pressed', 'false');
});

test.describe('in French, on a phone', () => {
  test.use({ ...PHONE, locale: 'fr-FR' });

  test('by keys: it is switched on in the menu, can be heard, leaves what is meant in sight, and is answered', async ({
    page,
  }) => {
    await sitDown(page, ASKED);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await tabTo(page, page.getByRole('switch', { name: 'Tuteur' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('switch', { name: 'Tuteur' })).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Escape');

    const cell = page.locator(`[data-id="node/${COSTLY}"], [data-id="space/${COSTLY}"]`).first();
    await cell.focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('alertdialog', { name: /^C’est bien ce coup/ });
    await expect(asked).toBeFocused();
    await expect(asked).toHaveAccessibleDescription(/coûterait 6,5 points \(±\s4,1\).*mauvais/s);
    const [sheet, meant] = [await asked.boundingBox(), await page.locator(`[data-id="doubt/${COSTLY}"]`).boundingBox()];
    const isCovered = meant!.y < sheet!.y + sheet!.height && sheet!.y < meant!.y + meant!.height;
    expect(isCovered).toBe(false);
    await checkAccess(page);
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await expect(prompt(page)).toHaveText('Barrez 3 et 3 (3 cibles).');

    await cell.focus();
    await page.keyboard.press('Enter');
    await tabTo(page, asked.getByRole('button', { name: 'Jouer quand même' }));
    await page.keyboard.press('Enter');
    await expect(prompt(page)).not.toHaveText('Barrez 3 et 3 (3 cibles).');
  });
});
