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
  /** No continuation scores more: where it is the score itself, the best is proved. */
  readonly bound: number;
}

/** What a bot expects of an action, in the unit that it compares by: points, or chances in a hundred. */
export interface Expected<K extends Kind> {
  readonly action: K['action'];
  readonly worth: number;
}

/** What speaks for an action or against it, by a name that its game has words for. */
export interface Cause {
  readonly name: string;
  readonly amount: number;
}

/** What a bot would do, and what it has compared. */
export interface Advice<K extends Kind> {
  /** What to do now, and after that as far as one need not wait for chance. Nothing when there is nothing to say. */
  readonly plan: readonly K['action'][];
  /** What it has compared, the best first; nothing where there was no choice. */
  readonly compared: readonly Expected<K>[];
  readonly causes: readonly Cause[];
}

/** Between which figures the best score lies, as far as is known. */
export interface Between {
  readonly score: number;
  readonly bound: number;
}

/** Told now and then how far somebody has come, from 0 to 1, and what is known by then. */
export type OnProgress = (share: number, between?: Between) => void;

/** Who answers questions about one game, for page, server and terminal alike. It keeps budgets of its own. */
export interface Coach<K extends Kind> {
  hint(position: Position<K>): Advice<K>;
  /** The best that could have been done in a match from where its second half begins, if it has come so far. */
  review?(position: Position<K>, heard: OnProgress): Review<K> | undefined;
}

/** Advice without reasons. */
export const unreasoned = <K extends Kind>(plan: readonly K['action'][]): Advice<K> => ({
  plan,
  compared: [],
  causes: [],
});

/** A coach that hints at what a bot would do. */
export const coachFrom = <K extends Kind>(bot: Bot<K>): Coach<K> => ({
  hint: ({ rules, seat, view }) => unreasoned([bot.sit({ rules, seat, random: randomFrom('hint') })(view)]),
});
