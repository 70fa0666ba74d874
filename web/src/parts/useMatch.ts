import { useCallback } from 'react';
import type { Game, Kind } from '../../../kernel/game.ts';
import { openStore } from '../table/database.ts';
import { load, type Loaded, type Unloaded } from '../table/matches.ts';
import { useLoaded } from './useLoaded.ts';

/** A kept match; undefined until it is read. */
export function useMatch(game: Game<Kind>, id: string): Loaded<Kind> | Unloaded | undefined {
  return useLoaded(useCallback(async () => load(await openStore(), game, id), [game, id]));
}
