import { CHANCE, type Seat } from '../../kernel/game.ts';
import { currentStep, deciderOf } from './agenda.ts';
import type { EventName } from './cards.ts';
import type { Content } from './content.ts';
import type { Prompt } from './events.ts';
import { isSpun } from './flicking.ts';
import { characterOf, copyState, type State, type Step, type StepOf } from './state.ts';
import { growths, isRolled } from './walls.ts';

/** Hands lie open (DP-Q19) and both decks are what is not seen elsewhere: there is no secret at this table. */
export type View = Readonly<State>;

export function viewOf(state: Readonly<State>): View {
  return copyState(state);
}

export function imagine(view: View): State {
  return copyState(view);
}

/** The one sentence above the sheet. */
export function promptOf(content: Content, state: Readonly<State>, seat: Seat): Prompt {
  if (state.end) return { type: 'over', end: state.end };
  const step = currentStep(state);
  if (!step || deciderOf(step) === CHANCE) return { type: 'chance' };
  if (seat !== 0 && seat !== 1) return { type: 'watch' };
  return step.seat === seat ? question(content, state, step) : { type: 'wait', seat: step.seat };
}

function question(content: Content, state: Readonly<State>, step: Step): Prompt {
  switch (step.type) {
    case 'aim':
      if (isSpun(state, step)) return { type: 'spin' };
      return { type: 'aim', cause: step.cause, effects: [...characterOf(state, step.seat).effects] };
    case 'coat':
    case 'spare':
    case 'quibble':
    case 'dig':
    case 'land':
    case 'chest':
    case 'start':
      return { type: step.type };
    case 'bane':
      return { type: 'bane', card: monsterOnTable(state) };
    case 'load':
      return { type: 'load', dice: [...state.dice] };
    case 'place':
      return { type: 'place', shape: step.shape, dice: isRolled(step.shape) ? [...state.dice] : [] };
    case 'end':
      return { type: 'end', grow: growths(content, state).length > 0 };
    default:
      return { type: 'chance' };
  }
}

/** DP-34: the event card that is being carried out, and who drew it. */
export function cardOnTable({ agenda }: View): StepOf<'discard'> | undefined {
  return agenda.findLast(step => step.type === 'discard');
}

function monsterOnTable(view: View): EventName {
  const step = cardOnTable(view);
  if (!step) throw new Error('no card is being carried out');
  return step.card;
}
