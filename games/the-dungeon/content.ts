import type { Seat } from '../../kernel/game.ts';
import { type ActionOf, DRAWS, type Follower, type Newcomer, type Options } from './action.ts';
import {
  type Ability,
  type Animal,
  BRIBE,
  type CharacterName,
  CHARACTERS,
  FATE,
  GOLD,
  LIVES,
  MOST_OBJECTS,
  TILES,
  type Ware,
  type WareName,
  WARES,
} from './data.ts';
import type { OwnCharacter, TileSet } from './set.ts';
import { isSmudge, readSet } from './set-text.ts';
import type { Person } from './state.ts';
import { faceFor, START_CELL } from './tiles.ts';

/** A character as the rules use it. */
export interface CharacterSheet {
  readonly id: number;
  readonly name: string;
  readonly strength: number;
  readonly craft: number;
  readonly lives: number;
  readonly fullLives: number;
  readonly gold: number;
  readonly objects: readonly number[];
  readonly followers: readonly number[];
  readonly animals: readonly Animal[];
  readonly spells: number;
  readonly ability: Ability | 'none';
  /** Whom its picture shows: of the box its own, of a set the one with the same ability, of a table a stranger. */
  readonly portrait: CharacterName | 'stranger';
  readonly begins: Newcomer['begins'];
  readonly mostObjects: number;
  readonly bribe: number;
}

/** What one match is played with: built once, in no state. */
export interface Content {
  readonly seats: readonly Seat[];
  readonly first: Seat;
  /** By seat: the sheet that was chosen, or undefined for one that is drawn. */
  readonly chosen: readonly (number | undefined)[];
  /** The characters of the set, then the newcomers. */
  readonly sheets: readonly CharacterSheet[];
  /** How many of the sheets are the set's, to be dealt. */
  readonly dealt: number;
  /** The face of the cell that lies first. */
  readonly start: number;
  /** The tiles of the pile, each kind once: face, action that draws it, and how many there are. */
  readonly faces: readonly number[];
  readonly draws: readonly ActionOf<'draw'>[];
  readonly counts: readonly number[];
  readonly wares: readonly Ware[];
  readonly followers: readonly Follower[];
  readonly hasEncounters: boolean;
  readonly fate: number;
  readonly entrance: Options['entrance'];
  readonly until: Options['until'];
  readonly hasReturns: boolean;
}

export function contentOf(options: Options, seats: number): Content {
  const newcomers = options.characters.filter(isNewcomer);
  const set = setNamed(options.set);
  const cast = set === undefined || set.characters.length === 0 ? OUR_SHEETS : set.characters.map(ownSheet);
  const wares = mergedByName([...WARES, ...newcomers.flatMap(({ objects }) => objects.filter(isWare))]);
  const followers = newcomers.flatMap(newcomer => newcomer.followers);
  const sheets = [...cast, ...newcomers.map((_, i) => ({ ...entered(newcomers, i, wares), id: cast.length + i }))];
  return {
    seats: Array.from({ length: seats }, (_, seat) => seat),
    first: options.first,
    chosen: options.characters.map(choice =>
      isNewcomer(choice) ? cast.length + newcomers.indexOf(choice) : cast.find(({ name }) => name === choice)?.id,
    ),
    sheets,
    dealt: cast.length,
    ...(set ? pileOf(set) : PILE_OF_THE_BOX),
    wares,
    followers,
    hasEncounters: options.encounters === 'on',
    fate: options.fate === 'on' ? FATE : 0,
    entrance: options.entrance,
    until: options.until,
    hasReturns: options.returns === 'on',
  };
}

export function isNewcomer(choice: Options['characters'][number]): choice is Newcomer {
  return typeof choice === 'object';
}

function isWare(object: WareName | Ware): object is Ware {
  return typeof object === 'object';
}

const nameOf = (object: WareName | Ware): string => (isWare(object) ? object.name : object);

function mergedByName(wares: readonly Ware[]): Ware[] {
  return wares.filter((ware, i) => wares.findIndex(({ name }) => name === ware.name) === i);
}

/** The set of options that have been read before; undefined for that of the box. */
function setNamed(text = 'standard'): TileSet | undefined {
  if (text === 'standard') return undefined;
  const set = readSet(text);
  if (isSmudge(set)) throw new Error(`no set: ${set.type} at line ${set.line}, column ${set.column}`);
  return set;
}

type Pile = Pick<Content, 'start' | 'faces' | 'draws' | 'counts'>;

const drawsOf = (faces: readonly number[]): Pick<Pile, 'faces' | 'draws'> => ({
  faces,
  draws: faces.map(face => DRAWS[face] as ActionOf<'draw'>),
});

const PILE_OF_THE_BOX: Pile = {
  start: START_CELL,
  ...drawsOf(TILES.map((_, face) => face)),
  counts: TILES.map(([, , count], face) => (face === START_CELL ? 0 : count)),
};

/** Tiles that only differ by a turn are one kind. */
function pileOf({ start, tiles }: TileSet): Pile {
  const faces = tiles.map(({ room, drawing }) => faceFor(room, drawing) ?? START_CELL);
  const kinds = [...new Set(faces)].sort((a, b) => a - b);
  const countOf = (kind: number): number =>
    tiles.reduce((sum, { count }, i) => sum + (faces[i] === kind ? count : 0), 0);
  return { start: faceFor('cell', start.drawing) ?? START_CELL, ...drawsOf(kinds), counts: kinds.map(countOf) };
}

type Dealt = Pick<CharacterSheet, 'name' | 'strength' | 'craft' | 'portrait'> & { readonly ability: Ability };

/** TD-B1: what every character begins with that comes with a set. */
function dealtSheet(character: Dealt, id: number): CharacterSheet {
  const { ability } = character;
  return {
    ...character,
    id,
    lives: LIVES,
    fullLives: LIVES,
    gold: GOLD,
    objects: [],
    followers: [],
    animals: [],
    spells: ability === 'knows-a-spell' ? 1 : 0,
    begins: 'inside',
    ...meansOf(ability),
  };
}

/** Whose picture a character with an ability has: no two characters share one (TD-C8, TD-C16). */
export const portraitFor = (ability: Ability): CharacterName =>
  (CHARACTERS.find(each => each.ability === ability) ?? CHARACTERS[0]).name;

const ownSheet = ({ name, strength, craft, ability }: OwnCharacter, id: number): CharacterSheet =>
  dealtSheet({ name, strength, craft, ability, portrait: portraitFor(ability) }, id);

/** The followers of the match are counted through, newcomer by newcomer. */
function entered(newcomers: readonly Newcomer[], index: number, wares: readonly Ware[]): Omit<CharacterSheet, 'id'> {
  const newcomer = newcomers[index] as Newcomer;
  const before = newcomers.slice(0, index).reduce((sum, { followers }) => sum + followers.length, 0);
  return {
    ...newcomer,
    portrait: 'stranger',
    objects: newcomer.objects.map(object => wares.findIndex(({ name }) => name === nameOf(object))),
    followers: newcomer.followers.map((_, i) => before + i),
    ...meansOf(newcomer.ability),
  };
}

function meansOf(ability: CharacterSheet['ability']): Pick<CharacterSheet, 'mostObjects' | 'bribe'> {
  return {
    mostObjects: ability === 'carries-five' ? MOST_OBJECTS + 1 : MOST_OBJECTS,
    bribe: ability === 'bribes-cheaply' ? BRIBE - 1 : BRIBE,
  };
}

const OUR_SHEETS: readonly CharacterSheet[] = CHARACTERS.map((character, id) =>
  dealtSheet({ ...character, portrait: character.name }, id),
);

export function sheetOf({ sheets }: Content, sheet: number): CharacterSheet {
  const found = sheets[sheet];
  if (!found) throw new Error(`no character ${sheet}`);
  return found;
}

/** Who a character is; undefined until it has been drawn. */
export function characterSheetOf({ sheets }: Content, { sheet }: Readonly<Person>): CharacterSheet | undefined {
  return sheets[sheet];
}

export function wareOf({ wares }: Content, id: number): Ware {
  const ware = wares[id];
  if (!ware) throw new Error(`no object ${id}`);
  return ware;
}

export function followerOf({ followers }: Content, id: number): Follower {
  const follower = followers[id];
  if (!follower) throw new Error(`no follower ${id}`);
  return follower;
}
