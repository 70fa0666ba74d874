import type { Action, Content, DiceAndDanger, Pencil, State, View } from '../../../../games/dice-and-danger/index.ts';
import type { Rules, Seat } from '../../../../kernel/game.ts';
import { clone } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';

/** A place to try out what one's own steps would lead to. What others do in the same round changes nothing about it. */
export interface Lab {
  readonly content: Content;
  readonly rules: Rules<DiceAndDanger>;
  readonly seat: Seat;
  readonly state: State;
}

export function labFor(content: Content, rules: Rules<DiceAndDanger>, view: View, seat: Seat): Lab {
  return { content, rules, seat, state: rules.imagine(view, seat, randomFrom('lab')) };
}

/** The lab after a step. Steps that may end the round are not tried: they would roll on into what nobody knows. */
export function after(lab: Lab, action: Action): Lab {
  if (action.type === 'done' || action.type === 'give-up') throw new Error(`${action.type} is not tried out`);
  const state = clone(lab.state);
  lab.rules.apply(state, lab.seat, action);
  return { ...lab, state };
}

export const actionsIn = ({ rules, state, seat }: Lab): readonly Action[] => rules.actions(state, seat);

export function pencilIn({ state, seat }: Lab): Readonly<Pencil> {
  const pencil = state.pencils[seat];
  if (!pencil) throw new Error(`no pencil at seat ${seat}`);
  return pencil;
}
