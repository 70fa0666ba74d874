/** What a space of the map may be. The three sorts of start differ only in where they stand (DDD-AA-4). */
export const KINDS = [
  'start',
  'left-start',
  'right-start',
  'regular',
  'grey',
  'fist',
  'doubles',
  'rubble',
  'cloud',
  'blank',
  'claw',
  'gem',
  'gold',
  'chest',
] as const;
export type SpaceKind = (typeof KINDS)[number];

/** A place in the text of a sheet, line and column from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A place on the map, in steps of its grid. y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Space extends Point, Spot {
  readonly kind: SpaceKind;
  /** 2 to 12; undefined where the map shows none: doubles, empty clouds, the blank cloud. */
  readonly number: number | undefined;
}

/** DDD-Q22: a worm is a part of the boss, not a monster of its own. */
export const ROLES = ['monster', 'boss', 'worm'] as const;
export type Role = (typeof ROLES)[number];

/** What a room may be drawn with, whatever its monster is called. */
export const FACES = [
  'badger',
  'weasel',
  'hare',
  'boar',
  'goose',
  'hedgehog',
  'owl',
  'pastry-mancer',
  'necro-mancer',
  'gravy-golem',
  'butter-bishop',
  'scullery-fiend',
  'choir-of-spoons',
  'high-chef',
  'mummy',
  'sphinx',
  'scarabs',
  'sandworm',
  'first-coil',
  'second-coil',
  'rattling-tail',
  'snaptooth',
  'plated-grump',
  'headbutter',
  'mudskipper',
  'egg-thief',
  'shieldback',
  'old-anvil',
  'queen-rumble',
] as const;
export type Face = (typeof FACES)[number];

export interface Room extends Point, Spot {
  /** Fills the room's rectangle in the text. */
  readonly letter: string;
  readonly name: string;
  /** Where its author has chosen one; else the name has it. */
  readonly face?: Face;
  readonly width: number;
  readonly height: number;
  readonly role: Role;
  readonly armoured: boolean;
  readonly boxes: number;
  readonly black: readonly number[];
  readonly locked: readonly number[];
  /** DDD-27: what the first defeat brings, and every later one. */
  readonly gems: readonly [higher: number, lower: number];
  readonly hearts: number;
}

/** Spaces and rooms in one count: the spaces in reading order from 0, then the rooms by their letters. */
export type Node = number;

export interface Corridor {
  readonly ends: readonly [Node, Node];
  /** From one end to the other; bends lie between. At a room it is the square of the room that the corridor meets. */
  readonly points: readonly Point[];
}

export const TALLIES = ['fists', 'rubble', 'clouds', 'worms', 'armoured', 'claws'] as const;
export type Tally = (typeof TALLIES)[number];

/** An achievement (DDD-42). */
export type Achievement =
  | { readonly type: Tally; readonly count: number }
  | { readonly type: 'joined' }
  | { readonly type: 'slain'; readonly rooms: readonly Node[] };

export interface Sheet {
  readonly name: string;
  /** Undefined where nobody has said. */
  readonly author?: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly rooms: readonly Room[];
  readonly corridors: readonly Corridor[];
  /** By node: the nodes at the other ends of its corridors, rising. */
  readonly neighbours: readonly (readonly Node[])[];
  readonly achievements: readonly Achievement[];
}

export function isStart({ kind }: Space): boolean {
  return kind === 'start' || kind === 'left-start' || kind === 'right-start';
}

export function isRoom({ spaces }: Sheet, node: Node): boolean {
  return node >= spaces.length;
}

export function spaceAt({ spaces }: Sheet, node: Node): Space {
  const space = spaces[node];
  if (!space) throw new Error(`no space ${node}`);
  return space;
}

export function roomAt({ spaces, rooms }: Sheet, node: Node): Room {
  const room = rooms[node - spaces.length];
  if (!room) throw new Error(`no room ${node}`);
  return room;
}

/** The nodes that a tally counts. */
export function talliedBy(sheet: Sheet, tally: Tally): readonly Node[] {
  const spaces = (kind: SpaceKind): Node[] => indices(sheet.spaces, space => space.kind === kind);
  const rooms = (fits: (room: Room) => boolean): Node[] =>
    indices(sheet.rooms, fits).map(index => index + sheet.spaces.length);
  switch (tally) {
    case 'fists':
      return spaces('fist');
    case 'rubble':
      return spaces('rubble');
    case 'clouds':
      return spaces('cloud');
    case 'claws':
      return spaces('claw');
    case 'worms':
      return rooms(({ role }) => role === 'worm');
    case 'armoured':
      return rooms(({ armoured }) => armoured);
  }
}

export function indices<T>(items: readonly T[], fits: (item: T) => boolean): number[] {
  return items.flatMap((item, index) => (fits(item) ? [index] : []));
}

/**
 * The space that unlocks a locked number of a room: the grey space beside it or the claw space anywhere that shows the
 * number (DDD-Q9, DDD-Q23).
 */
export function keysOf(sheet: Sheet, room: Node, number: number): readonly Node[] {
  const besides = sheet.neighbours[room] ?? [];
  return indices(sheet.spaces, space => space.number === number).filter(node => {
    const { kind } = spaceAt(sheet, node);
    return kind === 'claw' || (kind === 'grey' && besides.includes(node));
  });
}
