import type { Seat } from '../../kernel/game.ts';
import {
  type Ability,
  type Animal,
  ENEMIES,
  type Enemy,
  type Face,
  type Room,
  ROOMS,
  type Spell,
  type Ware,
  type WareName,
} from './data.ts';
import type { ENDS, ENTRANCES, SWITCHES } from './manifest.ts';
import { type Side, SIDES, TILE_TABLE, type QuarterTurn, QUARTER_TURNS } from './tiles.ts';

export const BEGINNINGS = ['inside', 'above'] as const;

/** A follower and what it adds wherever Strength or Craft counts. */
export interface Follower {
  readonly name: string;
  readonly strength: number;
  readonly craft: number;
}

/** A character that a table enters by hand, with all that it carries. */
export interface Newcomer {
  readonly name: string;
  readonly strength: number;
  readonly craft: number;
  readonly lives: number;
  /** TD-B7: how far it can be healed. */
  readonly fullLives: number;
  readonly gold: number;
  readonly objects: readonly (WareName | Ware)[];
  readonly followers: readonly Follower[];
  readonly animals: readonly Animal[];
  /** How many spells it knows; which ones is drawn, for options are open to all. */
  readonly spells: number;
  readonly ability: Ability | 'none';
  /** TD-Q46: in the cell, or on the board until it falls in. */
  readonly begins: (typeof BEGINNINGS)[number];
}

/** TD-Q46: what a character has when it falls in, as the table says. Things are named as the match knows them. */
export interface Load {
  readonly strength: number;
  readonly craft: number;
  readonly lives: number;
  readonly gold: number;
  readonly objects: readonly string[];
  readonly followers: readonly string[];
  readonly animals: readonly Animal[];
}

export interface Options {
  /** By seat: a character of the set by its name, one that is 'drawn', or a newcomer. */
  readonly characters: readonly (string | Newcomer)[];
  /** TD-1, TD-2: how one came here. */
  readonly entrance: (typeof ENTRANCES)[number];
  /** TD-Q31. */
  readonly encounters: (typeof SWITCHES)[number];
  /** TD-B14. */
  readonly fate: (typeof SWITCHES)[number];
  /** Who begins. */
  readonly first: Seat;
  /** TD-Q24: how long the match goes on when somebody is out. */
  readonly until: (typeof ENDS)[number];
  /** TD-Q46: whether characters of the table's own may fall in later, or again. */
  readonly returns: (typeof SWITCHES)[number];
  /** TD-C12: 'standard', or the text of a set of one's own; absent in matches that are older than sets are. */
  readonly set?: string;
}

/** What the torturer takes (TD-23). */
export const PRICES = ['gold', 'strength', 'craft', 'life'] as const;
export type Price = (typeof PRICES)[number];

/** What lies on a tile: gold in a heap, objects and followers one by one. */
const THINGS = ['gold', 'object', 'follower'] as const;
export type Thing = (typeof THINGS)[number];

/** One member for every type, so that each can be told by its type alone. */
export type Each<Type extends string, Fields = object> = Type extends string ? { readonly type: Type } & Fields : never;

/** Objects and followers are named; `tile` counts the tiles on the table in the order in which they were laid. */
export type Action =
  | { readonly type: 'deal'; readonly character: string }
  | { readonly type: 'fall'; readonly object: string }
  | { readonly type: 'learn'; readonly spell: Spell }
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'draw'; readonly face: Face }
  | Each<'stay-above' | 'retire'>
  | { readonly type: 'fall-in' }
  | { readonly type: 'fall-in'; readonly load: Load }
  | Each<'set-out' | 'wade' | 'stay'>
  | { readonly type: 'go'; readonly side: Side }
  | Each<'give-up' | 'scout'>
  | { readonly type: 'lay'; readonly turn: QuarterTurn }
  | { readonly type: 'explore'; readonly room: Room }
  | { readonly type: 'fight'; readonly enemy: Enemy }
  | { readonly type: 'bribe'; readonly gold: number }
  | { readonly type: 'pay'; readonly price: Price }
  | { readonly type: 'attack'; readonly rival: Seat }
  | { readonly type: 'pass' }
  | { readonly type: 'rob'; readonly what: 'life' | 'gold' }
  | { readonly type: 'rob'; readonly what: 'object'; readonly object: string }
  | { readonly type: 'eat'; readonly object: 'pastry' | 'fish-cake' }
  | Each<'read' | 'submit'>
  | { readonly type: 'cast'; readonly spell: Exclude<Spell, 'polite-knock' | 'second-thoughts' | 'long-arm'> }
  | { readonly type: 'cast'; readonly spell: 'polite-knock'; readonly side: Side }
  | { readonly type: 'cast'; readonly spell: 'second-thoughts'; readonly tile: number; readonly turn: QuarterTurn }
  | { readonly type: 'cast'; readonly spell: 'long-arm'; readonly tile: number; readonly object: string }
  | { readonly type: 'discard'; readonly spell: Spell }
  | { readonly type: 'leave'; readonly object: string }
  | { readonly type: 'drop'; readonly thing: 'object' | 'follower'; readonly name: string }
  | { readonly type: 'take'; readonly thing: 'gold' }
  | { readonly type: 'take'; readonly thing: 'object' | 'follower'; readonly name: string }
  | { readonly type: 'keep' }
  | { readonly type: 'reroll'; readonly die: 0 | 1 }
  | Each<'decline' | 'end'>;

export type ActionOf<Type extends Action['type']> = Extract<Action, { readonly type: Type }>;
export type Cast = ActionOf<'cast'>;

const DICE = [1, 2, 3, 4, 5, 6] as const;

/** One die, and two dice in the order in which they are named: the character's first. */
export const ONE_DIE: readonly ActionOf<'roll'>[] = DICE.map(die => ({ type: 'roll', dice: [die] }));
export const TWO_DICE: readonly ActionOf<'roll'>[] = DICE.flatMap(first =>
  DICE.map(second => ({ type: 'roll', dice: [first, second] }) as const),
);

/** By face. */
export const DRAWS: readonly ActionOf<'draw'>[] = TILE_TABLE.map(({ face }) => ({ type: 'draw', face }));
export const GOES: readonly ActionOf<'go'>[] = SIDES.map(side => ({ type: 'go', side }));
export const LAYS: readonly ActionOf<'lay'>[] = QUARTER_TURNS.map(turn => ({ type: 'lay', turn }));
export const EXPLORES = Object.fromEntries(
  ROOMS.map(room => [room, { type: 'explore', room } as const]),
) as unknown as Readonly<Record<Room, ActionOf<'explore'>>>;
export const FIGHTS: readonly ActionOf<'fight'>[] = ENEMIES.map(([enemy]) => ({ type: 'fight', enemy }));

export const END: Action = { type: 'end' };

/** What chance may do, each with its odds. */
export interface Chances {
  readonly actions: readonly Action[];
  readonly odds: readonly number[];
}
