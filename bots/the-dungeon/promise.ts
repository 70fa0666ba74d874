// What a match promises a seat, once it is over or handed to the learnt value.
import type { State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { characterOf, pointsOf } from '../../games/the-dungeon/readers.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import { sharesOf } from '../shares.ts';
import { CHANCES, POINTS } from './learnt.ts';
import { chancesOf, POINTS_UNIT, scoresOf } from './outlook.ts';
import { POINTS_WORTH } from './playing-out.ts';

/** How well a match has ended for a seat, or promises to: all in all, and its share of the victory. */
export function promiseOf(
  rules: Rules<TheDungeon>,
  state: Readonly<State>,
  seat: Seat,
): Readonly<Record<'worth' | 'share', number>> {
  const { content } = rules;
  const isOver = state.phase === 'over';
  const shares = isOver ? sharesOf(rules, state) : chancesOf(scoresOf(CHANCES, content, state));
  const share = shares[seat] ?? 0;
  if (content.seats.length > 1) return { worth: share, share };
  const points = isOver
    ? pointsOf(characterOf(state, seat))
    : POINTS_UNIT * (scoresOf(POINTS, content, state)[seat] ?? 0);
  return { worth: share + POINTS_WORTH * points, share };
}
