import { type Browser, expect, type Page, type WebSocketRoute } from '@playwright/test';
import type { Creation, Links, Place } from '../../../wire/http.ts';
import type { Language } from '../../../kernel/words.ts';
import type { Terms } from '../../../wire/table.ts';
import { USUAL_TERMS } from '../../src/online/creating/terms.ts';
import { prompt } from '../support/page.ts';

/** Nobody but those who sit there has a say, and a full table begins. */
const TERMS: Terms = { ...USUAL_TERMS, minding: 'none', joining: false, begins: 'full' };
const ENTROPY = '0123456789abcdef0123456789abcdef';

/** After a test: the browser outlives it, and pages left open would use up the sockets that one address may have. */
export async function leaveAll({ browser }: { readonly browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

/** Somebody in a browser of their own. */
export async function somebody(browser: Browser, language: Language = 'en'): Promise<Page> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  return context.newPage();
}

/** Lays a table, at another address if one is given; the page then belongs to its host. */
export async function layTable(page: Page, game: string, places: readonly Place[], at = ''): Promise<Links> {
  const data: Creation = { game, options: {}, places: [...places], terms: TERMS, name: 'Ann', entropy: ENTROPY };
  const response = await page.request.post(`${at}/api/matches`, { data });
  expect(response.status()).toBe(200);
  return (await response.json()) as Links;
}

export interface Invited {
  readonly game: string;
  readonly links: Links;
}

/** Sits down as somebody who was sent the link. */
export async function followLink(page: Page, { game, links }: Invited, name: string): Promise<void> {
  await page.goto(`/${game}/online/${links.match}#${links.join}`);
  await page.locator('.gathering-join input').first().fill(name);
  await page.locator('.gathering-join .button-go').click();
}

export async function watch(page: Page, { game, links }: Invited): Promise<void> {
  await page.goto(`/${game}/online/${links.match}?watch#${links.watch}`);
  await expect(prompt(page)).toBeVisible();
}

export const ME: Place = { type: 'me' };
export const OPEN: Place = { type: 'open' };

/** Ann has laid the table, Ben has followed the link; both see the board. */
export async function annAndBen(browser: Browser, game: string, more: { readonly ben?: Language } = {}) {
  const [ann, ben] = [await somebody(browser), await somebody(browser, more.ben)];
  const links = await layTable(ann, game, [ME, OPEN]);
  await ann.goto(`/${game}/online/${links.match}`);
  await expect(ann.locator('.gathering-table')).toBeVisible();
  await followLink(ben, { game, links }, 'Ben');
  for (const page of [ann, ben]) await expect(prompt(page)).toBeVisible();
  return { ann, ben, links };
}

/** The line between a page and the server. */
export interface Cable {
  /** How often the page has called. */
  readonly calls: () => number;
  /** What the page says does not arrive. */
  mute(isMute: boolean): void;
  /** Nothing goes through any more, and nobody can be called. */
  cut(): Promise<void>;
  mend(): void;
  /** The server hangs up. */
  hangUp(): Promise<void>;
}

/** Takes hold of a page's line; from the next time that the page is loaded on. */
export async function cableOf(page: Page): Promise<Cable> {
  const lines: WebSocketRoute[] = [];
  let state: 'sound' | 'mute' | 'cut' = 'sound';
  const hangUp = async (): Promise<void> => lines.at(-1)?.close({ code: 1001 });
  await page.routeWebSocket('**/api/socket', line => {
    lines.push(line);
    if (state === 'cut') return void line.close({ code: 1013 });
    const server = line.connectToServer();
    line.onMessage(message => state === 'sound' && server.send(message));
  });
  return {
    calls: () => lines.length,
    mute: isMute => (state = isMute ? 'mute' : 'sound'),
    cut: () => ((state = 'cut'), hangUp()),
    mend: () => (state = 'sound'),
    hangUp,
  };
}
