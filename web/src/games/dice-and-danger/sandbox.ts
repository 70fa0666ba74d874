import { useMemo } from 'react';
import type { Action, DiceAndDanger, Draft, State, View } from '../../../../games/dice-and-danger/index.ts';
import type { Rules, Seat } from '../../../../kernel/game.ts';
import { clone } from '../../../../kernel/plain.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import type { PlayProps } from '../module.ts';

/** A place to try out what one's own steps would lead to. What others do in the same round changes nothing about it. */
export interface Sandbox {
  readonly rules: Rules<DiceAndDanger>;
  readonly seat: Seat;
  readonly state: State;
}

/** Only while the seat decides, and while its pairs are listed just before. */
export function useSandbox({ now, rules, actions, moving }: PlayProps<DiceAndDanger>): Sandbox | undefined {
  const { view, seat } = now;
  const isActive = (actions.length > 0 || moving?.part === 'pairs') && view.draft !== null;
  return useMemo(() => (isActive ? sandboxFor(rules, view, seat) : undefined), [rules, view, seat, isActive]);
}

export function sandboxFor(rules: Rules<DiceAndDanger>, view: View, seat: Seat): Sandbox {
  return { rules, seat, state: rules.imagine(view, seat, randomFrom('sandbox')) };
}

/** The sandbox after a step. Steps that may end the round are not tried: they would roll on into what nobody knows. */
export function after(sandbox: Sandbox, action: Action): Sandbox {
  if (action.type === 'done' || action.type === 'give-up') throw new Error(`${action.type} is not tried out`);
  const state = clone(sandbox.state);
  sandbox.rules.apply(state, sandbox.seat, action);
  return { ...sandbox, state };
}

export const actionsIn = ({ rules, state, seat }: Sandbox): readonly Action[] => rules.actions(state, seat);

export function draftIn({ state, seat }: Sandbox): Readonly<Draft> {
  const draft = state.drafts[seat];
  if (!draft) throw new Error(`no draft at seat ${seat}`);
  return draft;
}
