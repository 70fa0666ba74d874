import type { Kind } from '../../kernel/game.ts';
import type { Event, Prompt, Reason } from './events.ts';
import type { Action, Material, Options, State } from './state.ts';
import type { View } from './view.ts';

export interface Donjonz extends Kind {
  options: Options;
  content: Material;
  state: State;
  action: Action;
  view: View;
  event: Event;
  reason: Reason;
  prompt: Prompt;
}
