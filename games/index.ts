import type { Game, Kind } from '../kernel/game.ts';
import { loadGame } from './load.ts';
import { SHELF, type Shelved } from './shelf.ts';

/** All games, for those who serve any of them. A page loads the one that it shows. */
export const SHELVED: readonly Shelved<Kind>[] = await Promise.all(SHELF.map(loadGame));

export const GAMES: readonly Game<Kind>[] = SHELVED.map(({ game }) => game);

export function gameById(id: string): Game<Kind> | undefined {
  return shelvedById(id)?.game;
}

export function shelvedById(id: string): Shelved<Kind> | undefined {
  return SHELVED.find(({ game }) => game.id === id);
}
