import type { Kind } from '../../kernel/game.ts';
import type { Action, Options } from './action.ts';
import type { Content } from './content.ts';
import type { Event, Prompt, Reason } from './events.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface DungeonPen extends Kind {
  options: Options;
  content: Content;
  state: State;
  action: Action;
  view: View;
  event: Event;
  reason: Reason;
  prompt: Prompt;
}
