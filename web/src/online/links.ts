import type { GameId } from '../games.ts';
import { pathOf, readRoute, useAddress } from '../router.ts';

export interface Doorstep {
  /** What the link holds that led here. */
  readonly key: string | undefined;
  /** The link is one to look on with. */
  readonly isWatching: boolean;
}

/** Keys of both kinds look alike; a link to look on says that it is one. */
const WATCH = '?watch';

export function doorstepAt(address: string): Doorstep {
  const url = new URL(address);
  const route = readRoute(url);
  return { key: 'key' in route ? route.key : undefined, isWatching: url.search === WATCH };
}

export const useDoorstep = (): Doorstep => doorstepAt(useAddress());

interface Leading {
  readonly game: GameId;
  readonly match: string;
  readonly key: string;
}

export const joinLink = (origin: string, { game, match, key }: Leading): string =>
  new URL(pathOf({ page: 'online-table', game, match, key }), origin).href;

export const watchLink = (origin: string, leading: Leading): string => new URL(watchPath(leading), origin).href;

/** The same within the page. */
export function watchPath({ game, match, key }: Leading): string {
  const [path, hash] = pathOf({ page: 'online-table', game, match, key }).split('#');
  return `${path}${WATCH}#${hash}`;
}

export const personalLink = (origin: string, token: string): string =>
  new URL(pathOf({ page: 'me', token }), origin).href;
