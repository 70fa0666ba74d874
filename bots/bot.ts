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

export interface Bot<K extends Kind> {
  readonly id: string;
  sit(seat: BotSeat<K>): Decide<K>;
}
