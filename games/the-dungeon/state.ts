import type { Emit, Seat } from '../../kernel/game.ts';
import type { Thing } from './action.ts';
import { type Room, SPELLS_BY_CRAFT } from './data.ts';
import type { TheDungeon } from './kind.ts';
import type { Content } from './content.ts';
import { START_CELL, type Side, tileOf } from './tiles.ts';

/** Where a match stands. `arrive` and `pass` are run through within one action and never waited in. */
const PHASES = [
  'deal',
  'fall',
  'learn',
  'begin',
  'roll',
  'fate',
  'reroll',
  'step',
  'retry',
  'draw',
  'lay',
  'meet',
  'beaten',
  'spoils',
  'discard',
  'leave',
  'rest',
  'arrive',
  'pass',
  'above',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The phases in which chance acts. */
const CHANCE_PHASES = ['deal', 'fall', 'learn', 'roll', 'reroll', 'draw'] as const satisfies readonly Phase[];
export type ChancePhase = (typeof CHANCE_PHASES)[number];

export const isChancePhase = (phase: Phase): phase is ChancePhase =>
  (CHANCE_PHASES as readonly Phase[]).includes(phase);

/** What the dice are thrown for. */
const ASKED = [
  'nothing',
  'movement',
  'lock',
  'test',
  'fight',
  'rival',
  'save',
  'keeper',
  'lair',
  'treasure',
  'few-gold',
  'much-gold',
  'storeroom',
  'tunnel',
] as const;
export type Asked = (typeof ASKED)[number];

/** Nobody, nothing, no side: what stands in states and views. Readers answer undefined instead. */
export const NONE = -1;

/** What lies on a tile. `id` counts in the wares or followers of the match; of gold it is the amount. */
export interface Dropped {
  readonly tile: number;
  readonly thing: Thing;
  readonly id: number;
}

/** Everything about a character that is open to all (TD-Q43). Wares and followers are numbers in the content. */
export interface Person {
  /** Which character it is; NONE until it has been drawn. */
  sheet: number;
  strength: number;
  craft: number;
  lives: number;
  gold: number;
  fate: number;
  objects: number[];
  followers: number[];
  /** TD-2: what stayed with the animal. */
  above: number[];
  /** The tile it stands on. */
  at: number;
  /** Turns for which there is magic light. */
  light: number;
  /** Whether the next turn is lost. */
  lost: boolean;
  /** TD-Q23: whether it reaches the Ruins at the start of its next turn. */
  leaving: boolean;
  /** The round in which it reached the Ruins, 0 while it is inside, NONE before it has fallen in (TD-Q46). */
  out: number;
  /** TD-Q46: whether it stays above for good. */
  retired: boolean;
}

export interface Character extends Person {
  spells: number[];
}

/** What everybody sees of a match, apart from the characters. Tiles are numbered in the order of laying. */
export interface Table {
  phase: Phase;
  /** Where a match goes on after a spell was learnt or discarded, or an object left. */
  resume: Phase;
  /** Whose turn it is. */
  turn: Seat;
  round: number;
  asked: Asked;
  /** The dice thrown last. */
  dice: number[];
  /** Which of them is thrown again. */
  again: number;

  /** By tile: its face, its quarter turns, its place (see map.ts). */
  faces: number[];
  turns: number[];
  places: number[];
  /** By tile and side: what the side is (see tiles.ts) and which tile lies beyond it. */
  sides: number[];
  near: number[];
  /** By tile of the set (`draws` of the content): how many lie in the pile face down. */
  pile: number[];
  /** Faces that lie open on the pile, the next one first. */
  shown: number[];
  things: Dropped[];
  /** By ware: how many lie in the purchase deck. */
  stock: number[];
  /** By spell: how many cards have been used. */
  spent: number[];

  /** Tiles that the move may still enter. */
  moves: number;
  /** The side by which the tile was entered in this move. */
  came: number;
  /** The side by which the character is about to leave. */
  door: number;
  /** The face that is being laid. */
  drawn: number;
  /** How many tiles are still to be turned up on the pile. */
  looking: number;
  /** Whether the lock that may be tried again was, in this turn. */
  retried: boolean;
  /** The enemy at hand, and its Strength or Craft. */
  enemy: number;
  power: number;
  /** What food and spells add to the next fight or test. */
  bonus: number;
  eaten: boolean;
  /** TD-Q36: whether nothing may be taken from the tile. */
  barred: boolean;
  /** The rival of a fight, and who won it. */
  rival: number;
  victor: number;
  /** Who learns a spell, or has one too many. */
  reader: Seat;
}

export interface State extends Table {
  characters: Character[];
}

/** What everybody sees, whether it is read from a state or from a view. */
export type Open = Readonly<Table> & { readonly characters: readonly Readonly<Person>[] };

/** What the rules of a step work on. */
export interface Play {
  readonly content: Content;
  readonly state: State;
  readonly emit: Emit<TheDungeon> | undefined;
}

/** Places are numbered row by row on a grid that 32 tiles (TD-C13) cannot leave; the start cell lies in its middle. */
export const ROW = 64;
export const START_PLACE = 32 * ROW + 32;

export function characterOf<Someone>({ characters }: { readonly characters: readonly Someone[] }, seat: Seat): Someone {
  const character = characters[seat];
  if (!character) throw new Error(`no seat ${seat}`);
  return character;
}

/** The character whose turn it is. */
export function mover<Someone>(table: { readonly turn: Seat; readonly characters: readonly Someone[] }): Someone {
  return characterOf(table, table.turn);
}

/** TD-Q31: who lost the fight. */
export const victimOf = ({ turn, rival, victor }: Readonly<Pick<Table, 'turn' | 'rival' | 'victor'>>): Seat =>
  victor === turn ? rival : turn;

/** The seat that decides, or for which chance acts. */
export function deciderOf(table: Readonly<Pick<Table, 'phase' | 'turn' | 'rival' | 'victor' | 'reader'>>): Seat {
  switch (table.phase) {
    case 'beaten':
      return victimOf(table);
    case 'spoils':
      return table.victor;
    case 'learn':
    case 'discard':
      return table.reader;
    default:
      return table.turn;
  }
}

const CALM: readonly Phase[] = ['begin', 'step', 'rest'];

/** TD-Q43: a quiet moment, with no enemy at hand and nothing else to settle first. */
export const isCalm = ({ phase }: Readonly<Pick<Table, 'phase'>>): boolean => CALM.includes(phase);

type Whereabouts = 'above' | 'inside' | 'out' | 'dead';

/** TD-B7, TD-Q25, TD-Q46: where a character is; undefined until it has been drawn. */
export function whereaboutsOf({ sheet, lives, out }: Readonly<Person>): Whereabouts | undefined {
  if (sheet === NONE) return undefined;
  if (lives === 0) return 'dead';
  if (out === 0) return 'inside';
  return out > 0 ? 'out' : 'above';
}

/** TD-B7, TD-Q25: alive, and not in the Ruins yet. */
export function isInside({ lives, out }: Readonly<Person>): boolean {
  return lives > 0 && out === 0;
}

export function roomAt({ faces }: Readonly<Pick<Table, 'faces'>>, tile: number): Room {
  return tileOf(faces[tile] ?? START_CELL).room;
}

export function sideOf({ sides }: Readonly<Pick<Table, 'sides'>>, tile: number, side: Side): number {
  return sides[4 * tile + side] ?? 0;
}

/** TD-B9. */
export function spellPlaces(craft: number): number {
  return SPELLS_BY_CRAFT[Math.min(craft, SPELLS_BY_CRAFT.length - 1)] ?? 0;
}

/** A copy field by field: a spread would make the views of a match several times slower. */
export function copyTable(table: Readonly<Table>): Table {
  return {
    phase: table.phase,
    resume: table.resume,
    turn: table.turn,
    round: table.round,
    asked: table.asked,
    dice: table.dice.slice(),
    again: table.again,
    faces: table.faces.slice(),
    turns: table.turns.slice(),
    places: table.places.slice(),
    sides: table.sides.slice(),
    near: table.near.slice(),
    pile: table.pile.slice(),
    shown: table.shown.slice(),
    things: table.things.slice(),
    stock: table.stock.slice(),
    spent: table.spent.slice(),
    moves: table.moves,
    came: table.came,
    door: table.door,
    drawn: table.drawn,
    looking: table.looking,
    retried: table.retried,
    enemy: table.enemy,
    power: table.power,
    bonus: table.bonus,
    eaten: table.eaten,
    barred: table.barred,
    rival: table.rival,
    victor: table.victor,
    reader: table.reader,
  };
}

export function copyPerson<Spells>(person: Readonly<Person>, spells: Spells): Person & { spells: Spells } {
  return {
    sheet: person.sheet,
    strength: person.strength,
    craft: person.craft,
    lives: person.lives,
    gold: person.gold,
    fate: person.fate,
    objects: person.objects.slice(),
    followers: person.followers.slice(),
    above: person.above.slice(),
    at: person.at,
    light: person.light,
    lost: person.lost,
    leaving: person.leaving,
    out: person.out,
    retired: person.retired,
    spells,
  };
}

export function copyState(state: Readonly<State>): State {
  const copy = copyTable(state) as State;
  copy.characters = state.characters.map(character => copyPerson(character, character.spells.slice()));
  return copy;
}
