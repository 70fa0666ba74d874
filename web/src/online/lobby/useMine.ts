import { api, hasFailed } from '../api.ts';
import { acquaintance } from '../known.ts';
import { usePolled } from '../usePolled.ts';
import { type OpenableMatch, linesOf, mineFirst } from './lines.ts';

export interface Fetched {
  readonly lines: readonly OpenableMatch[];
  readonly at: number;
}

/** One's own matches, the most urgent first; none for whom no server knows, and none while it does not answer. */
export async function fetchMine(): Promise<Fetched> {
  const listing = acquaintance.isKnown() ? await api.mine() : { matches: [] };
  return { lines: hasFailed(listing) ? [] : mineFirst(linesOf(listing.matches)), at: Date.now() };
}

export const useMine = (every: number): Fetched | undefined => usePolled(fetchMine, every);
