// What the coach has found in the match that it was asked about last: whoever offers something to practise goes by it.
import type { Analysis, Mistake } from '../../../bots/analysis.ts';
import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../kernel/match.ts';
import { same } from '../../../kernel/plain.ts';
import { observed, useObserved } from '../observed.ts';

interface Found {
  readonly log: readonly Entry<Kind>[];
  readonly analysis: Analysis<Kind>;
}

const last = observed<Found | undefined>(undefined);

export const noteFound = ({ log }: Transcript<Kind>, analysis: Analysis<Kind>): void => last.set({ log, analysis });

/** The mistakes of a seat in the match with this log; none as long as the coach was not asked about it. */
export function mistakesFound(log: readonly Entry<Kind>[], seat: Seat | undefined): readonly Mistake<Kind>[] {
  const found = last.now();
  if (!found || seat === undefined || !same(found.log, log)) return [];
  return found.analysis.seats[seat]?.mistakes ?? [];
}

/** The same, told anew when the coach is asked. */
export function useMistakesFound(log: readonly Entry<Kind>[], seat: Seat | undefined): readonly Mistake<Kind>[] {
  useObserved(last);
  return mistakesFound(log, seat);
}
