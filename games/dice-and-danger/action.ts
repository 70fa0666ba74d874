import type { Seat } from '../../kernel/game.ts';
import type { RollAction, SplitAction } from './dice.ts';
import type { ADVENTURES, END_TRIGGERS } from './manifest.ts';
import type { Node } from './sheet.ts';

/** DDD-33: the three special abilities of the chart. */
export const REWARDS = ['life', 'torches', 'black'] as const;
export type Reward = (typeof REWARDS)[number];

/** DDD-30, DDD-Q13: what a seat does about free damage in this round. */
export const FREE_DAMAGE = ['take', 'leave'] as const;
export type FreeDamage = (typeof FREE_DAMAGE)[number];

export type Adventure = (typeof ADVENTURES)[number];

export interface Options {
  /** One of the four adventures, or a whole sheet in the text format of sheet-text.ts. */
  readonly adventure: string;
  /** DDD-Q1: whether the last monster is the last of one's own sheet or the last that nobody had defeated. */
  readonly endTrigger: (typeof END_TRIGGERS)[number];
  /** DDD-Q20: the cloud into which 11 was written, or a space named by its node, marks the blank cloud. */
  readonly portalTrigger: 'assigned11' | Node;
  /** DDD-Q33: who rolls first. */
  readonly first: Seat;
}

/** Spaces and rooms are named by their nodes in the sheet. */
export type Action =
  | RollAction
  | SplitAction
  | { readonly type: 'write'; readonly cloud: Node; readonly number: number }
  | { readonly type: 'mark'; readonly space: Node; readonly sum: number }
  | { readonly type: 'hit'; readonly room: Node; readonly sum: number }
  | { readonly type: 'crush'; readonly room: Node }
  | { readonly type: 'torch'; readonly node: Node }
  | { readonly type: 'chest'; readonly reward: Reward }
  | { readonly type: 'free'; readonly damage: FreeDamage }
  | { readonly type: 'give-up'; readonly sums: readonly number[]; readonly lives: number }
  | { readonly type: 'done' };

export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
