import type { Locator, Page } from '@playwright/test';
import { nodeId } from '../../../art/dice-and-danger/index.ts';
import type { Node } from '../../../games/dice-and-danger/index.ts';
import { board, result, side } from '../support/page.ts';

export const rows = (page: Page): Locator => side(page).getByRole('group', { name: 'Two pairs' }).getByRole('button');
export const careless = (page: Page): Locator => rows(page).filter({ hasText: /−\d/ });
export const targets = (page: Page): Locator => board(page).getByRole('button', { name: /\. Target / });
export const clouds = (page: Page): Locator => board(page).getByRole('button', { name: /\. Write here/ });
export const rewards = (page: Page): Locator =>
  side(page).getByRole('group', { name: 'The chest opens' }).getByRole('button');
export const end = (page: Page): Locator => page.locator('.ddd-end');
const legalEnd = (page: Page): Locator => page.locator('.ddd-end[aria-disabled="false"]');
/** On the sheet that asks before one dies. */
export const skull = (page: Page): Locator => page.getByRole('button', { name: 'Strike the skull' });
export const free = (page: Page): Locator => side(page).getByRole('switch', { name: /^Take the free blow/ });
export const node = (page: Page, id: Node): Locator => board(page).locator(`[data-id="${nodeId(id)}"]`);
const which = (page: Page): Locator => board(page).getByRole('group', { name: 'With which sum?' }).getByRole('button');

/** Waits until the log has more to tell than before. */
export async function told(page: Page, act: () => Promise<unknown>): Promise<void> {
  const lines = page.locator('.log li');
  const count = await lines.count();
  await act();
  await lines.nth(count).waitFor({ state: 'attached' });
}

/** What can be done next, whoever's hand does it. */
export type Next = 'result' | 'chest' | 'row' | 'target' | 'end';

export async function nextThing(page: Page): Promise<Next> {
  const chest = rewards(page);
  const chosen = rows(page).and(page.locator('[aria-pressed="true"]'));
  await result(page).or(chest).or(rows(page)).or(legalEnd(page)).first().waitFor();
  if (await result(page).isVisible()) return 'result';
  if (await chest.first().isVisible()) return 'chest';
  if ((await chosen.count()) === 0) return 'row';
  return (await targets(page).count()) > 0 ? 'target' : 'end';
}

/** By pointer: a row that loses a life before any other, so that the end is near. */
export const CLICKS: Readonly<Record<Exclude<Next, 'result'>, (page: Page) => Promise<unknown>>> = {
  chest: page => rewards(page).first().click(),
  row: async page => ((await careless(page).count()) > 0 ? careless(page).first() : rows(page).first()).click(),
  target: async page => {
    await targets(page).first().click();
    if (await which(page).first().isVisible()) await which(page).first().click();
  },
  end: async page => {
    await end(page).click();
    if (await skull(page).isVisible()) await skull(page).click();
  },
};

export async function playRound(page: Page): Promise<void> {
  for (;;) {
    const next = await nextThing(page);
    if (next === 'result') return;
    await told(page, () => CLICKS[next](page));
    if (next === 'end') return;
  }
}
