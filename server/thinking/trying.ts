import type { TrialMatch } from '../../bots/trial.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Thinking } from '../matches/automation.ts';

/** A match that bots play to find out whether a work can be brought to an end. */
export interface TriedMatch extends TrialMatch {
  readonly game: string;
}

/** Plays one; undefined when nobody can, or nobody wants to know any more. Rejects when it has no end. */
export type TryOut = (match: TriedMatch, thinking: Thinking) => Promise<Outcome | undefined>;
