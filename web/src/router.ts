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
  if (!isGame(game)) return lost('game');
  if (more.length > 0) return lost('path');
  if (page === undefined) return { page: 'game', game };
  if (page === 'rules' && thing === undefined) return { page, game, ...(hash.length > 1 && { rule: hash.slice(1) }) };
  if (thing === undefined) return lost('path');
  if (page === 'play') return { page: 'table', game, match: thing };
  if (page === 'replay') return { page, game, match: thing };
  if (page !== 'deal') return lost('path');
  return isSeed(thing) ? { page, game, seed: thing, options: readChoices(search) } : lost('seed');
}

const readChoices = (search: string): Choices => Object.fromEntries(new URLSearchParams(search));

export function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'game':
      return `/${route.game}`;
    case 'rules':
      return `/${route.game}/rules${route.rule === undefined ? '' : `#${route.rule}`}`;
    case 'table':
      return `/${route.game}/play/${route.match}`;
    case 'replay':
      return `/${route.game}/replay/${route.match}`;
    case 'deal':
      return `/${route.game}/deal/${route.seed}${writeChoices(route.options)}`;
  }
}

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
