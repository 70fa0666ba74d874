// What this browser remembers of the daily deals: of each the first attempt, and what came of it. An attempt that was begun on
// the day of its deal counts; any other is practice.
import { dailyNumberAt, isDailyNumber } from '../../../games/daily.ts';
import { type GameId, isGameId } from '../../../games/shelf.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { type Drawer, lastingDrawer } from '../drawer.ts';
import type { KeptHead } from '../table/store.ts';

/** A daily deal. */
export interface Daily {
  readonly game: GameId;
  readonly number: number;
}

export interface Attempt {
  /** The match in which it is played. */
  readonly match: string;
  /** The number of the day on which it was begun. */
  readonly day: number;
  /** Once it has ended. */
  readonly score?: number;
  /** Whether it stands on the table of a house. */
  readonly isBrought?: true;
}

/** By the key of the deal. */
export type DailyHistory = Readonly<Record<string, Attempt>>;

/** The name in the drawer. */
export const HISTORY = 'daily';

export const keyOf = ({ game, number }: Daily): string => `${game}/${number}`;

function dailyIn(key: string): Daily | undefined {
  const [game = '', number = '', ...more] = key.split('/');
  const read = Number(number);
  return more.length === 0 && isGameId(game) && isDailyNumber(read) ? { game, number: read } : undefined;
}

export const todaysNumber = (): number => dailyNumberAt(Date.now());

/** What of something from a drawer or a file is a history. */
export function historyIn(found: unknown): DailyHistory {
  if (!isRecord(found)) return {};
  const sound = Object.entries(found).filter(([key, attempt]) => dailyIn(key) !== undefined && isAttempt(attempt));
  return Object.fromEntries(sound) as DailyHistory;
}

const isAttempt = (found: unknown): found is Attempt =>
  isRecord(found) &&
  typeof found.match === 'string' &&
  Number.isSafeInteger(found.day) &&
  (found.score === undefined || Number.isSafeInteger(found.score));

export const readHistory = (drawer: Drawer = lastingDrawer): DailyHistory => historyIn(drawer.read(HISTORY));

export function noteAttempt(daily: Daily, attempt: Attempt, drawer: Drawer = lastingDrawer): void {
  drawer.write(HISTORY, { ...readHistory(drawer), [keyOf(daily)]: attempt });
}

export const attemptAt = (history: DailyHistory, daily: Daily): Attempt | undefined =>
  Object.hasOwn(history, keyOf(daily)) ? history[keyOf(daily)] : undefined;

/** The deal that a match is the first attempt at. */
export function dailyOf(history: DailyHistory, match: string): Daily | undefined {
  const entry = Object.entries(history).find(([, attempt]) => attempt.match === match);
  return entry && dailyIn(entry[0]);
}

export const isCounted = ({ number }: Pick<Daily, 'number'>, { day }: Attempt): boolean => day === number;

/** The history with what has come of its matches since: a score stays, though its match be thrown away. */
export function settled(history: DailyHistory, heads: readonly Pick<KeptHead, 'id' | 'outcome'>[]): DailyHistory {
  const scores = new Map(heads.map(({ id, outcome }) => [id, outcome?.scores[0]]));
  const settle = ([key, attempt]: [string, Attempt]): [string, Attempt] => {
    const score = attempt.score ?? scores.get(attempt.match);
    return [key, score === undefined ? attempt : { ...attempt, score }];
  };
  return Object.fromEntries(Object.entries(history).map(settle));
}

/** Of two browsers: of each deal the attempt that has ended, or else the one that is here. */
export function mergedHistories(here: DailyHistory, there: DailyHistory): DailyHistory {
  const better = Object.entries(there).filter(([key, { score }]) => {
    const own = Object.hasOwn(here, key) ? here[key] : undefined;
    return own === undefined || (own.score === undefined && score !== undefined);
  });
  return { ...here, ...Object.fromEntries(better) };
}

/** The days on which an attempt that counts has come to its end. */
export function daysPlayed(history: DailyHistory): ReadonlySet<number> {
  const days = Object.entries(history).flatMap(([key, attempt]) => {
    const daily = dailyIn(key);
    return daily && attempt.score !== undefined && isCounted(daily, attempt) ? [daily.number] : [];
  });
  return new Set(days);
}
