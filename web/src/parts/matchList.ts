import { type GameId, isBuilt, isGame } from '../games.ts';
import { openStore } from '../table/database.ts';
import type { Head } from '../table/store.ts';
import { useLoaded } from './useLoaded.ts';

/** A kept match of a game that can be opened. */
export interface Listed {
  readonly game: GameId;
  readonly head: Head;
}

/** The matches of this browser, newest first; undefined until they are known. */
export function useMatches(): readonly Listed[] | undefined {
  return useLoaded(listMatches);
}

async function listMatches(): Promise<readonly Listed[]> {
  const store = await openStore();
  return (await store.list()).flatMap(listed);
}

function listed(head: Head): readonly Listed[] {
  const { game } = head.opening;
  return isGame(game) && isBuilt(game) ? [{ game, head }] : [];
}
