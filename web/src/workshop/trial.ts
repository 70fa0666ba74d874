import type { Outcome } from '../../../kernel/game.ts';
import type { Par } from '../../../wire/work-link.ts';

/** What is kept of a work that was brought to an end by the rules. It holds for one text alone. */
export interface Trial {
  /** The digest of the canonical text that was played. */
  readonly of: string;
  readonly par: Par;
  readonly matches: number;
  /** The gauges of the editor, in their order. */
  readonly figures: readonly number[];
}

export const sumOf = (outcomes: readonly Outcome[], note: string): number =>
  outcomes.reduce((sum, { notes }) => sum + (notes[note] ?? 0), 0);
