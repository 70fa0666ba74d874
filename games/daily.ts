// The deal of a day: the same for everybody, everywhere, in each game that can be played alone. A game and a number go in,
// an opening comes out; whoever has a clock turns the day into a number.
import { seedFrom } from '../kernel/chance.ts';
import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import { type Given, LAST_DAILY, type Manifest, type Season } from '../kernel/manifest.ts';
import type { Opening } from '../kernel/match.ts';

const DAY_MS = 86_400_000;
/** Midnight of 1 November 2026 in UTC, on which number 1 was dealt. */
const FIRST_DAY_MS = 1_793_491_200_000;

/** The number of the deal of a moment, by UTC; 0 and below before the first day. */
export const dailyNumberAt = (ms: number): number => Math.floor((ms - FIRST_DAY_MS) / DAY_MS) + 1;

/** The moment at which a daily deal begins to be that of the day. */
export const dailyStart = (number: number): number => FIRST_DAY_MS + (number - 1) * DAY_MS;

export const isDailyNumber = (number: unknown): number is number =>
  typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= LAST_DAILY;

/** Whether a game has a deal every day. */
export const hasDaily = ({ daily }: Pick<Manifest, 'daily'>): boolean => daily !== undefined && daily.length > 0;

/** What a daily deal asks for beside what is usual, and by which version; undefined where there is no such deal. */
function seasonOf({ daily = [] }: Pick<Manifest, 'daily'>, number: number): Season | undefined {
  return isDailyNumber(number) ? daily.findLast(({ from }) => from <= number) : undefined;
}

/** The options that a daily deal names. */
export function dailyOptions(manifest: Pick<Manifest, 'daily'>, number: number): Given {
  const season = seasonOf(manifest, number);
  return season?.options[(number - season.from) % season.options.length] ?? {};
}

/** The daily deal of that number, for one seat; undefined where there is none. */
export function dailyOpening<K extends Kind>(game: Game<K>, number: number): Opening<K> | undefined {
  const season = seasonOf(game, number);
  if (!season) return undefined;
  const options = game.readOptions(dailyOptions(game, number), 1);
  if (isRefusal(options)) throw new Error(`${game.id} refuses its daily deal ${number}: ${options.rule}`);
  return { game: game.id, version: season.version, seats: 1, options, seeds: [[0, dailySeed(game.id, number)]] };
}

const dailySeed = (game: string, number: number): string => seedFrom(`oubliette daily/${game}/${number}`);
