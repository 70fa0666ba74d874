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

type Ended = Pick<Match<Kind>, 'rules' | 'log' | 'start'>;

/** Nothing where nobody can judge anything of what the match was played with. */
export function coached(minds: Minds, ended: Ended, heard: OnProgress): Coached | undefined {
  const [valuation, aiming] = [minds.valuation?.(ended.rules), minds.aiming?.(ended.rules)];
  const bot = minds.bots.find(({ id }) => id === 'easy');
  const tell = inTurn(heard, Number(Boolean(valuation)) + Number(Boolean(aiming)));
  const { rules, log, start } = ended;
  const analysis = valuation && bot && analyse({ rules, valuation, bot, rounds: ROUNDS }, log, tell());
  const eyeAndHand = aiming && eyeAndHandOf(rules, aiming, { log, seats: start.seats }, tell());
  return analysis || eyeAndHand ? { analysis, eyeAndHand } : undefined;
}

/** For each of so many parts how far it has come, told as a share of all of them. */
function inTurn(heard: OnProgress, parts: number): () => OnProgress {
  let begun = 0;
  return () => {
    const before = begun++;
    return share => heard((before + share) / parts);
  };
}
