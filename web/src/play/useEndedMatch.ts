import { useMemo } from 'react';
import type { Kind } from '../../../kernel/game.ts';
import type { EndedMatch } from '../games/result.ts';
import { readerAmong } from '../parts/names.ts';
import { useLoaded } from '../parts/useLoaded.ts';
import { useSettings } from '../settings.ts';
import { flipPagesOf } from '../table/replay.ts';
import type { AtTable } from '../desk/atTable.ts';

/**
 * The match that has ended at this table, as it is told to who sits here; undefined until all of it is read. One that was
 * given up is told with the scores as they stood, where its game has any.
 */
export function useEndedMatch(props: AtTable): EndedMatch<Kind> | undefined {
  const { around, module, table, names } = props;
  const { now } = props.seen;
  const { language } = useSettings();
  const reader = readerAmong(table.own);
  const transcript = useLoaded(around.told);
  const seat = reader ?? now.seat;
  const pages = useMemo(
    () => (transcript ? flipPagesOf(module.game, transcript, seat) : undefined),
    [module, transcript, seat],
  );
  if (!pages || !now.outcome) return undefined;
  const scores = now.isCutShort ? module.stood?.(pages, table.rules) : now.outcome.scores;
  return scores && { pages, rules: table.rules, outcome: { ...now.outcome, scores }, names, reader, language };
}
