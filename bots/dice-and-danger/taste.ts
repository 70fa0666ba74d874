import type { Action } from '../../games/dice-and-danger/index.ts';
import type { Seat } from '../../kernel/game.ts';

/** Splits whose worths differ by no more than this, in points, are as good as each other to a beginner. */
const ALIKE = 0.3;

/**
 * The action with the highest worth. Of splits that are alike every seat has its own: whoever sits further on counts
 * further through them. Of equal targets everybody takes the first: whoever strays about the sheet scores less.
 */
export function bestFor(seat: Seat, actions: readonly Action[], worths: readonly number[]): Action {
  const most = Math.max(...worths);
  const chosen = actions[worths.indexOf(most)];
  if (!chosen) throw new Error('nothing to choose from');
  if (chosen.type !== 'split') return chosen;
  const alike = actions.filter((_, i) => (worths[i] ?? -Infinity) >= most - ALIKE);
  return alike[seat % alike.length] ?? chosen;
}
