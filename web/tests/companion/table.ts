import { expect, type Locator, type Page } from '@playwright/test';

/** What is typed in lies here. */
export const pad = (page: Page, name: 'Type it in' | 'À saisir' = 'Type it in'): Locator =>
  page.getByRole('region', { name });

export const take = (page: Page): Locator => page.getByRole('button', { name: /^(That is it|C’est cela)$/ });

/** Begins a match with real dice from the page of its game. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/${game}?way=companion`);
  await page.getByRole('button', { name: /^(Begin on paper|Commencer sur papier)$/ }).click();
  await expect(page).toHaveURL(/\/play\//);
}

/** Presses faces and takes them. */
export async function typeDice(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const face of faces) await page.getByRole('button', { name: String(face), exact: true }).click();
  await take(page).click();
}

export async function choose(page: Page, label: string | RegExp): Promise<void> {
  const named = page.locator('.companion-choice').filter({ hasText: label }).first();
  await named.click();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  await take(page).click();
  await settled(page);
}

export async function speakFrench(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settings = { ...JSON.parse(localStorage.getItem('oubliette/settings') ?? '{}'), language: 'fr' };
    localStorage.setItem('oubliette/settings', JSON.stringify(settings));
  });
}

/** What was taken is done: nothing is ready to be taken again. */
export const settled = (page: Page): Promise<void> =>
  expect(page.locator('.companion-done[aria-disabled="false"]')).toHaveCount(0);

/** Faces until all dice are in, and then they are taken. A pad that was seen a moment ago may be gone: whoever plays looks again. */
export async function rollOn(page: Page, face: () => string): Promise<void> {
  for (let open = await page.locator('.companion-tray li:not([data-state="in"])').count(); open > 0; open--)
    await page.keyboard.press(face());
  await page.keyboard.press('Enter');
  await settled(page);
}
