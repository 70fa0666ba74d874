import { expect, type Locator, type Page, test } from '@playwright/test';
import { checkAccess } from '../support/access.ts';
import { overflow, PHONE, prompt } from '../support/page.ts';
import { begin, choose, pad } from './table.ts';

test.use(PHONE);

const sheet = (page: Page): Locator => page.locator('.pen-pad-sheet');

test('a real flick is pressed on the sheet, nudged, judged and taken; then its event is drawn from the real deck', async ({
  page,
}) => {
  await begin(page, 'dungeon-pen');
  await expect(prompt(page)).toContainText('Flick on paper, then tap the end.');
  expect(await overflow(page)).toBe(0);
  const stopped = page.getByRole('button', { name: 'Here it stopped' });
  await expect(stopped).toHaveAttribute('aria-disabled', 'true');
  const box = await sheet(page).boundingBox();
  if (!box) throw new Error('the sheet is not there');
  await page.touchscreen.tap(box.x + box.width * 0.55, box.y + box.height * 0.55);
  await expect(pad(page)).toContainText('What that line did');
  await expect(pad(page).getByText(/The mark lies in red \d, black \d/)).toBeVisible();
  await checkAccess(page);
  const before = await pad(page)
    .getByText(/ squares$/)
    .innerText();
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Nudge up' }).click();
  await expect(pad(page).getByText(/ squares$/)).not.toHaveText(before);
  await stopped.click();
  await expect(prompt(page)).toContainText(/Which event did|Which junk did/);
  await page.reload();
  await expect(prompt(page)).toContainText(/Which event did|Which junk did/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet(page)).toBeVisible();
});

test('a failed flick still draws its event, and the next one flicks by keys', async ({ page }) => {
  await begin(page, 'dungeon-pen');
  await page.getByRole('button', { name: 'The flick failed' }).click();
  await choose(page, 'Bolted Table');
  await expect(prompt(page)).toContainText('Flick on paper, then tap the end.');
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(prompt(page)).toContainText(/Which event did|Which junk did/);
});
