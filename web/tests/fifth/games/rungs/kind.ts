import type { Kind, Seat } from '../../kernel/game.ts';
import type { OptionReason } from '../../kernel/options.ts';

export interface Options {
  readonly ladder: 'six' | 'twelve';
}

/** What the ladder is made of. */
export interface Content {
  readonly seats: number;
  readonly rungs: number;
}

export interface State {
  /** By seat: the rung one stands on, 0 below the ladder. */
  rungs: number[];
  turn: number;
  isLeaping: boolean;
}

export type Action =
  | { readonly type: 'climb' }
  | { readonly type: 'leap' }
  | { readonly type: 'land'; readonly gained: number };

export type Event =
  | { readonly type: 'climbed'; readonly seat: Seat; readonly rung: number }
  | { readonly type: 'leapt'; readonly seat: Seat; readonly gained: number; readonly rung: number };

export type Reason = OptionReason | { readonly type: 'not-your-turn' | 'no-such-move' | 'over' };
export type Prompt = { readonly type: 'choose' | 'watch' | 'over' };

export interface Rungs extends Kind {
  options: Options;
  content: Content;
  state: State;
  action: Action;
  view: State;
  event: Event;
  reason: Reason;
  prompt: Prompt;
}
