/** What a hero carries, and what a monster is beaten by (DZ-C3). */
export const WEAPONS = ['hammer', 'axe', 'sword', 'bow'] as const;
export type Weapon = (typeof WEAPONS)[number];

export type Thing =
  | { readonly type: 'nothing' | 'pouch' | 'key' | 'stair' | 'door' }
  | { readonly type: 'weapon' | 'monster'; readonly weapon: Weapon };

/** The sides of a space are numbered clockwise, so that a quarter turn adds one. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];
export const NORTH: Side = 0;
export const EAST: Side = 1;
export const SOUTH: Side = 2;
export const WEST: Side = 3;

/** By side: one step to the right and one step down. */
export const ACROSS: readonly [number, number, number, number] = [0, 1, 0, -1];
export const DOWN: readonly [number, number, number, number] = [-1, 0, 1, 0];

export function opposite(side: Side): Side {
  return SIDES[(side + 2) % 4] as Side;
}

export interface Space {
  readonly thing: Thing;
  /** Whether a wall stands on each side. A wall between two spaces of a card stands on both. */
  readonly walls: readonly [boolean, boolean, boolean, boolean];
}

export interface Card {
  readonly name: string;
  /** Where its heading stands in the text of the deck, from 1. */
  readonly line: number;
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly spaces: readonly Space[];
}

/** The starting half-card, then the dungeon cards. */
export type Deck = readonly Card[];

/** Quarter turns clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/** A card as it lies before and after one, two and three quarter turns clockwise. */
export type Faces = readonly [Card, Card, Card, Card];

export function facesOf(card: Card): Faces {
  const once = turned(card);
  const twice = turned(once);
  return [card, once, twice, turned(twice)];
}

/** The card after a quarter turn clockwise (DZ-Q3): things and walls turn with it. */
export function turned(card: Card): Card {
  const spaces = card.spaces.map((_, index) => turnedSpace(sourceOf(card, index)));
  return { ...card, width: card.height, height: card.width, spaces };
}

/** The space that a quarter turn clockwise brings to `index`. */
function sourceOf({ width, height, spaces }: Card, index: number): Space {
  const column = Math.floor(index / height);
  const row = height - 1 - (index % height);
  return spaces[row * width + column] as Space;
}

function turnedSpace({ thing, walls: [north, east, south, west] }: Space): Space {
  return { thing, walls: [west, north, east, south] };
}
