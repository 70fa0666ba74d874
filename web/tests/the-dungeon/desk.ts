import { expect, type Locator, type Page } from '@playwright/test';
import { wayId } from '../../../art/the-dungeon/index.ts';
import type { Side } from '../../../games/the-dungeon/index.ts';
import { board, result, side } from '../support/page.ts';
import type { Decision } from './matches.ts';

export const map = (page: Page): Locator => board(page).getByRole('group', { name: 'The maze', exact: true });
export const way = (page: Page, at: Side): Locator => map(page).locator(`[data-id="${wayId(at)}"]`);
export const held = (page: Page): Locator => map(page).locator('[data-id="held"]');
export const choices = (page: Page): Locator => side(page).locator('.td-choice');
export const chips = (page: Page): Locator => side(page).locator('.td-chip');
export const choice = (page: Page, name: string | RegExp): Locator => choices(page).filter({ hasText: name });
export const curtain = (page: Page): Locator => page.locator('.curtain');

/** Waits until the log has more to tell than before, or the result is there. */
export async function told(page: Page, act: () => Promise<unknown>): Promise<void> {
  const lines = page.locator('.log li');
  const count = await lines.count();
  await act();
  await lines.nth(count).or(result(page)).first().waitFor({ state: 'attached' });
}

/** By pointer, on the map where it can be: what a seat has decided. Lines of the card stand in the order of the rules. */
export async function click(page: Page, { action, index }: Decision): Promise<void> {
  if (action.type === 'go') return way(page, action.side).click({ position: { x: 20, y: 20 } });
  if (action.type === 'lay') return turnAndLay(page, index);
  return choices(page).nth(index).click();
}

/** Every tap on the tile in hand turns it to the next way in which it fits. */
async function turnAndLay(page: Page, taps: number): Promise<void> {
  for (let i = 0; i < taps; i++) {
    const before = await held(page).getAttribute('aria-label');
    await held(page).click();
    await expect(held(page)).not.toHaveAttribute('aria-label', before ?? '');
  }
  await choice(page, 'Lay it here').click();
}
