import { api, type Failed, hasFailed } from '../../house/api.ts';
import { acquaintance } from '../../house/known.ts';
import { usePolled } from '../usePolled.ts';
import { type OpenableMatch, linesOf, mineFirst } from './lines.ts';

export interface Fetched {
  readonly lines: readonly OpenableMatch[];
  readonly at: number;
  /** Why nothing is known of them: that is not the same as none. */
  readonly failed?: Failed;
}

/** One's own matches, the most urgent first; none for whom no server knows. */
export async function fetchMine(): Promise<Fetched> {
  const listing = acquaintance.isKnown() ? await api.mine() : { matches: [] };
  const at = Date.now();
  return hasFailed(listing) ? { lines: [], at, failed: listing } : { lines: mineFirst(linesOf(listing.matches)), at };
}

export const useMine = (every: number): Fetched | undefined => usePolled(fetchMine, every);
