import type { Outcome } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';

/** What a work takes, in the unit that its editor names: turns, glory. Who has brought it to an end stands beside it. */
export interface Par {
  readonly figure: number;
  readonly by: 'bots' | 'author';
}

/** More than any match has of anything. */
const MOST = 100_000;

export const isPar = (found: unknown): found is Par =>
  isRecord(found) &&
  Number.isSafeInteger(found.figure) &&
  Math.abs(Number(found.figure)) <= MOST &&
  (found.by === 'bots' || found.by === 'author');

/** What is kept of a work that was brought to an end by the rules. It holds for one text alone. */
export interface Trial {
  /** The digest of the canonical text that was played. */
  readonly of: string;
  readonly par: Par;
  readonly matches: number;
  /** The gauges of the editor, in their order. */
  readonly figures: readonly number[];
}

/** The number in the middle, rounded down: what half of them stay below. */
export function middleOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.floor(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

export const sumOf = (outcomes: readonly Outcome[], note: string): number =>
  outcomes.reduce((sum, { notes }) => sum + (notes[note] ?? 0), 0);
