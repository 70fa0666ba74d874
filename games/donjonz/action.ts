import type { Turn, Weapon } from './deck.ts';
import type { DOOR_WITHOUT_KEY } from './manifest.ts';

export interface Options {
  /** DZ-Q7: whether a hero without the key is stopped by the locked door or crosses it without effect. */
  readonly doorWithoutKey: (typeof DOOR_WITHOUT_KEY)[number];
  /** 'standard', or a whole deck in the text format of deck-text.ts. */
  readonly deck: string;
}

export type Action =
  | { readonly type: 'turn-up'; readonly card: number }
  | { readonly type: 'lay'; readonly x: number; readonly y: number; readonly turn: Turn }
  | { readonly type: 'take' }
  | { readonly type: 'set-out' }
  | { readonly type: 'step'; readonly x: number; readonly y: number }
  | { readonly type: 'pick-up' }
  | { readonly type: 'swap'; readonly drop: Weapon }
  | { readonly type: 'leave' };

export type Lay = Extract<Action, { type: 'lay' }>;
export type Step = Extract<Action, { type: 'step' }>;
