/** TD-4: tiles to go, by the die. */
export const MOVEMENT = [0, 1, 2, 2, 3, 3, 4] as const;

/** TD-5: the die that finds a door locked. */
export const LOCKED_ON = 6;
/** TD-C10: of so many throws, how many find a door open. */
export const LOCK_ODDS = { win: 5, draw: 0, saved: 0, loss: 1, of: 6 } as const;

export const ROOMS = [
  'cell',
  'corridor',
  'unlit',
  'torture-chamber',
  'stream',
  'guard-room',
  'crypt',
  'lair',
  'flame-trap',
  'pit-trap',
  'spike-trap',
  'library',
  'hidden-passage',
  'storeroom',
  'tunnel',
] as const;
export type Room = (typeof ROOMS)[number];

/**
 * The tiles: how many of each, and what their sides north, east, south and west are before turning: D a door, O an open
 * doorway, - a wall. X is the door of a Guard Room to the world outside, which meets no tile (TD-Q42). The first one is
 * the cell in which everybody begins.
 */
export const TILES = [
  ['start-cell', 'cell', 1, 'DDDD'],
  ['prison-cell', 'cell', 2, '--D-'],
  ['corridor-1', 'corridor', 3, 'O-O-'],
  ['corridor-2', 'corridor', 1, 'OOOO'],
  ['corridor-3', 'corridor', 2, 'OO-O'],
  ['unlit-1', 'unlit', 1, 'O-O-'],
  ['unlit-2', 'unlit', 1, 'OO--'],
  ['torture-chamber', 'torture-chamber', 1, 'D-D-'],
  ['stream', 'stream', 2, 'O-O-'],
  ['guard-room', 'guard-room', 2, 'X-D-'],
  ['crypt', 'crypt', 1, '--D-'],
  ['lair', 'lair', 1, '--D-'],
  ['flame-trap', 'flame-trap', 1, 'O-O-'],
  ['pit-trap', 'pit-trap', 1, '--O-'],
  ['spike-trap', 'spike-trap', 1, '--O-'],
  ['library', 'library', 1, '--D-'],
  ['hidden-passage', 'hidden-passage', 1, '--D-'],
  ['storeroom-1', 'storeroom', 1, '--D-'],
  ['storeroom-2', 'storeroom', 1, 'DD--'],
  ['tunnel-1', 'tunnel', 3, 'O-O-'],
  ['tunnel-2', 'tunnel', 2, 'OO--'],
] as const;
/** A tile of the box by its name; any other one by its room and the shape of its sides: 'lair:-DOO'. */
export type Face = (typeof TILES)[number][0] | `${Room}:${string}`;

/** TD-25 to TD-27, TD-34; TD-26: the Keeper's Craft is a die. */
export const ENEMIES = [
  ['guard', 'strength', 5],
  ['keeper', 'craft', 0],
  ['dragon', 'strength', 8],
  ['worm', 'strength', 6],
  ['ghoul', 'strength', 4],
  ['rat', 'strength', 3],
  ['ghost', 'craft', 3],
] as const;
export type Enemy = (typeof ENEMIES)[number][0];

/** TD-27: by the die. */
export const LAIR = ['dragon', 'dragon', 'worm', 'worm', 'ghoul', 'ghoul'] as const satisfies readonly Enemy[];

/** TD-34: by the die. */
export const TUNNEL = ['nothing', 'nothing', 'rat', 'ghost', 'cave-in', 'secret-exit'] as const;

/** TD-33: by the die. */
export const STOREROOM = ['nothing', 'torch', 'food', 'sword', 'pastry', 'fish-cake'] as const;

/** TD-27: by the sum of the die and the Strength of the beast. */
export const TREASURE = [
  'nothing',
  'nothing',
  'nothing',
  'nothing',
  'nothing',
  'nothing',
  'nothing',
  'few-gold',
  'few-gold',
  'torch',
  'torch',
  'sword',
  'scroll',
  'much-gold',
  'talisman',
] as const;

/** What a die may bring forth. */
export type Find =
  | (typeof LAIR)[number]
  | (typeof TUNNEL)[number]
  | (typeof STOREROOM)[number]
  | (typeof TREASURE)[number];

/** TD-28 to TD-31, TD-Q14: how many dice have to stay at or under Craft. */
export const TESTS = { 'flame-trap': 2, 'pit-trap': 2, 'spike-trap': 1, library: 2, unlit: 2 } as const;
export type Test = keyof typeof TESTS;

export const BRIBE = 2;
export const MOST_OBJECTS = 4;
export const LAST_ROUND = 100;

/** TD-B9: spells that a character can hold, by Craft; the last number holds for all higher ones. */
export const SPELLS_BY_CRAFT = [0, 0, 0, 1, 2, 2, 3] as const;
/** The least Craft that holds a spell. */
export const SPELL_CRAFT = SPELLS_BY_CRAFT.indexOf(1);

/** What can be carried. `strength` counts in combat, `craft` in psychic combat, `save` is the least die that saves a life. */
export interface Ware {
  readonly name: string;
  readonly metal: boolean;
  readonly strength: number;
  readonly craft: number;
  readonly save: number;
}

const PLAIN = { metal: false, strength: 0, craft: 0, save: 0 } as const;
const METAL = { ...PLAIN, metal: true } as const;

/** TD-C5, TD-Q19: the objects of the dungeon, then those of the classic board game that a character may bring along. */
export const WARES = [
  { name: 'torch', ...PLAIN },
  { name: 'scroll', ...PLAIN },
  { name: 'pastry', ...PLAIN },
  { name: 'fish-cake', ...PLAIN },
  { name: 'sword', ...METAL, strength: 1 },
  { name: 'talisman', ...PLAIN },
  { name: 'axe', ...METAL, strength: 1 },
  { name: 'helmet', ...METAL, save: 6 },
  { name: 'shield', ...METAL, save: 5 },
  { name: 'armour', ...METAL, save: 4 },
] as const satisfies readonly Ware[];
export type WareName = (typeof WARES)[number]['name'];

export const wareNamed = (name: WareName): number => WARES.findIndex(ware => ware.name === name);
export const TORCH = wareNamed('torch');
export const SCROLL = wareNamed('scroll');
export const PASTRY = wareNamed('pastry');
export const FISH_CAKE = wareNamed('fish-cake');

/** TD-C5: how many of the first six lie in the purchase deck. */
export const STOCK = [4, 4, 2, 2, 4, 4] as const;

/** TD-2: what stays above. */
export const ANIMALS = ['mule', 'horse', 'warhorse', 'horse-and-cart'] as const;
export type Animal = (typeof ANIMALS)[number];

export const ABILITIES = [
  'retries-locks',
  'scouts',
  'sees-in-the-dark',
  'bribes-cheaply',
  'steadies-tests',
  'carries-five',
  'wins-stand-offs',
  'knows-a-spell',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** TD-C8: four lives and one gold each (TD-B1). */
export const CHARACTERS = [
  { name: 'farrier', strength: 5, craft: 2, ability: 'retries-locks' },
  { name: 'poacher', strength: 4, craft: 3, ability: 'scouts' },
  { name: 'sweep', strength: 4, craft: 3, ability: 'sees-in-the-dark' },
  { name: 'usurer', strength: 2, craft: 4, ability: 'bribes-cheaply' },
  { name: 'copyist', strength: 3, craft: 4, ability: 'steadies-tests' },
  { name: 'porter', strength: 4, craft: 3, ability: 'carries-five' },
  { name: 'umpire', strength: 4, craft: 3, ability: 'wins-stand-offs' },
  { name: 'hedge-witch', strength: 3, craft: 4, ability: 'knows-a-spell' },
] as const satisfies readonly { name: string; strength: number; craft: number; ability: Ability }[];
export type CharacterName = (typeof CHARACTERS)[number]['name'];

export const LIVES = 4;
export const GOLD = 1;
export const FATE = 3;

/** TD-C9. */
export const SPELLS = [
  'second-wind',
  'borrowed-muscle',
  'clear-head',
  'polite-knock',
  'glow-worm',
  'home-sweet-cell',
  'second-thoughts',
  'hurried-feet',
  'draughty-map',
  'begone',
  'stolen-hour',
  'long-arm',
] as const;
export type Spell = (typeof SPELLS)[number];

/** How many cards there are of each spell. */
export const SPELL_COPIES = 2;

export const MUSCLE = 3;
export const CLEAR_HEAD = 3;
export const HURRY = 2;
export const LOOK = 3;
export const BANISHED = 4;
/** Turns of light that a glow-worm gives: this one and the next. */
export const LIGHT = 2;

/** TD-Q24: points for a life kept, and what is left of the patience of those who wait above. */
export const POINTS_PER_LIFE = 10;
export const PATIENCE = 40;
export const POINTS_PER_TURN = 2;

/** The least points of each rating, first to fifth. */
export const RATINGS = [0, 35, 50, 62, 72] as const;
