import type { Kind } from '../../kernel/game.ts';
import type { Event, Prompt, Reason } from './events.ts';
import type { Material } from './material.ts';
import type { Action, Options, State } from './state.ts';
import type { View } from './view.ts';

export interface DungeonPen extends Kind {
  options: Options;
  content: Material;
  state: State;
  action: Action;
  view: View;
  event: Event;
  reason: Reason;
  prompt: Prompt;
}
