import { useCallback } from 'react';
import type { GameId } from '../../../games/shelf.ts';
import { type Par, writeWorkLink } from '../../../wire/work-link.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { pathOf } from '../router.ts';

/** What chat programs and mail still send in one piece. */
export const LONGEST_LINK = 2000;

/** Where a work is shown and played, as a path; undefined until it is written, and where there is none. */
export function useWorkPath(game: GameId, text: string | undefined, par: Par | undefined): string | undefined {
  const [figure, by] = [par?.figure, par?.by];
  const write = useCallback(async () => {
    if (text === undefined) return undefined;
    const work = await writeWorkLink({ text, ...(figure !== undefined && by && { par: { figure, by } }) });
    return pathOf({ page: 'work', game, work });
  }, [game, text, figure, by]);
  return useLoaded(write);
}
