import { STANDARD_DECK } from './data.ts';
import { type Card, type Deck, type Faces, facesOf, type Weapon } from './deck.ts';
import { isSmudge, readDeck } from './deck-text.ts';
import type { DOOR_WITHOUT_KEY } from './manifest.ts';

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

export const PHASES = ['turn-up', 'lay', 'take', 'set-out', 'walk', 'weapon', 'over'] as const;
export type Phase = (typeof PHASES)[number];

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

/** What comes out of the box (DZ-2): the cards with all their faces, and the house rule agreed on. */
export interface Material {
  readonly deck: readonly Faces[];
  readonly doorWithoutKey: Options['doorWithoutKey'];
}

export function unpack(options: Options): Material {
  return { deck: deckOf(options).map(facesOf), doorWithoutKey: options.doorWithoutKey };
}

/** The deck that options name, which have been read before. */
export function deckOf({ deck }: Options): Deck {
  const read = readDeck(deck === 'standard' ? STANDARD_DECK : deck);
  if (isSmudge(read)) throw new Error(`no deck: ${read.type} at line ${read.line}, column ${read.column}`);
  return read;
}

export function faceOf(material: Material, card: number, turn: Turn): Card {
  const faces = material.deck[card];
  if (!faces) throw new Error(`the deck has no card ${card}`);
  return faces[turn];
}

/** DZ-4: the half-card lies in the middle, the hero stands on its stair, the pile waits to be turned up. */
export function setup(material: Material): State {
  return {
    phase: 'turn-up',
    pile: material.deck.map((_, card) => card).slice(1),
    hand: null,
    next: null,
    laid: [{ card: 0, x: 0, y: 0, turn: 0 }],
    path: [faceOf(material, 0, 0).spaces.findIndex(({ thing }) => thing.type === 'stair')],
    circled: [],
    weapons: [],
    key: false,
    pouches: 0,
    monsters: 0,
    doorOpened: false,
    lost: false,
  };
}
