import type { Locator, Page } from '@playwright/test';
import { type Area, type Content, donjonz } from '../../../games/donjonz/index.ts';
import { areaOf } from '../../../games/donjonz/readers.ts';
import { board } from '../support/page.ts';
import type { Spot } from '../../src/board/geometry.ts';
import type { Done, Played } from './transcripts.ts';

export async function openFile(page: Page, text: string): Promise<void> {
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Open a transcript').setInputFiles(file);
}

export const steps = (page: Page): Locator => board(page).getByRole('button', { name: /^Step / });

/** The line by which the log tells that it is done. */
export const toldLine = (page: Page, { lines }: Done): Locator => page.locator(`.log li:nth-child(${lines})`);

/** Waits until the log tells that it is done. */
export const told = (page: Page, done: Done): Promise<void> => toldLine(page, done).waitFor({ state: 'attached' });

/**
 * Where a point of the table is on the screen, once nothing moves on it: the drawing measures one space
 * and lies at the origin.
 */
export async function spotOf(page: Page, { x, y }: Spot): Promise<Spot> {
  await page.locator('.donjonz-pane:not([data-part])').waitFor();
  const table = page.locator('.donjonz-table');
  await (await table.elementHandle())?.waitForElementState('stable');
  const space = await table.boundingBox();
  if (!space) throw new Error('no table is shown');
  return { x: space.x + x * space.width, y: space.y + y * space.height };
}

const middleOf = ({ x, y, width, height }: Area): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Where on the screen an action is done. */
export async function aim(page: Page, { options }: Played, { action, card }: Done): Promise<Spot> {
  if (action.type === 'step') return spotOf(page, middleOf({ ...action, width: 1, height: 1 }));
  if (action.type !== 'lay' || card === null) throw new Error(`${action.type} is not done on the table`);
  return spotOf(page, middleOf(areaOf(contentFor(options), { ...action, card })));
}

const contents = new Map<string, Content>();

function contentFor(options: Played['options']): Content {
  const content = contents.get(options.deck) ?? donjonz.rules({ version: 1, seats: 1, options }).content;
  contents.set(options.deck, content);
  return content;
}

/** The button of a choice about a found weapon. */
export function choice(page: Page, { action }: Done): Locator {
  const names = { 'pick-up': /^Take the/, leave: /^Leave the/ };
  if (action.type === 'swap') return page.getByRole('button', { name: new RegExp(`^Swap the ${action.drop} for it`) });
  if (action.type !== 'pick-up' && action.type !== 'leave') throw new Error(`${action.type} is no choice`);
  return page.getByRole('button', { name: names[action.type] });
}
