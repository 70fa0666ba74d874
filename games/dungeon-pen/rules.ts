import { CHANCE, type Emit, type Random, type Refusal, type Rules, type Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { choose, pick } from '../../kernel/random.ts';
import { currentStep, deciderOf, procedureOf, run } from './agenda.ts';
import { grow } from './decisions.ts';
import type { Reason } from './events.ts';
import type { DungeonPen } from './kind.ts';
import { type Material, unpack } from './material.ts';
import { promptOf } from './prompts.ts';
import { readFlick, why } from './refusals.ts';
import { outcomeOf } from './scoring.ts';
import { setUp } from './setup.ts';
import type { Action, Options, State, Step } from './state.ts';
import { imagine, viewOf } from './view.ts';
import { growths } from './walls.ts';

/** The rules of one match. What is to be done stands on the agenda of the state; agenda.ts knows how. */
export function rulesFor(options: Options): Rules<DungeonPen> {
  const material = unpack(options);
  return {
    content: material,
    setup: () => setup(material),
    active,
    actions: (state, seat) => actions(material, state, seat),
    odds: state => odds(material, state),
    draw: (state, random) => draw(material, state, random),
    read: (state, seat, input) => read(material, state, seat, input),
    unlisted: ['flick'],
    why: (state, seat, input) => why(material, state, seat, input),
    apply: (state, seat, action, emit) => apply(material, state, [seat, action], emit),
    turn: ({ characters: [one, other] }) => one.turns + other.turns,
    outcome: outcomeOf,
    view: viewOf,
    imagine,
    prompt: (view, seat) => promptOf(material, view, seat),
  };
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[CHANCE], [0], [1]];

function setup(material: Material): State {
  const state = setUp(material);
  run({ material, state });
  return state;
}

function active(state: Readonly<State>): readonly Seat[] {
  const step = currentStep(state);
  return step ? (ALONE[deciderOf(step) + 1] as readonly Seat[]) : NOBODY;
}

function actions(material: Material, state: Readonly<State>, seat: Seat): readonly Action[] {
  const step = currentStep(state);
  if (!step || deciderOf(step) !== seat) return [];
  const choices = procedureOf(step).choices?.(material, state, step) ?? [];
  if (seat !== state.turn || !state.stone) return choices;
  const grown = growths(material, state).map(square => ({ type: 'grow', square }) as const);
  return grown.length > 0 ? [...choices, ...grown] : choices;
}

function odds(material: Material, state: Readonly<State>): readonly number[] {
  const step = currentStep(state);
  if (!step) return [];
  const { odds: of, choices } = procedureOf(step);
  return of?.(state, step) ?? even(choices?.(material, state, step).length ?? 0);
}

const EVEN: (readonly number[])[] = [];

function even(count: number): readonly number[] {
  return (EVEN[count] ??= Array.from({ length: count }, () => 1));
}

/** Without a list of even odds: most of what chance decides is one of many equal picks. */
function draw(material: Material, state: Readonly<State>, random: Random): Action {
  const step = currentStep(state);
  if (!step) throw new Error('the game is over');
  const { odds: of } = procedureOf(step);
  const choices = actions(material, state, CHANCE);
  return of ? (choices[pick(of(state, step), random)] as Action) : choose(choices, random);
}

/** A flick, or a wall whose squares are named in another order. */
function read(material: Material, state: Readonly<State>, seat: Seat, input: unknown): Action | Refusal<Reason> {
  const step = currentStep(state);
  if (!step || deciderOf(step) !== seat) return why(material, state, seat, input);
  return readFlick(state, step, input) ?? readWall(material, state, step, input) ?? why(material, state, seat, input);
}

function readWall(material: Material, state: Readonly<State>, step: Step, input: unknown): Action | undefined {
  if (step.type !== 'place' || !isRecord(input) || input.type !== 'place' || !Array.isArray(input.squares))
    return undefined;
  const drawn = input.squares.toSorted((a: number, b: number) => a - b).join();
  return actions(material, state, step.seat).find(action => action.type === 'place' && action.squares.join() === drawn);
}

function apply(
  material: Material,
  state: State,
  [seat, action]: readonly [Seat, Action],
  emit?: Emit<DungeonPen>,
): void {
  const play = { material, state, emit };
  const step = currentStep(state);
  if (!step) throw new Error('the game is over');
  if (action.type === 'grow') grow(play, seat, action.square);
  else {
    state.agenda.pop();
    procedureOf(step).carry(play, step, action);
  }
  run(play);
}
