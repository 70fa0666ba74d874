import type { Seat } from '../../kernel/game.ts';
import type { Names, Reader } from '../../kernel/words.ts';

/** How a sentence speaks of those at the table: to whoever reads it, and of everybody else. */
export interface Voice {
  /** Of two forms, the one for whoever reads or the one for others: `does(seat, 'lose', 'loses')`. */
  does(seat: Seat, you: string, other: string): string;
  /** "you" or a name; `Who` begins a sentence. */
  who(seat: Seat): string;
  Who(seat: Seat): string;
  /** "your next flick", "Ada’s next flick". */
  whose(seat: Seat, thing: string): string;
  Whose(seat: Seat, thing: string): string;
}

type ToldBy<T> = (it: T, names: Names, reader?: Reader) => string;

/** A sentence in a voice. */
export const spokenIn =
  (voiceOf: (names: Names, reader: Reader) => Voice) =>
  <T>(sentence: (it: T, voice: Voice) => string): ToldBy<T> =>
  (it, names, reader) =>
    sentence(it, voiceOf(names, reader));
