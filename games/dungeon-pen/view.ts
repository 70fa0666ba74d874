import { copyState } from './copying.ts';
import type { State } from './state.ts';

/** Hands lie open (DP-Q19) and both decks are what is not seen elsewhere: there is no secret at this table. */
export type View = Readonly<State>;

export function viewOf(state: Readonly<State>): View {
  return copyState(state);
}

export function imagine(view: View): State {
  return copyState(view);
}
