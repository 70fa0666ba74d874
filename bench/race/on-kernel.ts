import { CHANCE, type Game, type Random, type Refusal, type Rules, type Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import {
  blank,
  CHOICES,
  codeOf,
  CODES,
  cross,
  type Cross,
  type Crossed,
  DICE,
  diceOf,
  PIPS,
  scoreOf,
  SORTED,
  TURNS,
} from './sheet.ts';
import { toyManifest } from '../../kernel/toys/manifest.ts';

interface Roll {
  readonly type: 'roll';
  /** Rising. */
  readonly dice: readonly number[];
}
export interface State {
  turn: number;
  dice: readonly number[] | null;
  crossed: Crossed;
}
export type Action = Roll | Cross;
export type Event =
  | { readonly type: 'rolled'; readonly dice: readonly number[] }
  | { readonly type: 'crossed'; readonly low: number; readonly high: number };
export type Reason = { readonly type: 'not-now' } | { readonly type: 'no-such-sums' };

export interface Race {
  options: object;
  content: object;
  state: State;
  action: Action;
  view: State;
  event: Event;
  reason: Reason;
  prompt: { readonly type: 'cross' };
}

const RISING = CODES.filter(code => SORTED[code] === code);
const ROLLS: readonly Roll[] = RISING.map(code => ({ type: 'roll', dice: diceOf(code) }));
const ODDS: readonly number[] = RISING.map(code => SORTED.filter(sorted => sorted === code).length);
const ROLL_OF: readonly Roll[] = SORTED.flatMap(code => ROLLS[RISING.indexOf(code)] ?? []);

const NOBODY: readonly Seat[] = [];
const DICE_ALONE: readonly Seat[] = [CHANCE];
const SEAT_ALONE: readonly Seat[] = [0];

function active(state: Readonly<State>): readonly Seat[] {
  if (state.turn === TURNS) return NOBODY;
  return state.dice ? SEAT_ALONE : DICE_ALONE;
}

function actions(state: Readonly<State>, seat: Seat): readonly Action[] {
  if (seat === CHANCE) return ROLLS;
  return (state.dice && CHOICES[codeOf(state.dice)]) ?? [];
}

function draw(_state: Readonly<State>, random: Random): Action {
  let code = 0;
  for (let i = 0; i < DICE; i++) code = code * PIPS + random(PIPS);
  const roll = ROLL_OF[code];
  if (!roll) throw new Error(`no roll has the code ${code}`);
  return roll;
}

function why(state: Readonly<State>, seat: Seat): Refusal<Reason> {
  return active(state).includes(seat)
    ? { refused: { type: 'no-such-sums' }, rule: 'RA-2' }
    : { refused: { type: 'not-now' }, rule: 'RA-1' };
}

const rules: Rules<Race> = {
  content: {},
  setup: () => ({ turn: 0, dice: null, crossed: blank() }),
  active,
  actions,
  odds: () => ODDS,
  draw,
  why,
  apply(state, _seat, action, emit) {
    if (action.type === 'roll') {
      state.dice = action.dice;
      emit?.({ type: 'rolled', dice: action.dice });
    } else {
      cross(state.crossed, action);
      state.dice = null;
      state.turn++;
      emit?.({ type: 'crossed', low: action.low, high: action.high });
    }
  },
  turn: ({ turn }) => turn,
  outcome({ turn, crossed }) {
    return turn === TURNS ? { places: [1], scores: [scoreOf(crossed)], length: turn, notes: {} } : undefined;
  },
  view: state => clone(state),
  imagine: view => clone(view),
  prompt: () => ({ type: 'cross' }),
};

export const race: Game<Race> = {
  ...toyManifest('race', { min: 1, max: 1 }),
  version: 1,
  readOptions: () => ({}),
  rules: () => rules,
};
