import {
  type Action,
  type Board,
  boardOf,
  copyPencil,
  type DiceAndDanger,
  type State,
} from '../../games/dice-and-danger/index.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Bot, Place } from '../bot.ts';
import { worthOf } from './worth.ts';
import { writing } from './writing.ts';

/** Looks no further than the end of the round: tries every split with every two crosses and keeps the best sheet. */
export const easy: Bot<DiceAndDanger> = {
  id: 'easy',
  sit(place) {
    const board = boardOf(place.options, seatsOf(place));
    return view => {
      const state = place.rules.imagine(view, place.seat, place.random);
      if (state.phase === 'write') return writing(board, view, place.rules.actions(state, place.seat));
      return bestStep({ board, place }, state);
    };
  },
};

function seatsOf({ rules }: Place<DiceAndDanger>): number {
  return rules.setup().papers.length;
}

interface Thinking {
  readonly board: Board;
  readonly place: Place<DiceAndDanger>;
}

function bestStep(thinking: Thinking, state: State): Action {
  const { rules, seat } = thinking.place;
  const actions = choices(rules.actions(state, seat));
  const worths = actions.map(action => worthAfter(thinking, state, action));
  const best = actions[worths.indexOf(Math.max(...worths))];
  if (!best) throw new Error('nothing to choose from');
  return best;
}

/** A torch is thought of when the dice are used, and not before: there are too many things it could burn. */
function choices(actions: readonly Action[]): readonly Action[] {
  const isClosing = actions.some(({ type }) => type === 'done' || type === 'give-up');
  return isClosing ? actions : withoutTorches(actions);
}

function withoutTorches(actions: readonly Action[]): readonly Action[] {
  return actions.filter(({ type }) => type !== 'torch');
}

/** The worth of the best sheet that a seat can have at the end of the round when it takes this step now. */
function worthAfter(thinking: Thinking, state: Readonly<State>, action: Action): number {
  const { rules, seat } = thinking.place;
  if (action.type === 'done') return worthOf(thinking.board, state, seat, 0);
  if (action.type === 'give-up') return worthOf(thinking.board, state, seat, action.lives);
  const next = withOwnPencil(state, seat);
  rules.apply(next, seat, action);
  let best = -Infinity;
  for (const step of withoutTorches(rules.actions(next, seat))) best = Math.max(best, worthAfter(thinking, next, step));
  return best;
}

/** A copy to try things in: until it is done, a seat writes on its own sheet only. */
function withOwnPencil(state: Readonly<State>, seat: Seat): State {
  return { ...state, pencils: state.pencils.map((pencil, other) => (other === seat ? copyPencil(pencil) : pencil)) };
}
