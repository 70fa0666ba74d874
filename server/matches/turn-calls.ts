import type { Seat } from '../../kernel/game.ts';
import type { Fold } from './fold.ts';
import { isPlayedByPerson } from './head.ts';

/**
 * Whom to call to their turn in a match that is played by turns: whoever is waited for and not at the table, once until
 * they have acted. Whoever takes a step back and plays it again calls nobody twice.
 */
export class TurnCalls {
  /** By seat: how many entries of the log were its own when its person was called. */
  readonly #called = new Map<Seat, number>();

  /** The people to call now that the match stands like this. */
  next(fold: Fold, isAway: (seat: Seat) => boolean): readonly string[] {
    if (fold.head.terms.pace !== 'turns') return [];
    return [...new Set(fold.waiting.flatMap(seat => this.#callAt(fold, seat, isAway)))];
  }

  #callAt({ chairs, match }: Fold, seat: Seat, isAway: (seat: Seat) => boolean): readonly string[] {
    const chair = chairs[seat];
    if (!chair?.person || !isPlayedByPerson(chair) || !isAway(seat)) return [];
    const own = match?.log.filter(([by]) => by === seat).length ?? 0;
    if (this.#called.get(seat) === own) return [];
    this.#called.set(seat, own);
    return [chair.person];
  }
}
