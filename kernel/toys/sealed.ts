// Two dice are rolled; every seat seals one of their pips and says `done`; all marks are shown at once.
import {
  CHANCE,
  type Emit,
  type Game,
  ONLOOKER,
  type Outcome,
  type Random,
  type Refusal,
  type Rules,
  type Seat,
} from '../game.ts';
import { clone, isRecord } from '../plain.ts';
import type { Words } from '../words.ts';
import { toyManifest } from './manifest.ts';

export interface Options {
  readonly rounds: number;
}
export interface State {
  round: number;
  dice: [number, number] | null;
  sealed: (number | null)[];
  done: boolean[];
  marks: number[][];
}
export type Action =
  | { readonly type: 'roll'; readonly dice: readonly [number, number] }
  | { readonly type: 'seal'; readonly pip: number }
  | { readonly type: 'done' };
export type Event =
  | { readonly type: 'rolled'; readonly dice: readonly [number, number] }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly pip: number | null }
  | { readonly type: 'shown'; readonly seat: Seat; readonly pip: number };
export type Reason = { readonly type: 'not-now' } | { readonly type: 'not-rolled' } | { readonly type: 'bad-rounds' };
export type Prompt = { readonly type: 'seal' } | { readonly type: 'wait' };

export type Sealed = {
  options: Options;
  content: object;
  state: State;
  action: Action;
  view: State;
  event: Event;
  reason: Reason;
  prompt: Prompt;
};

const PIPS = [1, 2, 3, 4, 5, 6];
const ROLLS: readonly Action[] = PIPS.flatMap(a =>
  PIPS.filter(b => a <= b).map(b => ({ type: 'roll', dice: [a, b] }) as const),
);
const ODDS = PIPS.flatMap(a => PIPS.filter(b => a <= b).map(b => (a === b ? 1 : 2)));
const DONE: Action = { type: 'done' };

function rulesFor(seats: number, { rounds }: Options): Rules<Sealed> {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  return {
    content: {},
    setup: () => ({
      round: 0,
      dice: null,
      sealed: everyone.map(() => null),
      done: everyone.map(() => false),
      marks: everyone.map(() => []),
    }),
    active(state) {
      if (state.round === rounds) return [];
      return state.dice ? everyone.filter(seat => !state.done[seat]) : [CHANCE];
    },
    actions,
    odds: () => ODDS,
    draw(_state, random) {
      const [a, b] = [1 + random(6), 1 + random(6)];
      return { type: 'roll', dice: a <= b ? [a, b] : [b, a] };
    },
    why,
    apply,
    turn: ({ round }) => round,
    outcome: state => (state.round === rounds ? result(state) : undefined),
    view: (state, me) => ({
      ...clone(state),
      sealed: state.sealed.map((pip, seat) => (seat === me ? pip : hidden(pip))),
    }),
    witness: (event, seat) => (event.type === 'sealed' && event.seat !== seat ? { ...event, pip: null } : event),
    imagine: (view, seat, random) => ({ ...clone(view), sealed: unsealed(view, seat, random) }),
    prompt: (view, seat) => ({ type: seat === ONLOOKER || view.done[seat] ? 'wait' : 'seal' }),
  };
}

function actions(state: Readonly<State>, seat: Seat): readonly Action[] {
  if (seat === CHANCE) return ROLLS;
  if (state.sealed[seat] !== null) return [DONE];
  return [...new Set(state.dice)].map(pip => ({ type: 'seal', pip }));
}

function apply(state: State, seat: Seat, action: Action, emit?: Emit<Sealed>): void {
  if (action.type === 'roll') {
    state.dice = [...action.dice];
    emit?.({ type: 'rolled', dice: action.dice });
  } else if (action.type === 'seal') {
    state.sealed[seat] = action.pip;
    emit?.({ type: 'sealed', seat, pip: action.pip });
  } else {
    state.done[seat] = true;
    if (!state.done.includes(false)) show(state, emit);
  }
}

/** 0 stands for a pip under its seal: that there is one is public, which one is not. */
const hidden = (pip: number | null): number | null => (pip === null ? null : 0);

const unsealed = ({ sealed, dice }: Readonly<State>, me: Seat, random: Random): (number | null)[] =>
  sealed.map((pip, seat) => (pip === 0 && seat !== me ? (dice?.[random(2)] ?? 1) : pip));

function show(state: State, emit?: Emit<Sealed>): void {
  for (const [seat, pip] of state.sealed.entries()) {
    if (pip === null) throw new Error('done without a seal');
    state.marks[seat]?.push(pip);
    emit?.({ type: 'shown', seat, pip });
  }
  state.sealed.fill(null);
  state.done.fill(false);
  state.dice = null;
  state.round++;
}

function why(state: Readonly<State>, seat: Seat, input: unknown): Refusal<Reason> {
  const isSeal = isRecord(input) && input.type === 'seal' && seat >= 0 && state.sealed[seat] === null;
  return isSeal ? { refused: { type: 'not-rolled' }, rule: 'SE-2' } : { refused: { type: 'not-now' }, rule: 'SE-1' };
}

function result(state: Readonly<State>): Outcome {
  const scores = state.marks.map(marks => new Set(marks).size);
  const places = scores.map(score => 1 + scores.filter(other => other > score).length);
  return { places, scores, length: state.round, notes: {} };
}

function readRounds(input: unknown): Options | Refusal<Reason> {
  const rounds = isRecord(input) ? (input.rounds ?? 3) : undefined;
  if (typeof rounds !== 'number' || !Number.isInteger(rounds) || rounds < 1 || rounds > 20)
    return { refused: { type: 'bad-rounds' }, rule: 'SE-3' };
  return { rounds };
}

export const sealed: Game<Sealed> = {
  ...toyManifest('sealed', { min: 1, max: 4 }),
  version: 1,
  readOptions: readRounds,
  rules: ({ seats, options }) => rulesFor(seats, options),
};

export const SEALED_RULES: ReadonlySet<string> = new Set(['SE-1', 'SE-2', 'SE-3']);

/** Everything another seat has sealed might be any of the two pips. */
export function permuteSealed(state: Readonly<State>, seat: Seat, random: Random): State {
  const copy = clone(state) as State;
  copy.sealed = copy.sealed.map((pip, other) =>
    pip !== null && other !== seat ? (copy.dice?.[random(2)] ?? pip) : pip,
  );
  return copy;
}

export const sealedWords: Words<Sealed> = {
  events: {
    rolled: ({ dice }) => `The dice show ${dice.join(' and ')}.`,
    sealed: ({ seat }, names) => `${names[seat]} seals a pip.`,
    shown: ({ seat, pip }, names) => `${names[seat]} marks ${pip}.`,
  },
  actions: { roll: ({ dice }) => `Roll ${dice.join(' and ')}`, seal: ({ pip }) => `Seal ${pip}`, done: () => 'Done' },
  reasons: {
    'not-now': () => 'Not now.',
    'not-rolled': () => 'The dice do not show that.',
    'bad-rounds': () => 'Rounds are a whole number from 1 to 20.',
  },
  prompts: { seal: () => 'Seal a pip, then say done.', wait: () => 'Wait for the others.' },
};
