import type { DailyResult } from '../../../wire/daily.ts';
import { hasFailed } from '../house/api.ts';
import { askResults } from './api.ts';
import type { Daily } from './history.ts';

/** What stands on the table of this house, the best first; undefined where there is no such table, or no way to it. */
export async function resultsAt(daily: Daily): Promise<readonly DailyResult[] | undefined> {
  const told = await askResults(daily);
  return hasFailed(told) ? undefined : told.results;
}
