import type { Kind } from '../../kernel/game.ts';
import type { Action, Options } from './action.ts';
import type { Board } from './board.ts';
import type { Event, Prompt, Reason } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface DiceAndDanger extends Kind {
  options: Options;
  content: Board;
  state: State;
  action: Action;
  view: View;
  event: Event;
  reason: Reason;
  prompt: Prompt;
}
