import type { Seed } from '../../../kernel/chance.ts';
import type { Kind, Outcome, Seat } from '../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../kernel/match.ts';
import { type Sitter, strangers } from './sitters.ts';

export type Opening<K extends Kind = Kind> = Omit<Transcript<K>, 'log'>;

/** What is known of a match without playing it. */
export interface Head<K extends Kind = Kind> {
  readonly id: string;
  readonly opening: Opening<K>;
  /** By seat; matches that were kept before anybody was asked for a name have none. */
  readonly sitters?: readonly Sitter[];
  /** The seed the cards were dealt from, though a match that goes on from another holds it no more; null if unknown. */
  readonly deal: Seed | null;
  readonly changed: number;
  readonly outcome: Outcome | null;
}

export const sittersOf = ({ sitters, opening }: Head): readonly Sitter[] => sitters ?? strangers(opening.seats);

/** One step: what one seat did plus all that chance did after it. `start` holds the entries a match began with. */
export interface Step<K extends Kind = Kind> {
  readonly match: string;
  readonly seq: number;
  readonly kind: 'start' | 'act' | 'undo' | 'redo';
  readonly by: Seat;
  readonly entries: readonly Entry<K>[];
}

export interface Kept<K extends Kind = Kind> {
  readonly head: Head<K>;
  readonly steps: readonly Step<K>[];
}

/** Where matches are kept. Whatever cannot be read or written rejects. */
export interface Store {
  /** Whether a match is still there after the browser was closed. */
  readonly lasting: boolean;
  create(head: Head, start: Step): Promise<void>;
  /**
   * Adds a step, and the head as it is after it; false, and nothing is written, when that step is already taken or the
   * match was removed.
   */
  add(step: Step, head: Head): Promise<boolean>;
  load(match: string): Promise<Kept | undefined>;
  /** Newest first. */
  list(): Promise<readonly Head[]>;
  remove(match: string): Promise<void>;
}
