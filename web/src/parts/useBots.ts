import { useCallback } from 'react';
import type { Game, Kind } from '../../../kernel/game.ts';
import { workerThinker } from '../worker/page.ts';
import { useLoaded } from './useLoaded.ts';

const NOBODY: readonly string[] = [];

/** The bots that can sit down at a game, weakest first; undefined until they are known. Who plays alone needs none. */
export function useBots({ id, seats }: Game<Kind>): readonly string[] | undefined {
  const isAlone = seats.max === 1;
  const bots = useLoaded(useCallback(async () => (isAlone ? NOBODY : workerThinker.bots(id)), [id, isAlone]));
  return isAlone ? NOBODY : bots;
}
