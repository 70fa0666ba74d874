import { useCallback } from 'react';
import type { Game, Kind } from '../../../kernel/game.ts';
import { workerThinker } from '../worker/page.ts';
import { useLoaded } from './useLoaded.ts';

/** The bots that can sit down at a game, weakest first. Who plays alone needs none. */
export function useBots({ id, seats }: Game<Kind>): readonly string[] {
  const isShared = seats.max > 1;
  const bots = useLoaded(useCallback(async () => (isShared ? workerThinker.bots(id) : []), [id, isShared]));
  return bots ?? [];
}
