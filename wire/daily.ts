import { z } from 'zod';
import { LAST_DAILY } from '../kernel/manifest.ts';
import * as field from './fields.ts';
import { LONGEST_LOG } from './limits.ts';

/** A daily deal, as it stands in an address. */
export const dailyParams = z.strictObject({
  game: field.gameId,
  number: z.coerce.number().int().min(1).max(LAST_DAILY),
});

/** A result on the table of a house. */
const dailyResult = z.strictObject({
  id: field.resultId,
  name: z.string(),
  /** Whether the name is theirs alone. */
  isClaimed: z.boolean(),
  score: z.int(),
  isOwn: z.boolean(),
});
export type DailyResult = z.infer<typeof dailyResult>;

/** GET /api/daily/:game/:number: the best first, and of equal ones the earlier. */
export const dailyResults = z.strictObject({
  results: z.array(dailyResult),
  /** How many there are in all. */
  count: z.int(),
  /** One's own, be it shown or taken down. */
  own: z.strictObject({ score: z.int(), takenDown: z.string().nullable() }).nullable(),
  /** Whether results are still taken. */
  isOpen: z.boolean(),
});
export type DailyResults = z.infer<typeof dailyResults>;

/**
 * POST /api/daily/:game/:number: the server plays the transcript again before it believes it. The first that somebody
 * brings stays: whoever brings another is told of that one.
 */
export const dailyClaim = z.strictObject({
  name: field.name,
  transcript: z.looseObject({ game: z.string(), log: z.array(z.unknown()).max(LONGEST_LOG) }),
});
export type DailyClaim = z.infer<typeof dailyClaim>;
export const dailyTaken = z.strictObject({ score: z.int(), isNew: z.boolean() });
export type DailyTaken = z.infer<typeof dailyTaken>;

/** GET /api/daily/results/:result: a run, to be played beside. */
export const dailyRun = z.strictObject({
  name: z.string(),
  transcript: z.looseObject({ game: z.string(), log: z.array(z.unknown()) }),
});
export type DailyRunTold = z.infer<typeof dailyRun>;
