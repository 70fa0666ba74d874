import type { Locator, Page } from '@playwright/test';

export const flaws = (page: Page): Locator => page.locator('.workshop-flaws');
export const flaw = (page: Page, words: string | RegExp): Locator =>
  page.locator('.flaw-row').filter({ hasText: words });
export const sound = (page: Page): Locator => page.getByRole('heading', { name: 'Nothing to mend' });
export const text = (page: Page): Locator => page.getByLabel('The text of the work');

/** A new work of a game that begins from one that comes with it. */
export async function beginFrom(page: Page, name: string): Promise<void> {
  await page.goto('/workshop');
  await page.getByRole('button', { name, exact: true }).click();
  await flaws(page).waitFor();
}

/** The address on which the work is played. */
export async function linkTo(page: Page): Promise<string> {
  const path = await page.getByRole('link', { name: 'Play', exact: true }).getAttribute('href');
  return new URL(path ?? '', page.url()).href;
}

/** The map of a sheet and the scales around it, in the units of the drawing. */
const WHOLE = 654;
const MARGIN = 30;
const SQUARE = 33;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a square of the sheet is on the screen, column and row from 0. */
export async function squareAt(page: Page, [column, row]: readonly [number, number]): Promise<Point> {
  const box = await page.locator('.easel-overlay').boundingBox();
  if (!box) throw new Error('no sheet is shown');
  const unit = box.width / WHOLE;
  return {
    x: box.x + (MARGIN + (column + 0.5) * SQUARE) * unit,
    y: box.y + (MARGIN + (row + 0.5) * SQUARE) * unit,
  };
}

/** One stroke with the mouse, from square to square. */
export async function draw(page: Page, piece: string, ...squares: (readonly [number, number])[]): Promise<void> {
  await page.getByRole('group', { name: 'Pieces' }).getByRole('button', { name: piece }).click();
  const [first, ...others] = await Promise.all(squares.map(square => squareAt(page, square)));
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

/** A press on a spot of the large card, in spaces from its upper left corner. */
export async function press(page: Page, piece: string, spot: Point): Promise<void> {
  await page.getByRole('group', { name: 'Pieces' }).getByRole('button', { name: piece }).click();
  const { x, y } = await spotOnCard(page, spot);
  await page.mouse.click(x, y);
}

/** Where a spot of the large card is on the screen. */
export async function spotOnCard(page: Page, { x, y }: Point): Promise<Point> {
  const overlay = page.locator('.easel-card-overlay');
  const box = await overlay.boundingBox();
  const view = (await overlay.getAttribute('viewBox'))?.split(' ').map(Number);
  const [left = 0, top = 0, width = 1, height = 1] = view ?? [];
  if (!box) throw new Error('no card is shown');
  const unit = Math.min(box.width / width, box.height / height);
  const [offX, offY] = [(box.width - width * unit) / 2, (box.height - height * unit) / 2];
  return { x: box.x + offX + (x * 72 - left) * unit, y: box.y + offY + (y * 72 - top) * unit };
}
