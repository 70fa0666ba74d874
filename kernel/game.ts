import type { Manifest } from './manifest.ts';

/** A place at the table, counted from 0. Chance and onlookers have seats of their own. */
export type Seat = number;
export const CHANCE: Seat = -1;
export const ONLOOKER: Seat = -2;

/** A uniform integer in [0, n). */
export type Random = (n: number) => number;

export interface Typed {
  readonly type: string;
}

/** The types of one game, as one parameter: `replay<K>(game: Game<K>, transcript: Transcript<K>)`. */
export interface Kind {
  options: object;
  content: object;
  state: object;
  action: Typed;
  view: object;
  event: Typed;
  reason: Typed;
  prompt: Typed;
}

/** Why an input was turned down, as data, and the id of the rule in RULES.md that says so. Words are made elsewhere. */
export interface Refusal<Reason extends Typed = Typed> {
  readonly refused: Reason;
  readonly rule: string;
}

export type Emit<K extends Kind> = (event: K['event']) => void;

export interface Start<K extends Kind> {
  readonly version: number;
  readonly seats: number;
  readonly options: K['options'];
}

export interface Game<K extends Kind> extends Manifest {
  /** Raised whenever an old transcript would replay differently; `rules` still builds every older version. */
  readonly version: number;

  /** Reads untrusted options and fills in the usual ones. Content of one's own comes in here and is validated here. */
  readOptions(input: unknown, seats: number): K['options'] | Refusal<K['reason']>;

  /** The rules of one match. Tables are built here, once; none of them stands in the state. */
  rules(start: Start<K>): Rules<K>;
}

/**
 * The rules of one match. A state is plain JSON data: integers, strings, booleans, null, arrays and records of them.
 * `setup` makes it and `apply` changes it; everything else only reads.
 */
export interface Rules<K extends Kind> {
  /**
   * What the match is played with: sheets, tiles, decks and graphs, built once from its options. Bots, pictures and pages
   * read it here and build none themselves, so that the version of the match holds for them as well.
   */
  readonly content: K['content'];

  setup(): K['state'];

  /** The seats that decide now (several when they decide at once), `[CHANCE]` alone, or `[]` at the end. */
  active(state: Readonly<K['state']>): readonly Seat[];

  /** The legal actions of an active seat in a stable order: all of them, unless the game has `read`. */
  actions(state: Readonly<K['state']>, seat: Seat): readonly K['action'][];

  /** For what cannot be listed (a flick): the legal action that an untrusted input denotes. */
  read?(state: Readonly<K['state']>, seat: Seat, input: unknown): K['action'] | Refusal<K['reason']>;

  /** The types of action that `read` alone judges: for an input of such a type nothing is listed. */
  readonly unlisted?: readonly K['action']['type'][];

  /** By type of `unlisted`: the least and the most of each number of such an action, where one may be played at all. */
  readonly bounds?: { readonly [Type in K['action']['type']]?: Bounds };

  /** Which rule stands against an input. Asked only when the input is not legal. */
  why(state: Readonly<K['state']>, seat: Seat, input: unknown): Refusal<K['reason']>;

  /** Integer odds of `actions(state, CHANCE)`, one each; even odds when absent. */
  odds?(state: Readonly<K['state']>): readonly number[];

  /** One action of chance without listing them all. For playouts; matches use `actions` and `odds`. */
  draw?(state: Readonly<K['state']>, random: Random): K['action'];

  /**
   * Plays a legal action in place and runs on to the next real decision. The actions of seats that are active together
   * commute. Events are made only when somebody listens: write `emit?.({...})`, so that playouts never build them.
   */
  apply(state: K['state'], seat: Seat, action: K['action'], emit?: Emit<K>): void;

  /**
   * Which turn it is, as the rulebook counts: a round, where all play at once. It is the same for every decision and every
   * roll of one turn, another one's answers included, never falls as a match goes on, and everybody knows it. Clocks go by it.
   */
  turn(state: Readonly<K['state']>): number;

  /** The result; undefined as long as somebody is active. */
  outcome(state: Readonly<K['state']>): Outcome | undefined;

  /** What `seat` may know of the state, and nothing else. */
  view(state: Readonly<K['state']>, seat: Seat): K['view'];

  /** What `seat` may know of an event, if anything; all of it when absent. */
  witness?(event: K['event'], seat: Seat): K['event'] | undefined;

  /** A random state that looks like `view` to `seat`: how bots and pages think about what they cannot see. */
  imagine(view: Readonly<K['view']>, seat: Seat, random: Random): K['state'];

  /** What `seat` is asked to do now, as data: the one sentence above the board. */
  prompt(view: Readonly<K['view']>, seat: Seat): K['prompt'];

  /** A faster copy than the kernel's, only where a profile asks for it. */
  clone?(state: Readonly<K['state']>): K['state'];
}

/** By name of a number: the least and the most that it may be. */
export type Bounds = Readonly<Record<string, readonly [least: number, most: number]>>;

export interface Outcome {
  /** 1 is best, equal numbers share a place, 0 has lost (dead, a failed run, a common defeat). */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Alone: the band of the rating table, counted from 1. */
  readonly rank?: number;
  /** In the rulebook's unit: rounds, turns each, steps walked. */
  readonly length: number;
  /** Counters that `simulate` adds up. */
  readonly notes: Readonly<Record<string, number>>;
}

export function isRefusal<T extends object, Reason extends Typed>(
  answer: T | Refusal<Reason>,
): answer is Refusal<Reason> {
  return 'refused' in answer;
}
