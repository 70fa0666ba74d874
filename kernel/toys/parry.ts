// Two seats draw cards in private. One strikes, the other parries with a higher card or yields; a six strikes again.
import {
  CHANCE,
  type Emit,
  type Game,
  type Outcome,
  type Random,
  type Refusal,
  type Rules,
  type Seat,
} from '../game.ts';
import { clone, isRecord } from '../plain.ts';
import type { Words } from '../words.ts';
import { toyManifest } from './manifest.ts';

export interface State {
  /** What is left, rising; the order of the draw pile is nobody's to know. */
  pile: number[];
  hands: number[][];
  spent: number[];
  turn: Seat;
  strike: number | null;
  hits: number[];
  strikes: number;
}
export interface View {
  readonly hand: readonly number[];
  readonly pile: number;
  readonly held: readonly number[];
  readonly spent: readonly number[];
  readonly turn: Seat;
  readonly strike: number | null;
  readonly hits: readonly number[];
  readonly strikes: number;
}
export type Action =
  | { readonly type: 'draw'; readonly card: number }
  | { readonly type: 'strike'; readonly card: number }
  | { readonly type: 'parry'; readonly card: number }
  | { readonly type: 'yield' };
export type Event =
  | { readonly type: 'drawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'struck'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'parried'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'hit'; readonly seat: Seat };
export type Reason = { readonly type: 'not-now' } | { readonly type: 'no-such-card' };
export type Prompt = { readonly type: 'strike' } | { readonly type: 'answer' } | { readonly type: 'wait' };

export type Parry = {
  options: object;
  content: object;
  state: State;
  action: Action;
  view: View;
  event: Event;
  reason: Reason;
  prompt: Prompt;
};

export const DECK = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const HAND = 2;
const AGAIN = 6;
const YIELD: Action = { type: 'yield' };

const other = (seat: Seat): Seat => 1 - seat;
const handOf = (state: Readonly<State>, seat: Seat): readonly number[] => state.hands[seat] ?? [];
const distinct = (cards: readonly number[]): number[] => [...new Set(cards)];

/** Who is to draw: everybody up to a full hand first, then the seat whose turn begins with one card too few. */
function drawing(state: Readonly<State>): Seat | undefined {
  if (state.strike !== null || state.pile.length === 0) return undefined;
  if (state.strikes === 0) return [0, 1].find(seat => handOf(state, seat).length < HAND);
  return handOf(state, state.turn).length < HAND ? state.turn : undefined;
}

function active(state: Readonly<State>): readonly Seat[] {
  if (drawing(state) !== undefined) return [CHANCE];
  if (state.strike !== null) return [other(state.turn)];
  return handOf(state, state.turn).length > 0 && state.strikes < DECK.length ? [state.turn] : [];
}

function actions(state: Readonly<State>, seat: Seat): readonly Action[] {
  if (seat === CHANCE) return distinct(state.pile).map(card => ({ type: 'draw', card }));
  const { strike } = state;
  if (strike === null) return distinct(handOf(state, seat)).map(card => ({ type: 'strike', card }));
  const higher = distinct(handOf(state, seat)).filter(card => card > strike);
  return [...higher.map(card => ({ type: 'parry', card }) as const), YIELD];
}

function give(cards: number[], card: number): void {
  cards.push(card);
  cards.sort((a, b) => a - b);
}

function remove(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

function answered(state: State): void {
  if (state.strike !== AGAIN) state.turn = other(state.turn);
  state.strike = null;
}

function apply(state: State, seat: Seat, action: Action, emit?: Emit<Parry>): void {
  if (action.type === 'draw') {
    const drawer = drawing(state) ?? 0;
    remove(state.pile, action.card);
    give(state.hands[drawer] ?? [], action.card);
    emit?.({ type: 'drawn', seat: drawer, card: action.card });
  } else if (action.type === 'yield') {
    state.hits[state.turn] = (state.hits[state.turn] ?? 0) + 1;
    emit?.({ type: 'hit', seat });
    answered(state);
  } else {
    remove(state.hands[seat] ?? [], action.card);
    give(state.spent, action.card);
    if (action.type === 'strike') {
      state.strike = action.card;
      state.strikes++;
      emit?.({ type: 'struck', seat, card: action.card });
    } else {
      emit?.({ type: 'parried', seat, card: action.card });
      answered(state);
    }
  }
}

function view(state: Readonly<State>, seat: Seat): View {
  const { pile, hands, ...open } = clone(state);
  return {
    ...open,
    hand: handOf({ ...state, hands }, seat),
    pile: pile.length,
    held: hands.map(hand => hand.length),
  };
}

function imagine(seen: Readonly<View>, seat: Seat, random: Random): State {
  const { hand, pile: _, held, ...open } = clone(seen) as View;
  const pile = [...DECK];
  for (const card of [...hand, ...open.spent]) remove(pile, card);
  const hands = held.map((count, holder) => (holder === seat ? [...hand] : deal(pile, count, random)));
  return { ...open, spent: [...open.spent], hits: [...open.hits], pile, hands };
}

function deal(pile: number[], count: number, random: Random): number[] {
  const dealt = Array.from({ length: count }, () => pile.splice(random(pile.length), 1)[0] ?? 0);
  return dealt.sort((a, b) => a - b);
}

function why(state: Readonly<State>, seat: Seat, input: unknown): Refusal<Reason> {
  const isTurn = active(state).includes(seat);
  const names = isRecord(input) && (input.type === 'strike' || input.type === 'parry');
  return isTurn && names
    ? { refused: { type: 'no-such-card' }, rule: 'PA-2' }
    : { refused: { type: 'not-now' }, rule: 'PA-1' };
}

function outcome(state: Readonly<State>): Outcome | undefined {
  if (active(state).length > 0) return undefined;
  const places = state.hits.map(mine => 1 + state.hits.filter(theirs => theirs > mine).length);
  return { places, scores: [...state.hits], length: state.strikes, notes: {} };
}

const rules: Rules<Parry> = {
  content: {},
  setup: () => ({ pile: [...DECK], hands: [[], []], spent: [], turn: 0, strike: null, hits: [0, 0], strikes: 0 }),
  active,
  actions,
  odds: state => distinct(state.pile).map(card => state.pile.filter(same => same === card).length),
  draw: (state, random) => ({ type: 'draw', card: state.pile[random(state.pile.length)] ?? 0 }),
  why,
  apply,
  turn: ({ strikes, strike }) => (strike === null ? strikes : strikes - 1),
  outcome,
  view,
  witness: (event, seat) => (event.type === 'drawn' && event.seat !== seat ? { ...event, card: null } : event),
  imagine,
  prompt: (seen, seat) => {
    if (seen.strike === null) return { type: seen.turn === seat ? 'strike' : 'wait' };
    return { type: seen.turn === seat ? 'wait' : 'answer' };
  },
};

export const parry: Game<Parry> = {
  ...toyManifest('parry', { min: 2, max: 2 }),
  version: 1,
  readOptions: () => ({}),
  rules: () => rules,
};

export const PARRY_RULES: ReadonlySet<string> = new Set(['PA-1', 'PA-2']);

/** Another's hand and the pile are one heap to `seat`. */
export function permuteParry(state: Readonly<State>, seat: Seat, random: Random): State {
  const copy = clone(state) as State;
  const heap = [...copy.pile, ...copy.hands.flatMap((hand, holder) => (holder === seat ? [] : hand))];
  copy.hands = copy.hands.map((hand, holder) => (holder === seat ? hand : deal(heap, hand.length, random)));
  copy.pile = heap.sort((a, b) => a - b);
  return copy;
}

export const parryWords: Words<Parry> = {
  events: {
    drawn: ({ seat, card }, names, reader) =>
      `${seat === reader ? 'You draw' : `${names[seat]} draws`} ${card ?? 'a card'}.`,
    struck: ({ seat, card }, names) => `${names[seat]} strikes with ${card}.`,
    parried: ({ seat, card }, names) => `${names[seat]} parries with ${card}.`,
    hit: ({ seat }, names) => `${names[seat]} is hit.`,
  },
  actions: {
    draw: ({ card }) => `Draw ${card}`,
    strike: ({ card }) => `Strike with ${card}`,
    parry: ({ card }) => `Parry with ${card}`,
    yield: () => 'Yield',
  },
  reasons: { 'not-now': () => 'Not now.', 'no-such-card': () => 'You do not hold a card that does this.' },
  prompts: { strike: () => 'Strike.', answer: () => 'Parry or yield.', wait: () => 'Wait.' },
};
