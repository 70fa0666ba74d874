import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { hasDaily } from '../../../games/daily.ts';
import { SHELF } from '../../../games/shelf.ts';
import { same } from '../../../kernel/plain.ts';
import { lastingDrawer } from '../drawer.ts';
import { type GameId, manifestOf } from '../games.ts';
import type { KeptMatch } from '../parts/matchList.ts';
import { type DailyHistory, HISTORY, readHistory, settled, todaysNumber } from './history.ts';

/** The games that have a deal every day. */
export const DAILY_GAMES: readonly GameId[] = SHELF.filter(game => hasDaily(manifestOf(game)));

/** The games of a day: from day to day another one comes first. */
export const gamesOn = (number: number): readonly GameId[] => {
  const first = (((number - 1) % DAILY_GAMES.length) + DAILY_GAMES.length) % DAILY_GAMES.length;
  return [...DAILY_GAMES.slice(first), ...DAILY_GAMES.slice(0, first)];
};

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The number of today; a page that was left open overnight finds the new one when somebody looks at it again. */
export const useToday = (): number => useSyncExternalStore(subscribe, todaysNumber);

const NONE: readonly KeptMatch[] = [];

/** The history with all that has come of the matches that are kept here, which is written down. */
export function useHistory(matches: readonly KeptMatch[] = NONE): DailyHistory {
  const history = useMemo(
    () =>
      settled(
        readHistory(),
        matches.map(({ head }) => head),
      ),
    [matches],
  );
  useEffect(() => {
    if (!same(history, readHistory())) lastingDrawer.write(HISTORY, history);
  }, [history]);
  return history;
}
