import type { Kind } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import { type Analysis, analyse } from './analysis.ts';
import type { OnProgress } from './coach.ts';
import { type EyeAndHand, eyeAndHandOf } from './eye-and-hand.ts';
import type { Minds } from './load.ts';

/** How many rounds of matches are played on from each action of a mistake, at most. */
const ROUNDS = 12;

/** What a match that has ended teaches: each part where somebody can judge it. */
export interface Coached {
  readonly analysis?: Analysis<Kind> | undefined;
  readonly eyeAndHand?: EyeAndHand<Kind> | undefined;
}

type Ended = Pick<Match<Kind>, 'rules' | 'log'>;

/** Nothing where nobody can judge anything of what the match was played with. */
export function coached(minds: Minds, ended: Ended, heard: OnProgress): Coached | undefined {
  const analysis = analysed(minds, ended, heard);
  const eyeAndHand = aimedIn(minds, ended, heard);
  return analysis || eyeAndHand ? { analysis, eyeAndHand } : undefined;
}

function analysed({ bots, valuation }: Minds, { rules, log }: Ended, heard: OnProgress): Coached['analysis'] {
  const bot = bots.find(({ id }) => id === 'easy');
  const judging = valuation?.(rules);
  return judging && bot && analyse({ rules, valuation: judging, bot, rounds: ROUNDS }, log, heard);
}

function aimedIn({ aiming }: Minds, { rules, log }: Ended, heard: OnProgress): Coached['eyeAndHand'] {
  const judging = aiming?.(rules);
  return judging && eyeAndHandOf(rules, judging, log, heard);
}
