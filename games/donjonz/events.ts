import type { OptionReason } from '../../kernel/options.ts';
import type { Side, Turn, Weapon } from './deck.ts';
import type { Flaw } from './constraints.ts';
import type { Smudge } from './deck-text.ts';

/** How a laid card meets the dungeon. */
export interface Joins {
  /** The cards that can be walked to from it, in the order in which they were laid. */
  readonly to: readonly string[];
  /** The edges that it shares with laid cards: those without a wall, and those with one. */
  readonly open: number;
  readonly walled: number;
}

export type Event =
  | { readonly type: 'card-turned-up'; readonly card: number; readonly name: string }
  | { readonly type: 'card-taken'; readonly card: number; readonly name: string }
  | {
      readonly type: 'card-laid';
      readonly card: number;
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly turn: Turn;
      readonly joins: Joins;
    }
  | { readonly type: 'map-finished' }
  | { readonly type: 'stepped'; readonly x: number; readonly y: number; readonly side: Side }
  | { readonly type: 'pouch-found'; readonly pouches: number }
  | { readonly type: 'weapon-found'; readonly weapon: Weapon }
  | { readonly type: 'weapon-taken'; readonly weapon: Weapon }
  | { readonly type: 'weapon-dropped'; readonly weapon: Weapon }
  | { readonly type: 'weapon-left'; readonly weapon: Weapon }
  | { readonly type: 'key-found' }
  | { readonly type: 'door-opened'; readonly before: number; readonly pouches: number }
  | { readonly type: 'door-passed' }
  | { readonly type: 'monster-beaten'; readonly weapon: Weapon; readonly monsters: number }
  | { readonly type: 'pouches-lost'; readonly weapon: Weapon; readonly pouches: number }
  | { readonly type: 'hero-fell'; readonly weapon: Weapon }
  | { readonly type: 'walk-ended'; readonly score: number; readonly rank: number };

/** Why a card may not lie where it is held. */
export const MISFITS = ['overlap', 'corner', 'apart'] as const;
export type Misfit = (typeof MISFITS)[number];

/** Why the hero may not step on a space. */
export type Obstacle = 'rim' | 'entered' | 'diagonal' | 'far' | 'wall' | 'locked';

export type Reason =
  | { readonly type: 'not-seated' | 'pile' | 'over' | 'unreadable' }
  | { readonly type: 'map-first'; readonly left: number }
  | { readonly type: 'lay-first' | 'take-first' | 'set-out-first' | 'map-lies' | 'keep-moving' | 'weapon-first' }
  | { readonly type: Misfit | Obstacle }
  | { readonly type: 'hands-full' | 'hands-free' }
  | { readonly type: 'not-held'; readonly weapon: Weapon }
  | OptionReason
  | Smudge
  | Flaw;

export type Prompt =
  | { readonly type: 'watch' | 'turn-up' | 'take' | 'set-out' }
  | { readonly type: 'lay'; readonly number: number; readonly of: number }
  | { readonly type: 'walk'; readonly ways: number }
  | { readonly type: 'weapon'; readonly weapon: Weapon; readonly full: boolean }
  | { readonly type: 'fallen' }
  | { readonly type: 'over'; readonly score: number; readonly rank: number };
