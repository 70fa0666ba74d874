// Two seats shove discs along a lane by turns; chance adds a drift, then a slip. Nearest to the mark wins.
import { CHANCE, type Game, type Outcome, type Refusal, type Rules, type Seat } from '../game.ts';
import { clone, isRecord } from '../plain.ts';
import type { Words } from '../words.ts';
import { toyManifest } from './manifest.ts';

export interface State {
  turn: number;
  power: number | null;
  drift: number | null;
  /** How far from the mark each seat's best disc lies. */
  best: number[];
}
export type Action =
  | { readonly type: 'shove'; readonly power: number }
  | { readonly type: 'drift'; readonly by: number }
  | { readonly type: 'slip'; readonly by: number };
export type Event = { readonly type: 'slid'; readonly seat: Seat; readonly to: number };
export type Reason = { readonly type: 'not-now' } | { readonly type: 'no-such-shove' };
export type Prompt = { readonly type: 'shove' };

/** How far away the mark lies. */
export interface Content {
  readonly mark: number;
}

export type Shove = {
  options: object;
  content: Content;
  state: State;
  action: Action;
  view: State;
  event: Event;
  reason: Reason;
  prompt: Prompt;
};

const STRONGEST = 400;
const TURNS = 6;
const LISTED: readonly Action[] = [100, 200, 300, 400].map(power => ({ type: 'shove', power }));
const DRIFTS: readonly Action[] = [-1, 0, 1].map(by => ({ type: 'drift', by }));
const SLIPS: readonly Action[] = [0, 1, 2, 3].map(by => ({ type: 'slip', by }));

const isOver = (state: Readonly<State>): boolean => state.turn === TURNS;

function readShove(input: unknown): Action | Refusal<Reason> {
  const power = isRecord(input) && input.type === 'shove' ? input.power : undefined;
  if (typeof power !== 'number' || !Number.isInteger(power) || power < 1 || power > STRONGEST)
    return { refused: { type: 'no-such-shove' }, rule: 'SH-2' };
  return { type: 'shove', power };
}

function settle({ mark }: Content, state: State, slip: number): number {
  const to = (state.power ?? 0) * (20 + (state.drift ?? 0)) + slip * 7;
  const seat = state.turn % 2;
  state.best[seat] = Math.min(state.best[seat] ?? mark, Math.abs(mark - to));
  state.power = null;
  state.drift = null;
  state.turn++;
  return to;
}

function result({ best, turn }: Readonly<State>): Outcome {
  return {
    places: best.map(mine => 1 + best.filter(other => other < mine).length),
    scores: best.map(mine => -mine),
    length: turn / 2,
    notes: {},
  };
}

const why = (): Refusal<Reason> => ({ refused: { type: 'not-now' }, rule: 'SH-1' });

const rulesFor = (content: Content): Rules<Shove> => ({
  content,
  setup: () => ({ turn: 0, power: null, drift: null, best: [content.mark, content.mark] }),
  active: state => (isOver(state) ? [] : [state.power === null ? state.turn % 2 : CHANCE]),
  actions(state, seat) {
    if (seat !== CHANCE) return LISTED;
    return state.drift === null ? DRIFTS : SLIPS;
  },
  read: (_, seat, input) => (seat === CHANCE ? why() : readShove(input)),
  unlisted: ['shove'],
  why,
  odds: state => (state.drift === null ? [1, 2, 1] : [8, 4, 2, 1]),
  apply(state, _seat, action, emit) {
    if (action.type === 'shove') state.power = action.power;
    else if (action.type === 'drift') state.drift = action.by;
    else {
      const by = state.turn % 2;
      const to = settle(content, state, action.by);
      emit?.({ type: 'slid', seat: by, to });
    }
  },
  turn: ({ turn }) => turn,
  outcome: state => (isOver(state) ? result(state) : undefined),
  view: state => clone(state),
  imagine: view => clone(view),
  prompt: () => ({ type: 'shove' }),
});

const FIRST_RULES = rulesFor({ mark: 5000 });
const SECOND_RULES = rulesFor({ mark: 6500 });

export const shove: Game<Shove> = {
  ...toyManifest('shove', { min: 2, max: 2 }),
  version: 1,
  readOptions: () => ({}),
  rules: () => FIRST_RULES,
};

/** The same game after its rules have changed: the mark lies farther away, but not in matches that began before. */
export const farShove: Game<Shove> = {
  ...shove,
  version: 2,
  rules: ({ version }) => (version === 1 ? FIRST_RULES : SECOND_RULES),
};

export const SHOVE_RULES: ReadonlySet<string> = new Set(['SH-1', 'SH-2']);

export const shoveWords: Words<Shove> = {
  events: { slid: ({ seat, to }, names) => `${names[seat]} slides to ${to}.` },
  actions: {
    shove: ({ power }) => `Shove with ${power}`,
    drift: ({ by }) => `Drift ${by}`,
    slip: ({ by }) => `Slip ${by}`,
  },
  reasons: { 'not-now': () => 'Not now.', 'no-such-shove': () => `Power is a whole number from 1 to ${STRONGEST}.` },
  prompts: { shove: () => 'Shove.' },
};
