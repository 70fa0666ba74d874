import type { Action } from './action.ts';
import type { Content } from './content.ts';
import type { Play } from './play.ts';
import type { State, Step, StepOf } from './state.ts';

/** How a step of the agenda is dealt with. */
export interface Procedure<S extends Step> {
  /** Whether somebody has to decide; without it nobody ever has. */
  readonly waits?: (content: Content, state: Readonly<State>, step: S) => boolean;
  /** The legal actions while it waits, but for those that are read. */
  readonly choices?: (content: Content, state: Readonly<State>, step: S) => readonly Action[];
  /** Integer odds of the choices; even when absent. */
  readonly odds?: (state: Readonly<State>, step: S) => readonly number[];
  /** Carries the step out, by the action of whoever decided if it waited. It is off the agenda by then. */
  readonly carry: (play: Play, step: S, action?: Action) => void;
}

export type Procedures<Type extends Step['type']> = { readonly [T in Type]: Procedure<StepOf<T>> };

export const always = (): boolean => true;

/** An action of the type that a step offers; anything else is a bug. */
export function expected<Type extends Action['type']>(
  action: Action | undefined,
  type: Type,
): Extract<Action, { type: Type }> {
  if (action?.type !== type) throw new Error(`expected ${type}, got ${action?.type}`);
  return action as Extract<Action, { type: Type }>;
}
