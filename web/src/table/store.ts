import type { Seed } from '../../../kernel/chance.ts';
import type { Kind, Outcome } from '../../../kernel/game.ts';
import type { Opening } from '../../../kernel/match.ts';
import type { Step } from '../../../kernel/session.ts';
import { type NamedSitter, strangers } from './sitters.ts';

/** What is known of a match without playing it. */
export interface KeptHead<K extends Kind = Kind> {
  readonly id: string;
  /** The version under which its steps are folded. */
  readonly session: number;
  readonly opening: Opening<K>;
  /** By seat; matches that were kept before anybody was asked for a name have none. */
  readonly sitters?: readonly NamedSitter[];
  /** The seed the cards were dealt from, though a match that goes on from another holds it no more; null if unknown. */
  readonly deal: Seed | null;
  /** How many of its first entries nobody may take back: those of the map that is walked again. None where it is absent. */
  readonly fixed?: number;
  readonly changed: number;
  readonly outcome: Outcome | null;
}

export const sittersOf = ({ sitters, opening }: KeptHead): readonly NamedSitter[] =>
  sitters ?? strangers(opening.seats);

/** A step of a session, under its match and its number there. */
export interface StoredStep<K extends Kind = Kind> extends Step<K> {
  readonly match: string;
  readonly seq: number;
}

export interface Kept<K extends Kind = Kind> {
  readonly head: KeptHead<K>;
  readonly steps: readonly StoredStep<K>[];
}

/** Where matches are kept. Whatever cannot be read or written rejects. */
export interface Store {
  /** Whether a match is still there after the browser was closed. */
  readonly lasting: boolean;
  create(head: KeptHead, start: StoredStep): Promise<void>;
  /**
   * Adds a step, and the head as it is after it; false, and nothing is written, when that step is already taken or the
   * match was removed.
   */
  add(step: StoredStep, head: KeptHead): Promise<boolean>;
  load(match: string): Promise<Kept | undefined>;
  /** Newest first. */
  list(): Promise<readonly KeptHead[]>;
  remove(match: string): Promise<void>;
}
