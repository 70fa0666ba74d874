import type { Kind, Random, Seat } from '../kernel/game.ts';
import type { Cause } from './coach.ts';

/** A pick of chance and how many of all equally likely cases it is. */
export interface ChancePick<K extends Kind> {
  readonly action: K['action'];
  readonly odds: number;
}

/** Somebody who plays on for all seats. */
export type Policy<K extends Kind> = (state: Readonly<K['state']>, seat: Seat, random: Random) => K['action'];

/** What a position is worth, by seat, and what chance may pick in it. */
export type Measure<K extends Kind> = Pick<Valuation<K>, 'worth' | 'picks'>;

/** How matches are played on where the valuation is too slow for it, or where its own errors would be taken for true. */
export interface Playing<K extends Kind> {
  readonly policy: Policy<K>;
  /** After so many picks of chance it is said what a match is worth. */
  readonly ahead: number;
  /** By what the luck of picks is measured. It need not be good: luck is nothing on average all the same. */
  readonly luckBy: Measure<K>;
  /** By what a match is judged where playing on ends; the valuation itself when absent. */
  readonly endBy?: Measure<K>;
  /** How far that is off in the difference of two actions, as a standard deviation; the noise of the valuation when absent. */
  readonly endNoise?: number;
  /** How many rounds of matches are played on at most, where the usual number would take too long. */
  readonly rounds?: number;
}

/** How far a valuation is off what a position is worth, as measured over whole matches (level.ts). */
export interface LevelNoise {
  /** Off what came in the end less luck and errors on the way, as the root of the mean square: where each of as many equal parts of a match begins. */
  readonly off: readonly number[];
  /** The luck of a whole match, as the root of the mean square. */
  readonly luck: number;
}

/** Two actions that a seat might have taken in a position. */
export interface Duel<K extends Kind> {
  readonly state: Readonly<K['state']>;
  readonly seat: Seat;
  readonly better: K['action'];
  readonly played: K['action'];
}

/** What one action came to beyond another when matches were played on from both, with the standard error of that. */
export interface Dueled {
  readonly cost: number;
  readonly error: number;
  readonly matches: number;
}

/**
 * What the positions of one match are worth to each seat. It is frozen under a version: whoever changes an answer raises
 * it, so that the same transcript has the same numbers for ever. It may look at a whole state, since only matches that
 * have ended are valued by it, and bots only in states that they imagine.
 */
export interface Valuation<K extends Kind> {
  readonly version: number;
  /** Points, or chances to win out of 1. */
  readonly unit: 'points' | 'chance';
  /** A decision that is worth this much less than the best one is a mistake. Every threshold and every grade follows from it. */
  readonly mistakeFrom: number;
  /** The standard deviation of what it says one action is worth more than another, as measured by playing on. */
  readonly noise: number;
  /** The same where whole matches are played on, if `noise` is only what it corrects of itself soon after: margins follow from it. */
  readonly haze?: number;
  /** How far it is off what one position is worth; absent where that was not measured. */
  readonly level?: LevelNoise;
  /** By seat, were the match played on as well as the valuation can judge; of a match that has ended, its result. */
  worth(state: Readonly<K['state']>): readonly number[];
  /** Why a position is worth what it is worth to a seat: the amounts add up to it. */
  causes?(state: Readonly<K['state']>, seat: Seat): readonly Cause[];
  /** What a seat could sensibly do, where all that is legal is not listed or too much to compare. */
  candidates?(state: Readonly<K['state']>, seat: Seat): readonly K['action'][];
  /** Whether an action is judged at all, where only some are. */
  isJudged?(action: K['action']): boolean;
  /** Picks that stand for all of them, where those are too many to weigh. */
  picks?(state: Readonly<K['state']>): readonly ChancePick<K>[];
  /** Whether nothing is left to chance or to judgement, so that playing on would tell nothing new. */
  isExact?(state: Readonly<K['state']>): boolean;
  /** How matches are played on from a decision; where it is absent, by a bot for some picks, judged by the valuation itself. */
  readonly playing?: Playing<K>;
  /** Plays on from two actions itself, where a game has a faster way than `playing`. */
  duel?(asked: Duel<K>): Dueled;
}
