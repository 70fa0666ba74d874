import type { Turn, Weapon } from './deck.ts';

/** A card on the table: its upper left space, after turning, lies at (x, y). y grows downwards. */
export interface Laid {
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
}

export type Phase = 'turn-up' | 'lay' | 'take' | 'set-out' | 'walk' | 'weapon' | 'over';

/** What lies open on the table. Cards are numbers in the deck: 0 is the starting half-card. */
export interface Table {
  phase: Phase;
  hand: number | null;
  next: number | null;
  /** In the order of laying; the half-card is the first. */
  laid: Laid[];
  /** The spaces entered, from the stair to the hero, as numbers (see dungeon.ts). */
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

export interface State extends Table {
  /** The cards that nobody has seen yet, rising. Their order is not known to anybody, so it is not here. */
  pile: number[];
}
