import { SCALE } from './data.ts';
import {
  ACROSS,
  type Card,
  type Deck,
  DOWN,
  type Side,
  SIDES,
  type Space,
  type Thing,
  type Weapon,
  WEAPONS,
} from './deck.ts';
import { type Spot, spotOf } from './deck-text.ts';

/** What keeps a deck from being one to play with, and where in its text. */
export type Flaw = Spot &
  (
    | { readonly type: 'deck-count'; readonly cards: number }
    | { readonly type: 'deck-shape'; readonly name: string; readonly width: number; readonly height: number }
    | { readonly type: 'deck-start'; readonly thing: 'stair' | 'door'; readonly found: number }
    | { readonly type: 'deck-stray'; readonly thing: 'stair' | 'door' }
    | { readonly type: 'deck-shortcut' }
    | { readonly type: 'deck-same-side' }
    | { readonly type: 'deck-shut'; readonly thing: 'stair' | 'door' }
    | { readonly type: 'deck-unarmed'; readonly weapon: Weapon }
    | { readonly type: 'deck-keys'; readonly found: number }
    | { readonly type: 'deck-start-key' }
    | { readonly type: 'deck-scale'; readonly monsters: number; readonly most: number }
    | { readonly type: 'deck-poor'; readonly pouches: number; readonly monsters: number }
    | { readonly type: 'deck-crowded'; readonly name: string; readonly thing: Portion; readonly most: number }
    | { readonly type: 'deck-blank'; readonly name: string }
    | { readonly type: 'deck-recipe'; readonly thing: Ingredient; readonly found: number; readonly expected: number }
    | { readonly type: 'deck-walls'; readonly percent: number; readonly most: number }
  );

export const RULE_OF_FLAW: Readonly<Record<Flaw['type'], string>> = {
  'deck-count': 'DZ-C1',
  'deck-shape': 'DZ-C1',
  'deck-start': 'DZ-C1',
  'deck-stray': 'DZ-C1',
  'deck-shortcut': 'DZ-C1',
  'deck-shut': 'DZ-C2',
  'deck-same-side': 'DZ-C2',
  'deck-unarmed': 'DZ-C3',
  'deck-keys': 'DZ-C4',
  'deck-start-key': 'DZ-C4',
  'deck-scale': 'DZ-C5',
  'deck-poor': 'DZ-C6',
  'deck-recipe': 'DZ-C8',
  'deck-walls': 'DZ-C8',
  'deck-crowded': 'DZ-C11',
  'deck-blank': 'DZ-C11',
};

const DUNGEON_CARDS = 11;
const LEAST_POUCHES = 8;
const LEAST_MONSTERS = 6;

/** DZ-C11: the most that one card may carry. */
const MOST = { pouch: 3, weapon: 2, monster: 2 } as const;
type Portion = keyof typeof MOST;

/** DZ-C8: what the dungeon cards of the standard deck hold together, and the most walls in a hundred edges. */
export const RECIPE = { pouch: 14, monster: 10, weapon: 8, key: 1, nothing: 33 } as const;
type Ingredient = keyof typeof RECIPE | Weapon;
const WEAPONS_OF_A_TYPE = 2;
const MOST_WALLS = 15;

/** Every breach of DZ-C1 to DZ-C6 and DZ-C11: what every deck must keep. */
export function flawsOf(deck: Deck): Flaw[] {
  const misshapen = [...wrongCount(deck), ...wrongShapes(deck)];
  if (misshapen.length > 0) return misshapen;
  return [wrongStart, shutStart, unarmed, wrongKeys, shortScale, poor, wrongPortions].flatMap(flaws => flaws(deck));
}

/** DZ-C1: a half-card and eleven dungeon cards, of three and of six spaces. */
function wrongCount(deck: Deck): Flaw[] {
  const cards = Math.max(0, deck.length - 1);
  return cards === DUNGEON_CARDS ? [] : [{ type: 'deck-count', line: deck.at(-1)?.line ?? 1, column: 1, cards }];
}

function wrongShapes(deck: Deck): Flaw[] {
  return deck
    .filter(
      (card, i) => Math.min(card.width, card.height) !== (i === 0 ? 1 : 2) || Math.max(card.width, card.height) !== 3,
    )
    .map(({ line, name, width, height }) => ({ type: 'deck-shape', line, column: 1, name, width, height }));
}

/** DZ-C1: one stair and one locked door, both on the half-card, and no short way from one to the other. */
function wrongStart(deck: Deck): Flaw[] {
  const [half, ...cards] = deck;
  if (!half) return [];
  return [...missingAtStart(half), ...cards.flatMap(strayed), ...shortcut(half)];
}

function missingAtStart(half: Card): Flaw[] {
  const line = half.line;
  return (['stair', 'door'] as const)
    .map(thing => ({ thing, found: half.spaces.filter(space => space.thing.type === thing).length }))
    .filter(({ found }) => found !== 1)
    .map(({ thing, found }) => ({ type: 'deck-start', line, column: 1, thing, found }));
}

function strayed(card: Card): Flaw[] {
  return card.spaces.flatMap(({ thing }, i) =>
    thing.type === 'stair' || thing.type === 'door'
      ? [{ type: 'deck-stray', ...spotOf(card, i), thing: thing.type }]
      : [],
  );
}

function shortcut(half: Card): Flaw[] {
  const stair = indexOf(half, 'stair');
  const door = indexOf(half, 'door');
  const joined = SIDES.some(side => !half.spaces[stair]?.walls[side] && neighbour(half, stair, side) === door);
  return joined ? [{ type: 'deck-shortcut', ...spotOf(half, door) }] : [];
}

/** DZ-C2: stair and door each open outwards, on different sides. */
function shutStart([half]: Deck): Flaw[] {
  if (!half) return [];
  const stair = openSides(half, 'stair');
  const door = openSides(half, 'door');
  if (stair.length === 0) return [{ type: 'deck-shut', ...spotOf(half, indexOf(half, 'stair')), thing: 'stair' }];
  if (door.length === 0) return [{ type: 'deck-shut', ...spotOf(half, indexOf(half, 'door')), thing: 'door' }];
  const apart = new Set([...stair, ...door]).size > 1;
  return apart ? [] : [{ type: 'deck-same-side', ...spotOf(half, indexOf(half, 'door')) }];
}

function openSides(card: Card, thing: Thing['type']): Side[] {
  const index = indexOf(card, thing);
  return SIDES.filter(side => neighbour(card, index, side) === undefined && !card.spaces[index]?.walls[side]);
}

function indexOf(card: Card, thing: Thing['type']): number {
  return card.spaces.findIndex(space => space.thing.type === thing);
}

/** The number of the space next to space `index` on the same card. */
function neighbour({ width, height }: Card, index: number, side: Side): number | undefined {
  const column = (index % width) + ACROSS[side];
  const row = Math.floor(index / width) + DOWN[side];
  return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : undefined;
}

interface Found extends Spot {
  readonly thing: Thing;
}

function find(deck: Deck, type: Thing['type']): Found[] {
  return deck.flatMap(card =>
    card.spaces.flatMap(({ thing }: Space, i) => (thing.type === type ? [{ thing, ...spotOf(card, i) }] : [])),
  );
}

function weaponOf(thing: Thing): Weapon | undefined {
  return 'weapon' in thing ? thing.weapon : undefined;
}

/** DZ-C3: every monster can be beaten by a weapon of the deck. */
function unarmed(deck: Deck): Flaw[] {
  const weapons = new Set(find(deck, 'weapon').map(({ thing }) => weaponOf(thing)));
  return find(deck, 'monster').flatMap(({ thing, line, column }) => {
    const weapon = weaponOf(thing);
    return weapon && !weapons.has(weapon) ? [{ type: 'deck-unarmed', line, column, weapon }] : [];
  });
}

/** DZ-C4: one key, and not where the hero starts. */
function wrongKeys(deck: Deck): Flaw[] {
  const keys = find(deck, 'key');
  const [half] = deck;
  if (keys.length !== 1) {
    const { line, column } = keys[1] ?? { line: half?.line ?? 1, column: 1 };
    return [{ type: 'deck-keys', line, column, found: keys.length }];
  }
  return half ? find([half], 'key').map(({ line, column }) => ({ type: 'deck-start-key', line, column })) : [];
}

/** DZ-C5: the scale counts every monster. */
function shortScale(deck: Deck): Flaw[] {
  const monsters = find(deck, 'monster');
  const most = SCALE.length - 1;
  const extra = monsters[most];
  return extra ? [{ type: 'deck-scale', line: extra.line, column: extra.column, monsters: monsters.length, most }] : [];
}

/** DZ-C6: enough of both for the example of the rules. */
function poor(deck: Deck): Flaw[] {
  const pouches = find(deck, 'pouch').length;
  const monsters = find(deck, 'monster').length;
  if (pouches >= LEAST_POUCHES && monsters >= LEAST_MONSTERS) return [];
  return [{ type: 'deck-poor', line: 1, column: 1, pouches, monsters }];
}

/** DZ-C11: no card is a blank, none is a jackpot. */
function wrongPortions(deck: Deck): Flaw[] {
  return deck.slice(1).flatMap(card => [...blank(card), ...crowded(card)]);
}

function blank({ spaces, line, name }: Card): Flaw[] {
  return spaces.every(({ thing }) => thing.type === 'nothing') ? [{ type: 'deck-blank', line, column: 1, name }] : [];
}

function crowded(card: Card): Flaw[] {
  return (['pouch', 'weapon', 'monster'] as const).flatMap(thing => {
    const extra = find([card], thing)[MOST[thing]];
    return extra
      ? [{ type: 'deck-crowded', line: extra.line, column: extra.column, name: card.name, thing, most: MOST[thing] }]
      : [];
  });
}

/** Every breach of DZ-C8, the recipe of the standard deck. A deck of one's own may differ from it. */
export function departuresOf(deck: Deck): Flaw[] {
  const cards = deck.slice(1);
  const things = (Object.keys(RECIPE) as (keyof typeof RECIPE)[]).map(thing => ({
    thing,
    found: find(cards, thing).length,
    expected: RECIPE[thing],
  }));
  const weapons = WEAPONS.map(weapon => ({
    thing: weapon,
    found: find(cards, 'weapon').filter(({ thing }) => weaponOf(thing) === weapon).length,
    expected: WEAPONS_OF_A_TYPE,
  }));
  const wrong = [...things, ...weapons].filter(({ found, expected }) => found !== expected);
  return [...wrong.map(it => ({ type: 'deck-recipe', line: 1, column: 1, ...it }) as const), ...tooManyWalls(deck)];
}

function tooManyWalls(deck: Deck): Flaw[] {
  const percent = wallShare(deck);
  return percent > MOST_WALLS ? [{ type: 'deck-walls', line: 1, column: 1, percent, most: MOST_WALLS }] : [];
}

/** Walls in a hundred edges, rounded up. An edge between two spaces of a card is one edge. */
export function wallShare(deck: Deck): number {
  let edges = 0;
  let walls = 0;
  for (const card of deck)
    for (const [i, space] of card.spaces.entries())
      for (const side of SIDES) {
        const halves = neighbour(card, i, side) === undefined ? 2 : 1;
        edges += halves;
        if (space.walls[side]) walls += halves;
      }
  return Math.ceil((100 * walls) / edges);
}
