import type { Kind, Rules, Seat } from '../kernel/game.ts';
import type { Entry } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import type { Bot } from './bot.ts';

/** What a coach is told. A hint is thought out from `view` alone; only a review of what has ended looks at the log. */
export interface Position<K extends Kind> {
  readonly rules: Rules<K>;
  readonly seat: Seat;
  readonly view: K['view'];
  readonly log: readonly Entry<K>[];
}

/** The best continuation found, from the first `kept` entries of the log on. */
export interface Review<K extends Kind> {
  readonly kept: number;
  readonly actions: readonly K['action'][];
  readonly score: number;
}

/** Told now and then how far somebody has come, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Who answers questions about one game, for page, server and terminal alike. It keeps budgets of its own. */
export interface Coach<K extends Kind> {
  /** What to do now, and after that as far as one need not wait for chance. Nothing when there is nothing to say. */
  hint(position: Position<K>): readonly K['action'][];
  /** The best that could have been done in a match that has ended. */
  review?(position: Position<K>, heard: OnProgress): Review<K> | undefined;
}

/** A coach that hints at what a bot would do. */
export const coachFrom = <K extends Kind>(bot: Bot<K>): Coach<K> => ({
  hint: ({ rules, seat, view }) => [bot.sit({ rules, seat, random: randomFrom('hint') })(view)],
});
