import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import type { Place } from '../../../wire/http.ts';
import type { Terms } from '../../../wire/table.ts';
import { USUAL_TERMS } from '../../src/online/creating/terms.ts';

/** Somebody at a browser of their own. */
export async function somebodyElse(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/** Lays a table as a person does: two taps and, the first time, a name. */
export async function layTable(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/${game}`);
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(page.getByRole('heading', { name: 'Bring the others' })).toBeVisible();
}

export const linkIn = (page: Page, label: string): Promise<string> =>
  page.getByRole('textbox', { name: label }).inputValue();

export const joinLinkOf = (page: Page): Promise<string> => linkIn(page, 'The link to sit down');
export const watchLinkOf = (page: Page): Promise<string> => linkIn(page, 'The link to look on');

/** Sits down by a link: a name and one tap. */
export async function sitDownBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down', exact: true }).click();
}

/** Says before the match that it may begin. */
export const beReady = (page: Page): Promise<void> => page.getByRole('button', { name: 'I am ready' }).click();

/** The line above the board: everybody at the table. */
export const line = (page: Page): Locator => page.getByRole('list', { name: 'At the table' });
export const chip = (page: Page, name: string): Locator => line(page).getByRole('listitem').filter({ hasText: name });

const talkButton = (page: Page): Locator => page.getByRole('button', { name: /^Talk/ });

export const openTalk = (page: Page): Promise<void> => talkButton(page).click();

export async function openTable(page: Page): Promise<void> {
  await talkButton(page).waitFor();
  const button = page.getByRole('button', { name: 'The table: people, links, resigning' });
  if (await button.isVisible()) return button.click();
  await openTalk(page);
  await page.getByRole('button', { name: 'The table', exact: true }).click();
}

export async function putSheetAway(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export interface Agreed extends Partial<Terms> {
  readonly game: string;
  readonly places: readonly Place[];
  readonly name: string;
}

export interface Laid {
  readonly path: string;
  readonly match: string;
  readonly join: string;
}

/** A table laid without the page: for terms that would take too long to wait for. The page is known from then on. */
export async function laid(page: Page, { game, places, name, ...terms }: Agreed): Promise<Laid> {
  const body = {
    game,
    options: {},
    places,
    name,
    entropy: '0'.repeat(32),
    terms: { ...USUAL_TERMS, begins: 'full', ...terms },
  };
  const response = await page.request.post('/api/matches', { data: body });
  const { match, join } = (await response.json()) as { match: string; join: string };
  return { path: `/${game}/online/${match}`, match, join };
}

/** Somebody sits down without the page. */
export async function seated(page: Page, { match, join }: Laid, name: string): Promise<void> {
  await page.request.post(`/api/matches/${match}/seats`, { data: { key: join, name, entropy: '1'.repeat(32) } });
}

export interface Pair {
  readonly ada: Page;
  readonly bo: Page;
}

/** Ada and Bo at a table, each at a browser of their own. */
export async function twoAtTable(
  ada: Page,
  browser: Browser,
  { baseURL, ...agreed }: Partial<Agreed> & Pick<BrowserContextOptions, 'baseURL'> = {},
): Promise<Pair> {
  const bo = await somebodyElse(browser, baseURL === undefined ? {} : { baseURL });
  const places: readonly Place[] = [{ type: 'me' }, { type: 'open' }];
  const table = await laid(ada, { game: 'dungeon-pen', places, name: 'Ada', ...agreed });
  await seated(bo, table, 'Bo');
  for (const page of [ada, bo]) {
    await page.goto(table.path);
    await expect(chip(page, 'Ada')).toBeVisible();
  }
  return { ada, bo };
}
