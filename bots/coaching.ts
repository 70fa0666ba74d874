import type { Kind } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type Analysis, analyse } from './analysis.ts';
import type { OnProgress } from './coach.ts';
import type { Minds } from './load.ts';

/** How many rounds of matches are played on from each action of a mistake, at most. */
const ROUNDS = 12;

/** What a match that has ended teaches; nothing where nobody can judge what it was played with. */
export function coached(
  { bots, valuation }: Minds,
  { rules, log }: Pick<Match<Kind>, 'rules' | 'log'>,
  heard: OnProgress,
): Analysis<Kind> | undefined {
  const bot = bots.find(({ id }) => id === 'easy');
  const judging = valuation?.(rules);
  return judging && bot && analyse({ rules, valuation: judging, bot, rounds: ROUNDS }, log, heard);
}
