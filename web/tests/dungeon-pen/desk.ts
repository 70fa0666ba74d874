import { expect, type Locator, type Page } from '@playwright/test';
import { boxAt, LAYOUTS, middleOf } from '../../../art/dungeon-pen/index.ts';
import type { Prompt, Square } from '../../../games/dungeon-pen/index.ts';
import { pullFor } from '../../src/games/dungeon-pen/gesture.ts';
import { type Lie, lieOf, seenAt } from '../../src/games/dungeon-pen/turning.ts';
import { result } from '../support/page.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export const panel = (page: Page): Locator => page.locator('.pen-panel');
export const go = (page: Page): Locator => panel(page).locator('.pen-go');
export const things = (page: Page): Locator => page.locator('[data-id^="upright/thing/"]');
export const lines = (page: Page): Locator => page.locator('.log li');

export const PEOPLE = ['Mira', 'Otto'].map(name => ({ name, bot: null }));
export const AGAINST_BOT = [
  { name: 'Mira', bot: null },
  { name: 'Otto', bot: 'easy' },
];

/** How the sheet lies on the screen, and where its pane begins. */
export async function lieOn(page: Page, turn = 0): Promise<Lie & { readonly origin: Point }> {
  const box = await page.locator('.pen-pane').boundingBox();
  if (!box) throw new Error('no sheet is shown');
  const isWide = (await page.locator('.pen-sheet svg').first().getAttribute('viewBox'))?.endsWith(
    ` ${LAYOUTS.wide.height}`,
  );
  const lie = lieOf(isWide ? LAYOUTS.wide : LAYOUTS.narrow, { width: box.width, height: box.height }, turn);
  return { ...lie, origin: { x: box.x, y: box.y } };
}

export async function spotOf(page: Page, square: Square, turn = 0): Promise<Point> {
  const lie = await lieOn(page, turn);
  const { x, y } = seenAt(lie, middleOf(boxAt(lie.layout, square)));
  return { x: lie.origin.x + x, y: lie.origin.y + y };
}

/** From where to where a pull goes that flies so many degrees off the top of the screen. */
export async function pullOn(page: Page, degrees: number, power: number): Promise<readonly [from: Point, to: Point]> {
  const { viewport, origin } = await lieOn(page);
  const full = Math.max(110, Math.min(230, Math.min(viewport.width, viewport.height) * 0.32));
  const far = pullFor(power, full);
  const from = { x: origin.x + viewport.width / 2, y: origin.y + viewport.height / 2 };
  const angle = (degrees * Math.PI) / 180;
  return [from, { x: from.x - far * Math.sin(angle), y: from.y + far * Math.cos(angle) }];
}

export async function flickByMouse(page: Page, degrees: number, power: number): Promise<void> {
  const [from, to] = await pullOn(page, degrees, power);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Waits until the log has more to tell than before. */
export async function told(page: Page, act: () => Promise<unknown>): Promise<void> {
  const count = await lines(page).count();
  await act();
  await lines(page).nth(count).waitFor({ state: 'attached' });
}

export type Next = Prompt['type'] | 'result';

/** What the seat at the screen has to decide next, once it is its turn again. */
export async function nextThing(page: Page): Promise<Next> {
  await result(page).or(page.locator('.pen-panel:not([data-step="none"])')).first().waitFor({ timeout: 20_000 });
  if (await result(page).isVisible()) return 'result';
  return (await panel(page).getAttribute('data-step')) as Next;
}

type Do = (page: Page) => Promise<unknown>;

/** Plays to the end, whatever is asked, each answer by `hands`. */
export async function playOut(page: Page, hands: (next: Prompt['type']) => Do): Promise<void> {
  for (let i = 0; i < 300; i++) {
    const next = await nextThing(page);
    if (next === 'result') return;
    await told(page, () => hands(next)(page));
  }
  throw new Error('the match does not end');
}

/** The figures of the aim as the panel shows them. */
export async function expectAim(page: Page, degrees: number, percent: number): Promise<void> {
  await expect(page.getByLabel('direction')).toHaveValue(String(degrees));
  await expect(page.getByLabel('power')).toHaveValue(String(percent));
}
