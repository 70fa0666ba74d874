// What a game is called, who can play it, and what can be agreed on before a match, as data. The shelf, forms, links, the
// terminal and the reading of strangers' options (options.ts) follow from it.
import type { Language } from './language.ts';

export interface Manifest {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  /** How long a match takes. */
  readonly minutes: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** In the order in which they are asked for. */
  readonly options: readonly Option[];
  /** The rule that says what can be agreed on: against an option that does not exist. */
  readonly optionsRule: string;
  /** The option by which matches are told apart in a list: their adventure, their dungeon. */
  readonly setting?: string;
  /** How the deal of every day is dealt, the earliest season first; absent where nobody can play alone. */
  readonly daily?: readonly Season[];
}

/**
 * From one daily deal on: the version of the rules, and the options, which take turns. What was dealt once stays as it
 * was, so a season is never changed after its first day; a later one is added.
 */
export interface Season {
  readonly from: number;
  readonly version: number;
  /** What is not named is as usual. */
  readonly options: readonly Given[];
}

/** More days than anybody will see: whoever asks for the deal of a later one has mistyped. */
export const LAST_DAILY = 999_999;

/** Options by name, as far as they are known. */
export type Given = Readonly<Record<string, unknown>>;

/** Under which heading a form folds an option away: house rules, or what goes with somebody's board game. */
export const OPTION_GROUPS = ['house', 'board-game'] as const;
export type OptionGroup = (typeof OPTION_GROUPS)[number];

interface Agreement {
  readonly name: string;
  /** Absent for what everybody is asked before a match. */
  readonly group?: OptionGroup;
  /** The rule that explains it, and that stands against any other value. */
  readonly rule: string;
  /** Whether there is anything to choose, given the others. Always when absent. */
  when?(given: Given): boolean;
}

/** One of a few values. With `numbers`, a number may stand for what the game can count: a space of its sheet. */
interface OneOf extends Agreement {
  readonly type: 'one-of';
  readonly values: readonly string[];
  readonly numbers?: true;
  /** What holds when nobody says otherwise; it may depend on the other options. */
  readonly usual: string | ((given: Given) => string);
}

export interface Switch extends Agreement {
  readonly type: 'switch';
  readonly usual: boolean;
}

/** A seat of the match: who begins. The first one is usual. */
interface SeatOption extends Agreement {
  readonly type: 'seat';
}

/** The name of something that comes with the game, or the whole text of something of one's own. */
interface TextOption extends Agreement {
  readonly type: 'text';
  readonly values: readonly string[];
  readonly usual: string;
}

/** A value for each seat. */
interface BySeat extends Agreement {
  readonly type: 'by-seat';
  readonly values: readonly string[];
  readonly usual: string;
}

/** Data that only the game itself can read. */
interface OwnOption extends Agreement {
  readonly type: 'own';
  usual(seats: number): unknown;
}

export type Option = OneOf | Switch | SeatOption | TextOption | BySeat | OwnOption;
