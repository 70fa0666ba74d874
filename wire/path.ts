import { isSeed, type Seed } from '../kernel/chance.ts';
import { MATCH_ID } from './limits.ts';

/** Why an address leads nowhere; no match on a server can be behind a door. */
export type Lost = 'path' | 'game' | 'table' | 'seed' | 'match' | 'door';

/** The page at a path. Whether there is such a match is found out by whoever opens it. */
export type PagePath<Game extends string> =
  | { readonly page: 'home' | 'online' | 'me' | 'gallery' | 'daily' | 'kept' }
  | { readonly page: 'daily-deal'; readonly game: Game; readonly number: number }
  | { readonly page: 'game' | 'rules' | 'print'; readonly game: Game }
  | { readonly page: 'linked-replay' | 'work'; readonly game: Game }
  | { readonly page: 'workshop'; readonly game?: Game }
  | { readonly page: 'learn'; readonly game: Game; readonly lesson?: string }
  | {
      readonly page: 'table' | 'replay' | 'online-table' | 'online-replay';
      readonly game: Game;
      readonly match: string;
    }
  | { readonly page: 'deal'; readonly game: Game; readonly seed: Seed }
  | { readonly page: 'lost'; readonly lost: Lost };

const lost = (why: Lost): PagePath<never> => ({ page: 'lost', lost: why });

/** The one list of pages: the browser shows them by it, the server answers 404 to all other paths. */
export function readPath<Game extends string>(path: string, isGame: (id: string) => id is Game): PagePath<Game> {
  const [first, ...rest] = path.split('/').filter(part => part !== '');
  if (!isDecodable(path)) return lost('path');
  if (first === undefined) return { page: 'home' };
  if (first === 'online') return rest.length === 0 ? { page: 'online' } : lost('table');
  if (first === 'me') return rest.length === 0 ? { page: 'me' } : lost('path');
  if (first === 'gallery') return rest.length === 0 ? { page: 'gallery' } : lost('path');
  if (first === 'kept') return rest.length === 0 ? { page: 'kept' } : lost('path');
  if (first === 'daily') return readDaily(rest, isGame);
  if (first === 'print') return readPrint(rest, isGame);
  if (first === 'workshop') return readWorkshop(rest, isGame);
  if (first === 'learn') return readLearn(rest, isGame);
  return isGame(first) ? readGamePath(first, rest) : lost('game');
}

const DAILY_NUMBER = /^[1-9]\d{0,5}$/;

function readDaily<Game extends string>(
  [game, number, ...more]: readonly string[],
  isGame: (id: string) => id is Game,
): PagePath<Game> {
  if (game === undefined) return { page: 'daily' };
  if (number === undefined || more.length > 0 || !DAILY_NUMBER.test(number)) return lost('path');
  return isGame(game) ? { page: 'daily-deal', game, number: Number(number) } : lost('game');
}

function readPrint<Game extends string>(
  [game, ...more]: readonly string[],
  isGame: (id: string) => id is Game,
): PagePath<Game> {
  if (game === undefined || more.length > 0) return lost('path');
  return isGame(game) ? { page: 'print', game } : lost('game');
}

function readWorkshop<Game extends string>(
  [game, ...more]: readonly string[],
  isGame: (id: string) => id is Game,
): PagePath<Game> {
  if (game === undefined) return { page: 'workshop' };
  if (more.length > 0) return lost('path');
  return isGame(game) ? { page: 'workshop', game } : lost('game');
}

/** Whether there is such a lesson is found out by whoever opens it. */
function readLearn<Game extends string>(
  [game, lesson, ...more]: readonly string[],
  isGame: (id: string) => id is Game,
): PagePath<Game> {
  if (game === undefined || more.length > 0) return lost('path');
  if (!isGame(game)) return lost('game');
  return lesson === undefined ? { page: 'learn', game } : { page: 'learn', game, lesson };
}

function readGamePath<Game extends string>(game: Game, [page, thing, ...more]: readonly string[]): PagePath<Game> {
  if (page === 'online' && thing !== undefined) return readOnline(game, thing, more);
  if (more.length > 0) return lost('path');
  if (page === undefined) return { page: 'game', game };
  if (page === 'rules' && thing === undefined) return { page, game };
  if (page === 'replay' && thing === undefined) return { page: 'linked-replay', game };
  if (page === 'work' && thing === undefined) return { page, game };
  if (thing === undefined) return lost('path');
  if (page === 'play') return { page: 'table', game, match: thing };
  if (page === 'replay') return { page, game, match: thing };
  if (page !== 'deal') return lost('path');
  return isSeed(thing) ? { page, game, seed: thing } : lost('seed');
}

function readOnline<Game extends string>(game: Game, match: string, more: readonly string[]): PagePath<Game> {
  const isReplay = more.length === 1 && more[0] === 'replay';
  if (more.length > 0 && !isReplay) return lost('path');
  if (!MATCH_ID.test(match)) return lost('door');
  return { page: isReplay ? 'online-replay' : 'online-table', game, match };
}

/** The result is used: bundlers take a call whose result nobody reads for one without effect, and leave it out. */
export function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
}
