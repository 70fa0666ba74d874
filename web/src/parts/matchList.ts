import { type GameId, isGameId } from '../../../games/shelf.ts';
import { openStore } from '../table/database.ts';
import type { KeptHead } from '../table/store.ts';
import { useLoaded } from './useLoaded.ts';

/** A kept match of a game that can be opened. */
export interface KeptMatch {
  readonly game: GameId;
  readonly head: KeptHead;
}

export interface MatchList {
  /** Newest first. */
  readonly matches: readonly KeptMatch[];
  /** Whether they are still there after the browser was closed. */
  readonly isLasting: boolean;
}

/** The matches of this browser; undefined until they are known. */
export function useMatches(): MatchList | undefined {
  return useLoaded(listMatches);
}

async function listMatches(): Promise<MatchList> {
  const store = await openStore();
  return { matches: (await store.list()).flatMap(listed), isLasting: store.lasting };
}

function listed(head: KeptHead): readonly KeptMatch[] {
  const { game } = head.opening;
  return isGameId(game) ? [{ game, head }] : [];
}
