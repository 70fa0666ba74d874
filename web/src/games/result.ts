// What a game tells of a match that has ended: how its score adds up, which rank that is, and what was worth remembering.
import type { IconName } from '../../../art/icons.ts';
import type { Drawing } from '../../../art/shape.ts';
import type { Kind, Outcome, Rules } from '../../../kernel/game.ts';
import type { Language, Names, Reader } from '../../../kernel/words.ts';
import type { FlipPage } from '../table/replay.ts';

/** A match that was played to its end, to be told to somebody. */
export interface EndedMatch<K extends Kind> {
  /** The whole match, entry by entry; the last page has the outcome. */
  readonly pages: readonly FlipPage<K>[];
  readonly rules: Rules<K>;
  readonly outcome: Outcome;
  readonly names: Names;
  readonly reader: Reader;
  readonly language: Language;
}

/** A row of the sum, by seat. What stands in a seat's column adds up to its score. */
export interface SumRow {
  readonly label: string;
  readonly icon?: IconName;
  readonly amounts: readonly Amount[];
}

export interface Amount {
  readonly amount: number;
  /** Where it comes from: "12 gems × 3". */
  readonly how?: string;
}

/** A rank that a score can reach. */
export interface Rank {
  readonly name: string;
  /** The least score that has it. */
  readonly from: number;
}

/** What was worth remembering, and where it happened. */
export interface Highlight {
  /** "longest-flick": of each kind one is shown at most. */
  readonly kind: string;
  /** The page of `pages` on which it is seen. */
  readonly at: number;
  /** How much it is worth telling, from 0 to 100. The three that weigh most are shown. */
  readonly weight: number;
  /** "Longest flick". */
  readonly title: string;
  /** What makes it one, in a few words with a number: "9.4 squares". */
  readonly figure: string;
  /** Why it mattered, in a sentence. */
  readonly reason: string;
  /** A picture of it, without words; a small one of the whole table when absent. */
  readonly picture?: Drawing;
}
