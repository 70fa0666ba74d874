import type { Seat } from '../../kernel/game.ts';
import type { Turn, Weapon } from './deck.ts';

/** Who plays: it is a game for one (DZ-1). */
export const HERO: Seat = 0;

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

/** DZ-5: whether the map is still being laid, or lies and can be changed; then it is walked. */
export function isMapping({ phase }: Readonly<Pick<Table, 'phase'>>): boolean {
  return phase === 'turn-up' || phase === 'lay' || phase === 'take' || phase === 'set-out';
}

export interface State extends Table {
  /** The cards that nobody has seen yet, rising. Their order is not known to anybody, so it is not here. */
  pile: number[];
}
