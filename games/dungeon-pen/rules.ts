import { CHANCE, type Emit, type Random, type Refusal, type Rules, type Seat } from '../../kernel/game.ts';
import { choose, pick } from '../../kernel/random.ts';
import type { Action, Options } from './action.ts';
import { currentStep, deciderOf, procedureOf, run } from './agenda.ts';
import { type Content, contentOf } from './content.ts';
import { grow } from './decisions.ts';
import type { Reason } from './events.ts';
import { FLICK_BOUNDS, readFlick, readStop } from './flicking.ts';
import type { DungeonPen } from './kind.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import type { State, Step } from './state.ts';
import { imagine, promptOf, viewOf } from './view.ts';
import { growths, readPlace } from './walls.ts';
import { why } from './why.ts';

/** The rules of one match. What is to be done stands on the agenda of the state; agenda.ts knows how. */
export function rulesFor(options: Options): Rules<DungeonPen> {
  const content = contentOf(options);
  return {
    content: content,
    setup: () => setup(content),
    active,
    actions: (state, seat) => actions(content, state, seat),
    odds: state => odds(content, state),
    draw: (state, random) => draw(content, state, random),
    read: (state, seat, input) => read(content, state, seat, input),
    unlisted: ['flick', 'stop'],
    bounds: { flick: FLICK_BOUNDS },
    why: (state, seat, input) => why(content, state, seat, input),
    apply: (state, seat, action, emit) => apply(content, state, [seat, action], emit),
    turn: ({ characters: [one, other] }) => one.turns + other.turns,
    outcome: outcomeOf,
    view: viewOf,
    imagine,
    prompt: (view, seat) => promptOf(content, view, seat),
  };
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[CHANCE], [0], [1]];

function active(state: Readonly<State>): readonly Seat[] {
  const step = currentStep(state);
  return step ? (ALONE[deciderOf(step) + 1] as readonly Seat[]) : NOBODY;
}

function actions(content: Content, state: Readonly<State>, seat: Seat): readonly Action[] {
  const step = currentStep(state);
  if (!step || deciderOf(step) !== seat) return [];
  const choices = procedureOf(step).choices?.(content, state, step) ?? [];
  if (seat !== state.turn || !state.stone) return choices;
  const grown = growths(content, state).map(square => ({ type: 'grow', square }) as const);
  return grown.length > 0 ? [...choices, ...grown] : choices;
}

function odds(content: Content, state: Readonly<State>): readonly number[] {
  const step = currentStep(state);
  if (!step) return [];
  const { odds: of, choices } = procedureOf(step);
  return of?.(state, step) ?? even(choices?.(content, state, step).length ?? 0);
}

const EVEN: (readonly number[])[] = [];

function even(count: number): readonly number[] {
  return (EVEN[count] ??= Array.from({ length: count }, () => 1));
}

/** Without a list of even odds: most of what chance decides is one of many equal picks. */
function draw(content: Content, state: Readonly<State>, random: Random): Action {
  const step = currentStep(state);
  if (!step) throw new Error('the game is over');
  const { odds: of } = procedureOf(step);
  const choices = actions(content, state, CHANCE);
  return of ? (choices[pick(of(state, step), random)] as Action) : choose(choices, random);
}

/** A flick, the end of a line on real paper, or a wall whose squares are named in another order. */
function read(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Action | Refusal<Reason> {
  const step = currentStep(state);
  const isAsked = step !== undefined && deciderOf(step) === seat;
  const action = isAsked ? readUnlisted(content, state, step, input) : undefined;
  return action ?? why(content, state, seat, input);
}

const readUnlisted = (content: Content, state: Readonly<State>, step: Step, input: unknown): Action | undefined =>
  readFlick(state, step, input) ?? readStop(state, step, input) ?? readPlace(content, state, step, input);

function apply(content: Content, state: State, [seat, action]: readonly [Seat, Action], emit?: Emit<DungeonPen>): void {
  const play = { content, state, emit };
  const step = currentStep(state);
  if (!step) throw new Error('the game is over');
  if (action.type === 'grow') grow(play, seat, action.square);
  else {
    state.agenda.pop();
    procedureOf(step).carry(play, step, action);
  }
  run(play);
}
