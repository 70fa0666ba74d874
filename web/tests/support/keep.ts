import { expect, type Locator, type Page } from '@playwright/test';
import type { Kind, Outcome } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { SESSION_VERSION } from '../../../kernel/session.ts';
import type { NamedSitter } from '../../src/table/sitters.ts';
import type { KeptHead, Kept } from '../../src/table/store.ts';
import type { EnginePage } from '../engines/engine.ts';
import { prompt } from './page.ts';

export interface Seating {
  /** By seat: a person called so, or a bot. Without them people without names. */
  readonly sitters?: readonly NamedSitter[];
  readonly outcome?: Outcome;
}

/** As much of a page as keeping needs, whatever drives it. */
type Drawer = Pick<EnginePage, 'goto' | 'evaluate'>;

const kept = new WeakMap<object, number>();

/** Bots draw their luck from a match's id: the same test sees the same match. */
function nextId(page: object): string {
  const count = (kept.get(page) ?? 0) + 1;
  kept.set(page, count);
  return `kept${count}`;
}

/** Puts a prepared match into the browser's storage; its id. No page of ours is loaded for it. */
export async function keep<K extends Kind>(page: Drawer, played: Transcript<K>, seating?: Seating): Promise<string> {
  const stored = stow(page, played, seating);
  await putAway(page, stored);
  return stored.head.id;
}

/** A prepared match as the browser keeps it. */
function stow<K extends Kind>(page: object, played: Transcript<K>, seating: Seating = {}): Kept {
  const { log, ...opening } = played;
  const id = nextId(page);
  const { sitters = Array.from({ length: played.seats }, () => ({ name: '', bot: null })), outcome } = seating;
  const deal = played.seeds[0]?.[1] ?? null;
  const head: KeptHead = {
    id,
    session: SESSION_VERSION,
    opening,
    sitters,
    deal,
    changed: Date.now(),
    outcome: outcome ?? null,
  };
  return { head, steps: [{ match: id, seq: 0, kind: 'start', by: -1, entries: log }] };
}

/** Puts a match into the browser's storage as it would have been stored there. */
export async function putAway(page: Drawer, stored: Kept): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(write, stored);
}

/** Goes from a table to that of another prepared match, as back and forth do: what the page is made of stays loaded. */
export async function moveOn<K extends Kind>(page: Page, played: Transcript<K>): Promise<void> {
  const stored = stow(page, played);
  await page.evaluate(write, stored);
  await page.evaluate(path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/${played.game}/play/${stored.head.id}`);
  await isLaid(page);
}

/** The database of web/src/table/database.ts, as the browser itself speaks of it. */
async function write({ head, steps }: Kept): Promise<void> {
  const settled = (target: EventTarget, done: string, ...failed: readonly string[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      target.addEventListener(done, resolve);
      for (const name of failed) target.addEventListener(name, () => reject(new Error(`${name}, not ${done}`)));
    });
  const opening = indexedDB.open('oubliette', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    opening.result.createObjectStore('steps', { keyPath: ['match', 'seq'] });
  });
  await settled(opening, 'success', 'error');
  const transaction = opening.result.transaction(['matches', 'steps'], 'readwrite');
  transaction.objectStore('matches').add(head);
  for (const step of steps) transaction.objectStore('steps').add(step);
  await settled(transaction, 'complete', 'error', 'abort');
  opening.result.close();
}

/** How many steps the browser has written down, of all matches. */
export const countSteps = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('oubliette', 1);
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('steps').objectStore('steps').count();
          counting.addEventListener('success', () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );

/** Opens a prepared match at the table, where it stands. */
export async function sitDown<K extends Kind>(page: Page, played: Transcript<K>, seating?: Seating): Promise<void> {
  await page.goto(`/${played.game}/play/${await keep(page, played, seating)}`);
  await isLaid(page);
}

async function isLaid(page: Page): Promise<void> {
  await expect(prompt(page).or(page.locator('.curtain'))).toBeVisible();
  await expect(laid(page)).toBeAttached();
}

/** A table is drawn in pieces, the board last: from then on keys mean what they do. */
const laid = (page: Page): Locator => page.locator('.play-board svg.drawing, .curtain, .companion').first();

/** Opens a prepared match to be leafed through. */
export async function leafThrough<K extends Kind>(page: Page, played: Transcript<K>): Promise<void> {
  await page.goto(`/${played.game}/replay/${await keep(page, played)}`);
  await expect(prompt(page)).toBeVisible();
  await expect(laid(page)).toBeAttached();
}
