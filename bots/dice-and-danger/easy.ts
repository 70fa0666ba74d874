import type { Action, Content, DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import { copyDraft } from '../../games/dice-and-danger/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Bot, BotSeat } from '../bot.ts';
import type { Expected } from '../coach.ts';
import { freeDamageFor } from './free.ts';
import { bestFor } from './taste.ts';
import { worthOf } from './easy-worth.ts';
import { writing } from './writing.ts';

/** Looks no further than the end of the round: tries every split with every two crosses and keeps the best sheet. */
export const easy: Bot<DiceAndDanger> = {
  id: 'easy',
  sit(place) {
    const content = place.rules.content;
    return view => {
      const state = place.rules.imagine(view, place.seat, place.random);
      if (state.phase === 'write')
        return writing({ content, view, actions: place.rules.actions(state, place.seat), random: place.random });
      return bestStep({ content, place }, state);
    };
  },
};

export interface Thinking {
  readonly content: Content;
  readonly place: BotSeat<DiceAndDanger>;
}

function bestStep(thinking: Thinking, state: State): Action {
  const { rules, seat } = thinking.place;
  const free = rules.actions(state, seat).find(action => action.type === 'free');
  if (free && free.damage === freeDamageFor(thinking.content, state, seat)) return free;
  const weighed = weigh(thinking, state);
  return bestFor(
    seat,
    weighed.map(({ action }) => action),
    weighed.map(({ worth }) => worth),
  );
}

/** What can be done now but for free damage, and what the sheet would be worth at the end of the round. */
function weigh(thinking: Thinking, state: Readonly<State>): readonly Expected<DiceAndDanger>[] {
  const { rules, seat } = thinking.place;
  return choices(rules.actions(state, seat)).map(action => ({ action, worth: worthAfter(thinking, state, action) }));
}

/** A torch is thought of when the dice are used, and not before: there are too many things it could burn. */
function choices(actions: readonly Action[]): readonly Action[] {
  const isClosing = actions.some(({ type }) => type === 'done' || type === 'give-up');
  return isClosing ? actions.filter(({ type }) => type !== 'free') : ofDice(actions);
}

function ofDice(actions: readonly Action[]): readonly Action[] {
  return actions.filter(({ type }) => type !== 'torch' && type !== 'free');
}

/** The worth of the best sheet that a seat can have at the end of the round when it takes this step now. */
function worthAfter(thinking: Thinking, state: Readonly<State>, action: Action): number {
  const { rules, seat } = thinking.place;
  if (action.type === 'done') return worthOf(thinking.content, state, seat, 0);
  if (action.type === 'give-up') return worthOf(thinking.content, state, seat, action.lives);
  const next = withOwnDraft(state, seat);
  rules.apply(next, seat, action);
  let most = -Infinity;
  for (const step of ofDice(rules.actions(next, seat))) most = Math.max(most, worthAfter(thinking, next, step));
  return most;
}

/** A copy to try things in: until it is done, a seat writes on its own sheet only. */
function withOwnDraft(state: Readonly<State>, seat: Seat): State {
  return { ...state, drafts: state.drafts.map((draft, other) => (other === seat ? copyDraft(draft) : draft)) };
}
