import { useSyncExternalStore } from 'react';
import { isSeed, type Seed } from '../../kernel/chance.ts';
import { isGame, type GameId } from './games.ts';

/** Why a link leads nowhere. */
export type Lost = 'path' | 'game' | 'seed' | 'match';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'game'; readonly game: GameId }
  | { readonly page: 'rules'; readonly game: GameId; readonly rule?: string }
  | { readonly page: 'table' | 'replay'; readonly game: GameId; readonly match: string }
  | { readonly page: 'online' }
  | {
      readonly page: 'online-table' | 'online-replay';
      readonly game: GameId;
      readonly match: string;
      readonly key?: string;
    }
  | { readonly page: 'me'; readonly token?: string }
  | { readonly page: 'deal'; readonly game: GameId; readonly seed: Seed; readonly options: Choices }
  | { readonly page: 'lost'; readonly lost: Lost };

/** Options as a link writes them. */
export type Choices = Readonly<Record<string, string>>;

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const lost = (why: Lost): Route => ({ page: 'lost', lost: why });

export function readRoute({ pathname, search, hash }: Address): Route {
  const [game, page, thing, ...more] = pathname.split('/').filter(part => part !== '');
  if (game === undefined) return { page: 'home' };
  if (page === undefined && game === 'online') return { page: 'online' };
  if (page === undefined && game === 'me') return { page: 'me', ...(hash.length > 1 && { token: hash.slice(1) }) };
  if (!isGame(game)) return lost('game');
  if (page === 'online' && thing !== undefined) return readOnline({ game, match: thing }, more, hash);
  if (more.length > 0) return lost('path');
  if (page === undefined) return { page: 'game', game };
  if (page === 'rules' && thing === undefined) return { page, game, ...(hash.length > 1 && { rule: hash.slice(1) }) };
  if (thing === undefined) return lost('path');
  if (page === 'play') return { page: 'table', game, match: thing };
  if (page === 'replay') return { page, game, match: thing };
  if (page !== 'deal') return lost('path');
  return isSeed(thing) ? { page, game, seed: thing, options: readChoices(search) } : lost('seed');
}

/** Keys stand in the hash, which browsers keep to themselves: no server writes them down. */
function readOnline(about: { game: GameId; match: string }, more: readonly string[], hash: string): Route {
  const key = hash.length > 1 && { key: hash.slice(1) };
  if (more.length === 0) return { page: 'online-table', ...about, ...key };
  return more.length === 1 && more[0] === 'replay' ? { page: 'online-replay', ...about, ...key } : lost('path');
}

const readChoices = (search: string): Choices => Object.fromEntries(new URLSearchParams(search));

export function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'game':
      return `/${route.game}`;
    case 'rules':
      return `/${route.game}/rules${hashOf(route.rule)}`;
    case 'table':
      return `/${route.game}/play/${route.match}`;
    case 'replay':
      return `/${route.game}/replay/${route.match}`;
    case 'online':
      return '/online';
    case 'online-table':
      return `/${route.game}/online/${route.match}${hashOf(route.key)}`;
    case 'online-replay':
      return `/${route.game}/online/${route.match}/replay${hashOf(route.key)}`;
    case 'me':
      return `/me${hashOf(route.token)}`;
    case 'deal':
      return `/${route.game}/deal/${route.seed}${writeChoices(route.options)}`;
  }
}

const hashOf = (text: string | undefined): string => (text === undefined ? '' : `#${text}`);

function writeChoices(options: Choices): string {
  const text = new URLSearchParams(options).toString();
  return text === '' ? '' : `?${text}`;
}

const listeners = new Set<() => void>();

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
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
