import { useSyncExternalStore } from 'react';
import type { Seed } from '../../kernel/chance.ts';
import type { Texts } from '../../kernel/options.ts';
import { type Lost, readPath } from '../../wire/path.ts';
import { type GameId, isGameId } from '../../games/shelf.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'game'; readonly game: GameId; readonly options?: Texts }
  /** With a work as its link writes it: that is printed. */
  | { readonly page: 'print'; readonly game: GameId; readonly options?: Texts; readonly work?: string }
  | { readonly page: 'rules'; readonly game: GameId; readonly rule?: string }
  | { readonly page: 'table'; readonly game: GameId; readonly match: string }
  | ({ readonly page: 'replay'; readonly game: GameId; readonly match: string } & AtStep)
  | ({ readonly page: 'linked-replay'; readonly game: GameId; readonly replay: string } & AtStep)
  | { readonly page: 'online' | 'gallery' | 'daily' | 'kept' }
  /** With somebody's run as its link writes it: it can be played beside. */
  | { readonly page: 'daily-deal'; readonly game: GameId; readonly number: number; readonly ghost?: string }
  | ({ readonly page: 'online-table'; readonly game: GameId; readonly match: string } & WithKey)
  | ({ readonly page: 'online-replay'; readonly game: GameId; readonly match: string } & WithKey & AtStep)
  | { readonly page: 'me'; readonly token?: string }
  | {
      readonly page: 'deal';
      readonly game: GameId;
      readonly seed: Seed;
      readonly options: Texts;
      /** The work that is played, as its link writes it. */
      readonly work?: string;
    }
  /** With a game: its easel, on which a work of that id lies, or the last one. */
  | { readonly page: 'workshop'; readonly game?: GameId; readonly work?: string }
  /** The lessons of a game, or one of them. */
  | { readonly page: 'learn'; readonly game: GameId; readonly lesson?: string }
  /** A work as its link writes it, to be played. */
  | { readonly page: 'work'; readonly game: GameId; readonly work: string }
  | { readonly page: 'lost'; readonly lost: Lost };

interface WithKey {
  readonly key?: string;
}

/** The step at which a replay begins. */
interface AtStep {
  readonly step?: number;
}

export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Keys, tokens, rules and whole matches stand in the hash, which browsers keep to themselves: no server writes them down. */
export function readRoute({ pathname, search, hash }: PageAddress): Route {
  const place = readPath(pathname, isGameId);
  const inHash = hash.length > 1 ? hash.slice(1) : undefined;
  switch (place.page) {
    case 'rules':
      return { ...place, page: place.page, ...(inHash !== undefined && { rule: inHash }) };
    case 'me':
      return { page: place.page, ...(inHash !== undefined && { token: inHash }) };
    case 'replay':
      return { ...place, page: place.page, ...stepIn(search) };
    case 'linked-replay':
      return { ...place, page: place.page, replay: inHash ?? '', ...stepIn(search) };
    case 'online-table':
      return { ...place, page: place.page, ...(inHash !== undefined && { key: inHash }) };
    case 'online-replay':
      return { ...place, page: place.page, ...(inHash !== undefined && { key: inHash }), ...stepIn(search) };
    case 'deal':
      return { ...place, options: readSearch(search), ...(inHash !== undefined && { work: inHash }) };
    case 'game':
      return { ...place, page: place.page, ...(search.length > 1 && { options: readSearch(search) }) };
    case 'print':
      return {
        ...place,
        page: place.page,
        ...(search.length > 1 && { options: readSearch(search) }),
        ...(inHash !== undefined && { work: inHash }),
      };
    case 'workshop':
      return { ...place, page: place.page, ...(inHash !== undefined && { work: inHash }) };
    case 'work':
      return { ...place, page: place.page, work: inHash ?? '' };
    case 'daily-deal':
      return { ...place, ...(inHash !== undefined && { ghost: inHash }) };
    default:
      return place;
  }
}

function stepIn(search: string): AtStep {
  const text = new URLSearchParams(search).get('step') ?? '';
  return /^\d{1,6}$/.test(text) ? { step: Number(text) } : {};
}

const readSearch = (search: string): Texts => Object.fromEntries(new URLSearchParams(search));

/** Pages of which there is one. */
const PLAIN = { home: '/', online: '/online', gallery: '/gallery', daily: '/daily', kept: '/kept' } as const;
export type PlainPage = keyof typeof PLAIN;

export const isPlain = (route: Route): route is Extract<Route, { readonly page: PlainPage }> =>
  Object.hasOwn(PLAIN, route.page);

export function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  if (isPlain(route)) return PLAIN[route.page];
  switch (route.page) {
    case 'game':
      return `/${route.game}${writeSearch(route.options)}`;
    case 'print':
      return `/print/${route.game}${writeSearch(route.options)}${hashOf(route.work)}`;
    case 'rules':
      return `/${route.game}/rules${hashOf(route.rule)}`;
    case 'table':
      return `/${route.game}/play/${route.match}`;
    case 'replay':
      return `/${route.game}/replay/${route.match}${writeStep(route)}`;
    case 'linked-replay':
      return `/${route.game}/replay${writeStep(route)}${hashOf(route.replay)}`;
    case 'daily-deal':
      return `/daily/${route.game}/${route.number}${hashOf(route.ghost)}`;
    case 'online-table':
      return `/${route.game}/online/${route.match}${hashOf(route.key)}`;
    case 'online-replay':
      return `/${route.game}/online/${route.match}/replay${writeStep(route)}${hashOf(route.key)}`;
    case 'me':
      return `/me${hashOf(route.token)}`;
    case 'deal':
      return `/${route.game}/deal/${route.seed}${writeSearch(route.options)}${hashOf(route.work)}`;
    case 'workshop':
      return `/workshop${route.game === undefined ? '' : `/${route.game}`}${hashOf(route.work)}`;
    case 'learn':
      return `/learn/${route.game}${route.lesson === undefined ? '' : `/${route.lesson}`}`;
    case 'work':
      return `/${route.game}/work${hashOf(route.work)}`;
  }
}

const hashOf = (text: string | undefined): string => (text === undefined ? '' : `#${text}`);

const writeStep = ({ step }: AtStep): string => (step === undefined ? '' : `?step=${step}`);

function writeSearch(options: Texts = {}): string {
  const text = new URLSearchParams(options).toString();
  return text === '' ? '' : `?${text}`;
}

const listeners = new Set<() => void>();

let isRenewed = false;

/** From the next address on the page is that of a newer build: it is loaded, not only shown. */
export function renewAtNextGo(): void {
  isRenewed = true;
}

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (isRenewed && how === 'push') return location.assign(path);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** The whole address, so that a component renders anew whenever any part of it changes. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.href);
}
