import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';

/** Has bots prove the work, from the sheet behind its button. */
export async function prove(page: Page, matches: number): Promise<void> {
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Let bots try it' }).click();
  await expect(page.getByText(`Bots brought it to an end ${matches} times.`)).toBeVisible({ timeout: 90_000 });
  await expect(page.locator('.stamp')).toContainText(/Par: \d+/);
  await page.getByRole('button', { name: 'Close' }).click();
}

/** Makes the file of the work that is printed there, and reads it. */
export async function textOfPdf(page: Page): Promise<string> {
  await page.locator('.print-large svg').first().waitFor();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const link = page.getByRole('link', { name: 'Save the PDF' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
}
