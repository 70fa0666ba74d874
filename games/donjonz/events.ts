import type { Weapon } from './deck.ts';
import type { Turn } from './state.ts';

export type Event =
  | { readonly type: 'card-turned-up'; readonly card: number }
  | { readonly type: 'card-laid'; readonly card: number; readonly x: number; readonly y: number; readonly turn: Turn }
  | { readonly type: 'card-taken'; readonly card: number }
  | { readonly type: 'map-finished' }
  | { readonly type: 'stepped'; readonly x: number; readonly y: number }
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
