import type { Advice, OnProgress, Review } from '../../../bots/coach.ts';
import type { Kind, Refusal, Rules, Seat, Start } from '../../../kernel/game.ts';
import type { SeatNow } from '../../../kernel/session.ts';
import type { Preview } from '../../../kernel/witness.ts';
import type { NamedSitter } from './sitters.ts';

export type { Advice, Between, OnProgress, Review } from '../../../bots/coach.ts';

/** Whether what happens at the table reaches the others: a table of this browser alone, or one that is shared. */
export type Link = 'here' | 'joined' | 'lost';

/** How a table stands, seen from the seat this page looks and acts through. It is replaced, never changed. */
export interface Now<K extends Kind> extends SeatNow<K> {
  readonly prompt: K['prompt'];
  /** It has ended, but not by its rules: others have given up, and nothing is left to play for. */
  readonly isCutShort: boolean;
  /** A step of this page is on its way into the store and is not shown yet. */
  readonly pending: boolean;
  readonly link: Link;
}

/** What happened between two views; null after a jump (undo, reload, another seat): nothing to animate. */
export interface Update<K extends Kind> {
  readonly now: Now<K>;
  readonly events: readonly K['event'][] | null;
  /** Why a step that nobody at this page has asked for, a bot's, was not taken. */
  readonly failed?: Failure;
}

/**
 * Why a step that broke no rule was not taken: it answered an older decision; there was nothing to take back; it could
 * not be stored, so the table stands as before; another tab of this match was first, so the table stands as that tab
 * left it; the step before it is still on its way; a bot plays the seat meanwhile; the seat belongs to somebody else by
 * now; whoever keeps the match does not take it.
 */
export type Failure = 'stale' | 'nothing' | 'storage' | 'overtaken' | 'pending' | 'minded' | 'unseated' | 'untaken';

export type Answer<K extends Kind> = { readonly done: true } | { readonly failed: Failure } | Refusal<K['reason']>;

/** What a bot is asked, and what it says. */
export interface Counsel<K extends Kind> {
  /** What it would do, and why; undefined when nobody could be asked. */
  hint: Advice<K> | undefined;
  /** Undefined when it has nothing to say. */
  review: Review<K> | undefined;
}
export type CounselQuestion = keyof Counsel<Kind>;

/** What chance may do, each with its odds. */
export interface Chances<K extends Kind> {
  readonly actions: readonly K['action'][];
  readonly odds: readonly number[];
}

/** What somebody did by hand, and who: a seat, or chance. */
export type TypedInput = readonly [seat: Seat, input: unknown];

export interface Foreseen<K extends Kind> {
  readonly view: K['view'];
  readonly events: readonly K['event'][];
}

/** What a table with real dice adds to others: those around it say what chance has done. */
export interface Typing<K extends Kind> {
  /** The legal actions of chance; none while it is not waited for. */
  chances(): Chances<K>;
  /** What would come of these inputs one after the other, as far as the seat of this page may know; undefined if one is not legal. */
  foresee(...typed: readonly TypedInput[]): Foreseen<K> | undefined;
  /** Stored first, shown then, answered last. */
  enter(input: unknown): Promise<Answer<K>>;
}

/** What the page talks to. It cannot tell whether the match is kept in this browser or elsewhere. */
export interface Table<K extends Kind> {
  readonly start: Start<K>;
  /** Of the match's own version. */
  readonly rules: Rules<K>;
  /** By seat. */
  readonly sitters: readonly NamedSitter[];
  /** The seats of those in front of this page; none when it only looks on. */
  readonly own: readonly Seat[];
  readonly now: Now<K>;
  /** At a table with real dice. There the newest entry is taken back, whoever made it. */
  readonly typing?: Typing<K>;
  /** Bots decide as long as somebody listens. */
  subscribe(listener: (update: Update<K>) => void): () => void;

  /** The legal actions of this page's seat; none when it does not decide. */
  actions(): readonly K['action'][];
  preview(action: K['action']): Promise<Preview<K>>;
  /** Which rule stands against an input that is not legal. */
  why(input: unknown): Promise<Refusal<K['reason']>>;
  /** All that the seat has witnessed, from the first event on; undefined while it is on its way: an update tells of it. */
  history(): readonly K['event'][] | undefined;

  /** Stored first, shown then, answered last. */
  act(input: unknown): Promise<Answer<K>>;
  undo(): Promise<Answer<K>>;
  redo(): Promise<Answer<K>>;

  /** Whoever is stopped has no answer. */
  ask<Q extends CounselQuestion>(question: Q, heard?: OnProgress, stop?: AbortSignal): Promise<Counsel<K>[Q]>;
  /** Looks and acts through another seat of this page. */
  sit(seat: Seat): Promise<void>;
}
