import type { Card, Deck, Space, Weapon } from './deck.ts';

/** Quarter turns clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** A card on the table: its upper left space, after turning, lies at (x, y). y grows downwards. */
export interface Laid {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export const PHASES = ['turn-up', 'lay', 'take', 'walk', 'weapon', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Cards are numbers in the deck: 0 is the starting half-card, 1 to 11 are the dungeon cards. */
export interface State {
  phase: Phase;
  /** The cards that nobody has seen yet, rising. Their order is not known to anybody, so it is not here. */
  pile: number[];
  hand: number | null;
  next: number | null;
  /** In the order of laying; the half-card is the first. */
  laid: Laid[];
  /** The spaces entered, from the stair to the hero: 6 times the place in `laid` plus the number of the space on its card. */
  path: number[];
  /** The spaces of `path` where something was gained. */
  circled: number[];
  weapons: Weapon[];
  key: boolean;
  pouches: number;
  monsters: number;
  doorOpened: boolean;
  lost: boolean;
}

export const DOOR_WITHOUT_KEY = ['blocked', 'plain'] as const;

export interface Options {
  readonly doorWithoutKey: (typeof DOOR_WITHOUT_KEY)[number];
  /** 'standard', or a whole deck in the text format of deck.ts. */
  readonly deck: string;
}

export type Action =
  | { readonly type: 'turn-up'; readonly card: number }
  | { readonly type: 'lay'; readonly x: number; readonly y: number; readonly turn: Turn }
  | { readonly type: 'take' }
  | { readonly type: 'step'; readonly x: number; readonly y: number }
  | { readonly type: 'pick-up' }
  | { readonly type: 'swap'; readonly drop: Weapon }
  | { readonly type: 'leave' };

export type { Card, Deck, Space, Weapon };
