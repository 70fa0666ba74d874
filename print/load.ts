import type { GameId } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import type { Printed } from './print.ts';

/** What the folder of a game exports, found by its name. */
export async function loadPrinted(id: GameId): Promise<Printed<Kind>> {
  const folder = (await import(`./${id}/index.ts`)) as { readonly printed: Printed<Kind> };
  return folder.printed;
}
