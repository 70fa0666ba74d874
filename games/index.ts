import type { Game, Kind } from '../kernel/game.ts';
import { donjonz } from './donjonz/index.ts';

/** Every game on the shelf. */
export const GAMES: readonly Game<Kind>[] = [donjonz];

export function gameById(id: string): Game<Kind> | undefined {
  return GAMES.find((game) => game.id === id);
}
