import { expect, type Locator, type Page } from '@playwright/test';
import { type Area, areaOf, faceOf, type Material, type Place, unpack } from '../../games/donjonz/index.ts';
import type { Done, Played } from './transcripts.ts';

/** Opens a prepared match through the page's own way in for files, and sits down where it stands. */
export async function sitDown(page: Page, played: Played): Promise<void> {
  await page.goto('/donjonz');
  await openFile(page, JSON.stringify(played));
  await page.waitForURL(/\/donjonz\/replay\/\w+$/);
  await page.goto(page.url().replace('replay', 'play'));
  await expect(prompt(page)).toBeVisible();
}

export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Open a transcript').setInputFiles(file);
}

/** The one sentence above the board. */
export const prompt = (page: Page): Locator => page.locator('.turn-strip p');
export const board = (page: Page): Locator => page.getByRole('region', { name: 'Board' });
export const side = (page: Page): Locator => page.getByRole('region', { name: 'Sheet and log' });
export const steps = (page: Page): Locator => board(page).getByRole('button', { name: /^Step / });
export const result = (page: Page): Locator => page.getByRole('dialog', { name: 'The result' });

/** Waits until the log tells that it is done. */
export const told = (page: Page, { lines }: Done): Promise<void> =>
  page.locator(`.log li:nth-child(${lines})`).waitFor({ state: 'attached' });

/** Where a point of the table is on the screen: the drawing measures one space and lies at the origin. */
export async function spotOf(page: Page, { x, y }: Place): Promise<Place> {
  const space = await page.locator('.donjonz-table').boundingBox();
  if (!space) throw new Error('no table is shown');
  return { x: space.x + x * space.width, y: space.y + y * space.height };
}

const middleOf = ({ x, y, width, height }: Area): Place => ({ x: x + width / 2, y: y + height / 2 });

/** Where on the screen an action is done. */
export async function aim(page: Page, { options }: Played, { action, card }: Done): Promise<Place> {
  if (action.type === 'step') return spotOf(page, middleOf({ ...action, width: 1, height: 1 }));
  if (action.type !== 'lay' || card === null) throw new Error(`${action.type} is not done on the table`);
  return spotOf(page, middleOf(areaOf(faceOf(materialOf(options), card, action.turn), action)));
}

const materials = new Map<string, Material>();

function materialOf(options: Played['options']): Material {
  const material = materials.get(options.deck) ?? unpack(options);
  materials.set(options.deck, material);
  return material;
}

/** The button of a choice about a found weapon. */
export function choice(page: Page, { action }: Done): Locator {
  const names = { 'pick-up': /^Take the/, leave: /^Leave the/ };
  if (action.type === 'swap') return page.getByRole('button', { name: new RegExp(`^Swap the ${action.drop} for it`) });
  if (action.type !== 'pick-up' && action.type !== 'leave') throw new Error(`${action.type} is no choice`);
  return page.getByRole('button', { name: names[action.type] });
}
