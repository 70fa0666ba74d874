import type { Seat } from '../../kernel/game.ts';
import type { EventName, JunkName } from './cards.ts';
import type { Point, Square } from './square.ts';

/**
 * What hinders a seat: weak hand, closed eyes, both hands, half power, the spun card, a card in the good hand, a card in
 * the hand that turns the sheet.
 */
const EFFECTS = ['weak', 'blind', 'fists', 'chain', 'vane', 'full', 'candle'] as const;
export type Effect = (typeof EFFECTS)[number];

/** DP-Q22: effects that last to the end of a turn, however many flicks it has, and the cards that are held so long. */
export const HELD_CARDS: Partial<Readonly<Record<Effect, EventName>>> = { full: 'hands-full', candle: 'candle' };

export function isHeld(effect: Effect): boolean {
  return HELD_CARDS[effect] !== undefined;
}

export interface Character extends Point {
  x: number;
  y: number;
  hp: number;
  hand: JunkName[];
  carries: boolean;
  effects: Effect[];
  /** DP-Q23: where it stood when its latest turn began; null before its first. */
  past: { x: number; y: number } | null;
  turns: number;
  /** Flicks that did not fail, and how many of them met a wall that hurts. */
  flicks: number;
  hits: number;
  /** DP-13: its crosses, each as x, y and 1 if a line leads to it or 0 if it was put there. */
  trail: readonly number[];
}

/** What a flick is made of once it is aimed; angle and wobble are the sigmas in force. */
export interface Flick {
  readonly aim: number;
  readonly length: number;
  readonly angle: number;
  readonly wobble: number;
}

const CAUSES = ['turn', 'sacrifice', 'second-wind'] as const;
/** Why a seat flicks: its turn, or a card that grants or demands an extra flick (DP-Q21). */
export type Cause = (typeof CAUSES)[number];

const SHAPES = ['line', 'tetromino', 'rubble', 'stone', 'chalk'] as const;
/** Wall squares that a card draws. */
export type Shape = (typeof SHAPES)[number];

/** `seat` is whom a step concerns: who decides in it, or for whom chance or the card acts. */
type Of<Type extends string> = Type extends string ? { readonly type: Type; readonly seat: Seat } : never;

/** What a seat has to decide. */
export type Decision =
  | (Of<'aim'> & { readonly cause: Cause })
  | Of<'coat' | 'spare' | 'quibble' | 'bane' | 'load'>
  | (Of<'place'> & { readonly shape: Shape })
  | Of<'dig' | 'land' | 'chest' | 'start'>
  | Of<'end'>;

/** What chance decides. */
export type Draw =
  | (Of<'sway'> & { readonly flick: Flick })
  | (Of<'reach'> & { readonly flick: Flick })
  | Of<'point' | 'roll' | 'cast' | 'coin'>
  | Of<'draw' | 'sudden' | 'junk' | 'keepsake'>
  | (Of<'pilfer'> & { readonly thief: Seat | null });

/** What happens by itself when its turn comes. */
export type Happening =
  | Of<'turn' | 'event'>
  | (Of<'thing'> & { readonly square: Square })
  | Of<'plagued' | 'home' | 'hit'>
  | (Of<'discard'> & { readonly card: EventName })
  | (Of<'afflict'> & { readonly effect: Effect })
  | (Of<'heal'> & { readonly by: number; readonly cause: 'loaf' | 'tonic' })
  | Of<'bolt' | 'plague' | 'toll' | 'goblin' | 'crawlers' | 'jailer' | 'blade' | 'whim' | 'return'>
  | (Of<'rats'> & { readonly square: Square })
  | Of<'sober' | 'steal' | 'bribe' | 'repeat'>;

export type Step = Decision | Draw | Happening;
export type StepOf<Type extends Step['type']> = Extract<Step, { type: Type }>;

/** Everything that a flick may change, as it was before (Spare Pencil, DP-Q34). */
export interface Before {
  readonly characters: readonly [Character, Character];
  readonly strokes: readonly number[];
  readonly tumbled: boolean;
  readonly cause: Cause;
  /** The flick whose spread can be rolled again; null for a spun or a failed one. */
  readonly flick: Flick | null;
}

export type End =
  | { readonly type: 'treasure' | 'death'; readonly winner: Seat }
  | { readonly type: 'double-defeat' }
  | { readonly type: 'time'; readonly winner: Seat | null };

export interface State {
  turn: Seat;
  /** What is still to be done in this turn, the next step last. */
  agenda: Step[];
  characters: [Character, Character];
  /** The strokes on each potion of the sheet, in the order of its squares. */
  strokes: number[];
  /** The event cards that nobody has seen since the last shuffle, in the order of the table. */
  events: EventName[];
  discards: EventName[];
  /** The squares drawn by cards, in the order of drawing. */
  walls: Square[];
  /** DP-Q29: the magic wall while it grows, oldest square first. */
  stone: { squares: Square[]; grown: boolean } | null;
  /** The large square under the Grey Plague, as red and black. */
  plague: { red: number; black: number } | null;
  /** DP-45: the sheet may no longer be turned. */
  bolted: boolean;
  /** What was rolled last: red and black, or a single die. */
  dice: number[];
  /** The last coin: true for the side that the card names first. */
  heads: boolean;
  /** Whether the last flick met a wall that hurts. */
  struck: boolean;
  /** Bribed Guard: this turn's event is skipped. */
  bribed: boolean;
  /** DP-Q41: the next turn belongs to the same seat. */
  repeats: boolean;
  /** Acrobat: the free touch of this turn is used. */
  tumbled: boolean;
  quibbled: [boolean, boolean];
  before: Before | null;
  end: End | null;
}

export function otherOf(seat: Seat): Seat {
  return 1 - seat;
}

export function characterOf(state: Readonly<State>, seat: Seat): Character {
  return state.characters[seat as 0 | 1];
}

/** DP-30: the junk deck is what nobody holds. */
export function holds(state: Readonly<State>, seat: Seat, card: JunkName): boolean {
  return characterOf(state, seat).hand.includes(card);
}

/** A copy field by field: every decision starts with one. What is replaced and never changed in place is shared. */
export function copyState(state: Readonly<State>): State {
  return {
    turn: state.turn,
    agenda: state.agenda.slice(),
    characters: copyCharacters(state.characters),
    strokes: state.strokes.slice(),
    events: state.events.slice(),
    discards: state.discards.slice(),
    walls: state.walls.slice(),
    stone: state.stone && { squares: state.stone.squares.slice(), grown: state.stone.grown },
    plague: state.plague,
    bolted: state.bolted,
    dice: state.dice.slice(),
    heads: state.heads,
    struck: state.struck,
    bribed: state.bribed,
    repeats: state.repeats,
    tumbled: state.tumbled,
    quibbled: [state.quibbled[0], state.quibbled[1]],
    before: state.before,
    end: state.end,
  };
}

export function copyCharacters([south, north]: readonly [Character, Character]): [Character, Character] {
  return [copyCharacter(south), copyCharacter(north)];
}

function copyCharacter(character: Readonly<Character>): Character {
  return {
    x: character.x,
    y: character.y,
    hp: character.hp,
    hand: character.hand.slice(),
    carries: character.carries,
    effects: character.effects.slice(),
    past: character.past,
    turns: character.turns,
    flicks: character.flicks,
    hits: character.hits,
    trail: character.trail,
  };
}
