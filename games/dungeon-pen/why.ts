import { CHANCE, type Refusal, type Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import { currentStep, deciderOf } from './agenda.ts';
import type { Content } from './content.ts';
import type { Reason } from './events.ts';
import { whyNotFlick, whyNotStop } from './flicking.ts';
import { whyNotUse } from './junk.ts';
import { largeOf, NEIGHBOURS } from './square.ts';
import { type Decision, type State, type Step } from './state.ts';
import { whyNotPlace } from './walls.ts';

const refuse = (reason: Reason, rule: string): Refusal<Reason> => ({ refused: reason, rule });

/** Which rule stands against an input that is not legal. */
export function why(content: Content, state: Readonly<State>, seat: Seat, input: unknown): Refusal<Reason> {
  const step = currentStep(state);
  if (!step) return refuse({ type: 'over' }, 'DP-6');
  if (seat !== 0 && seat !== 1 && seat !== CHANCE) return refuse({ type: 'not-seated' }, 'DP-1');
  const decider = deciderOf(step);
  if (decider === CHANCE) return whyNotByChance(step, seat, input);
  if (decider !== seat) return refuse({ type: 'not-your-turn' }, 'DP-27');
  return isRecord(input) ? whyInStep(content, state, step, input) : refuse({ type: 'unreadable' }, 'DP-27');
}

/** DP-Q44: of chance itself, only where a line has ended is asked in numbers. */
function whyNotByChance(step: Step, seat: Seat, input: unknown): Refusal<Reason> {
  const isStop = seat === CHANCE && step.type === 'sway' && isRecord(input) && input.type === 'stop';
  return isStop ? whyNotStop(input) : refuse({ type: 'chance' }, 'DP-25');
}

type Input = Readonly<Record<string, unknown>>;

function whyInStep(content: Content, state: Readonly<State>, step: Step, input: Input): Refusal<Reason> {
  switch (input.type) {
    case 'flick':
    case 'spin':
      if (step.type === 'aim') return whyNotFlick(state, step, input);
      return step.type === 'end' ? refuse({ type: 'flick-done' }, 'DP-27') : whatFirst(step);
    case 'use':
      return whyNotUse(content, state, step, input.card);
    case 'grow':
      return whyNotGrow(content, state, input.square);
    case 'place':
      return step.type === 'place' ? whyNotPlace(content, state, step, input.squares) : whatFirst(step);
    case 'set':
      return step.type === 'load' ? whyNotSet(state, input) : whatFirst(step);
    case 'land':
      if (step.type === 'land') return refuse({ type: 'not-in-large' }, 'DP-Q27');
      return step.type === 'chest' ? refuse({ type: 'not-nearest' }, 'DP-Q26') : whatFirst(step);
    case 'start':
      return step.type === 'start' ? refuse({ type: 'not-in-large' }, 'DP-24') : whatFirst(step);
    case 'dig':
      return step.type === 'dig' ? whyNotDig(state, input.square) : whatFirst(step);
    default:
      return whatFirst(step);
  }
}

/** What the seat has to do instead. */
const FIRST: Readonly<Record<Decision['type'], readonly [Exclude<Reason['type'], 'sheet-count'>, string]>> = {
  aim: ['flick-first', 'DP-27'],
  coat: ['answer-first', 'DP-Q37'],
  spare: ['answer-first', 'DP-Q37'],
  quibble: ['answer-first', 'DP-Q34'],
  bane: ['answer-first', 'DP-Q37'],
  load: ['answer-first', 'DP-Q37'],
  place: ['place-first', 'DP-35'],
  dig: ['choose-first', 'DP-Q18'],
  land: ['choose-first', 'DP-Q27'],
  chest: ['choose-first', 'DP-Q26'],
  start: ['choose-first', 'DP-24'],
  end: ['turn-not-over', 'DP-Q18'],
};

function whatFirst(step: Step): Refusal<Reason> {
  const [type, rule] = FIRST[step.type as Decision['type']];
  return refuse({ type } as Reason, rule);
}

function whyNotGrow(content: Content, state: Readonly<State>, square: unknown): Refusal<Reason> {
  const { stone } = state;
  const last = stone?.squares.at(-1);
  if (!stone || last === undefined || state.before) return refuse({ type: 'stone-resting' }, 'DP-47');
  if (stone.grown) return refuse({ type: 'stone-grown' }, 'DP-Q29');
  if (!NEIGHBOURS[last]?.some(near => near === square)) return refuse({ type: 'stone-apart' }, 'DP-47');
  // Growth is bound to no dice: those that name its own large square stand for them.
  const dice = [...largeOf(square as number)];
  return whyNotPlace(content, { ...state, dice }, { seat: state.turn, shape: 'stone' }, [square]);
}

function whyNotSet({ dice }: Readonly<State>, { die, to }: Input): Refusal<Reason> {
  const shown = typeof die === 'number' ? dice[die] : undefined;
  return shown !== undefined && shown === to
    ? refuse({ type: 'die-shows-that' }, 'DP-Q18')
    : refuse({ type: 'no-such-die' }, 'DP-Q18');
}

function whyNotDig({ walls }: Readonly<State>, square: unknown): Refusal<Reason> {
  return walls.some(drawn => drawn === square)
    ? refuse({ type: 'too-far-to-dig' }, 'DP-Q40')
    : refuse({ type: 'not-drawn' }, 'DP-Q18');
}
