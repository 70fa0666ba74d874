import type { DailyClaim, DailyResults, DailyRunTold, DailyTaken } from '../../../wire/daily.ts';
import { asked, askServer, type Failed } from '../house/api.ts';
import type { Daily } from './history.ts';

const pathOf = ({ game, number }: Daily): string => `/daily/${game}/${number}`;

export const askResults = (daily: Daily): Promise<DailyResults | Failed> => asked(askServer, 'GET', pathOf(daily));

/** Brings a result, which the server plays again; the first that somebody has brought stays. */
export const bringResult = (daily: Daily, claim: DailyClaim): Promise<DailyTaken | Failed> =>
  asked(askServer, 'POST', pathOf(daily), claim);

export const askRun = (result: string): Promise<DailyRunTold | Failed> =>
  asked(askServer, 'GET', `/daily/results/${result}`);
