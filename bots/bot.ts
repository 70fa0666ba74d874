import type { Kind, Random, Rules, Seat } from '../kernel/game.ts';

/** What a bot finds where it sits down. */
export interface BotSeat<K extends Kind> {
  /** With the content that is in no view, such as the deck. */
  readonly rules: Rules<K>;
  readonly seat: Seat;
  readonly random: Random;
  /** How many positions it may look at for one answer; where nobody says, as many as are usual at a table. */
  readonly nodes?: number;
}

/** Answers a view of its seat with a legal action. It may remember its plan from one answer to the next. */
export type Decide<K extends Kind> = (view: K['view']) => K['action'];

/** What one search has found. */
export interface Thought<K extends Kind> {
  readonly action: K['action'];
  /** That, and what is to follow as far as the search has looked. */
  readonly line: readonly K['action'][];
  /** What it comes to by this search, in what the bot compares by; nothing where it does not compare. */
  readonly worth?: number;
}

export interface Bot<K extends Kind> {
  readonly id: string;
  sit(seat: BotSeat<K>): Decide<K>;
  /** The first answer of somebody who sits down there, with what the search for it has found; for a bot that searches. */
  think?(seat: BotSeat<K>, view: K['view']): Thought<K>;
}
