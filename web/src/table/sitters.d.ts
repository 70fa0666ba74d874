import type { Seat } from '../../../kernel/game.ts';
/** Who sits in a seat: a person, who may have no name, or the bot of that id. */
export interface Sitter {
  readonly name: string;
  readonly bot: string | null;
}
export interface Limits {
  readonly min: number;
  readonly max: number;
}
export declare const personCalled: (name?: string) => Sitter;
/** Bots are called by their seats, so that no two share a name. */
export declare const botAt: (seat: Seat, bot: string) => Sitter;
export declare const strangers: (seats: number) => readonly Sitter[];
export declare const peopleAmong: (sitters: readonly Sitter[]) => readonly Seat[];
/** The table as it is laid before anybody has chosen: one person, and bots where the game wants more. */
export declare function usualSitters(
  { min }: Limits,
  bots: readonly string[],
  names: readonly string[],
): readonly Sitter[];
/** Who sits where, as a link writes it: "person,easy,easy". */
export declare const writeSitters: (sitters: readonly Sitter[]) => string;
/** The sitters that a link asks for, called by the names that are known here; undefined when the game has no such table. */
export declare function readSitters(
  text: string,
  { min, max }: Limits,
  names: readonly string[],
): readonly Sitter[] | undefined;
