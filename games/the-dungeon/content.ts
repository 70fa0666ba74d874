import type { Seat } from '../../kernel/game.ts';
import type { Follower, Newcomer, Options } from './action.ts';
import {
  type Ability,
  type Animal,
  BRIBE,
  CHARACTERS,
  FATE,
  GOLD,
  LIVES,
  MOST_OBJECTS,
  type Ware,
  type WareName,
  WARES,
} from './data.ts';
import type { Person } from './state.ts';

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
  /** Our eight characters, then the newcomers. */
  readonly sheets: readonly CharacterSheet[];
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
  const wares = mergedByName([...WARES, ...newcomers.flatMap(({ objects }) => objects.filter(isWare))]);
  const followers = newcomers.flatMap(newcomer => newcomer.followers);
  const sheets = [...OUR_SHEETS, ...newcomers.map((_, i) => entered(newcomers, i, wares))];
  return {
    seats: Array.from({ length: seats }, (_, seat) => seat),
    first: options.first,
    chosen: options.characters.map(choice => chosenSheet(choice, sheets, newcomers)),
    sheets,
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

function chosenSheet(
  choice: Options['characters'][number],
  sheets: readonly CharacterSheet[],
  newcomers: readonly Newcomer[],
): number | undefined {
  if (isNewcomer(choice)) return CHARACTERS.length + newcomers.indexOf(choice);
  return sheets.find(({ name }) => name === choice)?.id;
}

function ourSheet(character: (typeof CHARACTERS)[number], id: number): CharacterSheet {
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

/** The followers of the match are counted through, newcomer by newcomer. */
function entered(newcomers: readonly Newcomer[], index: number, wares: readonly Ware[]): CharacterSheet {
  const newcomer = newcomers[index] as Newcomer;
  const before = newcomers.slice(0, index).reduce((sum, { followers }) => sum + followers.length, 0);
  return {
    ...newcomer,
    id: CHARACTERS.length + index,
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

const OUR_SHEETS: readonly CharacterSheet[] = CHARACTERS.map(ourSheet);

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
