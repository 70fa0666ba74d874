import { dailyOpening } from '../games/daily.ts';
import type { Game, Kind, Outcome } from '../kernel/game.ts';
import { start, type Transcript, transcriptOf } from '../kernel/match.ts';
import type { Bot } from './bot.ts';
import type { Level } from './levels.ts';
import { playOut } from './match.ts';

/** Who sets the par of a daily deal. */
export const PAR_BOT: Level = 'strong';

/** A daily deal as a bot has played it. */
export interface DailyRun {
  readonly transcript: Transcript<Kind>;
  readonly outcome: Outcome;
}

/** Lets a bot play a daily deal once. It counts positions, not seconds, so that it plays the same everywhere; undefined where there is no such deal. */
export function playDaily(
  game: Game<Kind>,
  number: number,
  bot: Bot<Kind>,
  onAction?: (entries: number) => void,
): DailyRun | undefined {
  const opening = dailyOpening(game, number);
  if (!opening) return undefined;
  const match = start(game, opening);
  const outcome = playOut(match, [bot], `${game.id} ${number} ${bot.id}`, onAction);
  return { transcript: transcriptOf(match), outcome };
}
