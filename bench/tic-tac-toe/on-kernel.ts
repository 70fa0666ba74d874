import type { Game, Outcome, Refusal, Rules, Seat } from '../../kernel/game.ts';
import { CELLS, CHOICES, type Mark, type Marks, WINS } from './board.ts';
import { toyManifest } from '../../kernel/toys/manifest.ts';

export interface State {
  turn: number;
  marks: Marks;
}
export type Event = { readonly type: 'marked'; readonly seat: Seat; readonly cell: number };
export type Reason = { readonly type: 'not-now' } | { readonly type: 'not-free' };

export interface TicTacToe {
  options: object;
  content: object;
  state: State;
  action: Mark;
  view: State;
  event: Event;
  reason: Reason;
  prompt: { readonly type: 'mark' };
}

const NOBODY: readonly Seat[] = [];
const FIRST: readonly Seat[] = [0];
const SECOND: readonly Seat[] = [1];

function active({ turn, marks }: Readonly<State>): readonly Seat[] {
  const isFirst = turn % 2 === 0;
  if (turn === CELLS || WINS[isFirst ? marks[1] : marks[0]]) return NOBODY;
  return isFirst ? FIRST : SECOND;
}

function why(state: Readonly<State>, seat: Seat): Refusal<Reason> {
  return active(state).includes(seat)
    ? { refused: { type: 'not-free' }, rule: 'TT-2' }
    : { refused: { type: 'not-now' }, rule: 'TT-1' };
}

function outcome(state: Readonly<State>): Outcome | undefined {
  if (active(state).length > 0) return undefined;
  const scores = state.marks.map(set => (WINS[set] ? 1 : 0));
  const places = scores.map(score => (score === Math.max(...scores) ? 1 : 2));
  return { places, scores, length: state.turn, notes: {} };
}

const copyOf = ({ turn, marks }: Readonly<State>): State => ({ turn, marks: [...marks] });

const rules: Rules<TicTacToe> = {
  content: {},
  setup: () => ({ turn: 0, marks: [0, 0] }),
  active,
  actions: ({ marks }) => CHOICES[marks[0] | marks[1]] ?? [],
  why,
  apply(state, seat, { cell }, emit) {
    state.marks[seat === 0 ? 0 : 1] |= 1 << cell;
    state.turn++;
    emit?.({ type: 'marked', seat, cell });
  },
  turn: ({ turn }) => turn,
  outcome,
  view: copyOf,
  imagine: copyOf,
  clone: copyOf,
  prompt: () => ({ type: 'mark' }),
};

export const ticTacToe: Game<TicTacToe> = {
  ...toyManifest('tic-tac-toe', { min: 2, max: 2 }),
  version: 1,
  readOptions: () => ({}),
  rules: () => rules,
};
