import type { Kind } from '../kernel/game.ts';
import type { GameId, Shelved } from './shelf.ts';

/**
 * What the folder of a game exports, found by its name. From here on nobody knows which game it is: its words are asked
 * only about what that same game has said.
 */
export async function loadGame(id: GameId): Promise<Shelved<Kind>> {
  const folder = (await import(`./${id}/index.ts`)) as { readonly shelved: Shelved<Kind> };
  return folder.shelved;
}
