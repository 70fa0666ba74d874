import { CHANCE, type Emit, type Rules, type Seat } from '../../kernel/game.ts';
import { choose } from '../../kernel/random.ts';
import type { Action, Options } from './action.ts';
import { type Content, contentOf } from './content.ts';
import type { Donjonz } from './kind.ts';
import { lay, lays, take, turnUp, turnUps } from './laying.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import { HERO, type State } from './state.ts';
import { imagine, promptOf, viewOf } from './view.ts';
import { leave, pickUp, setOut, step, steps, swap, weaponChoices } from './walking.ts';
import { why } from './why.ts';

const TAKE: Action = { type: 'take' };
const SET_OUT: Action = { type: 'set-out' };

/** The rules of one match, in the order of RULES.md: laying first, then walking. */
export function rulesFor(options: Options): Rules<Donjonz> {
  const content = contentOf(options);
  return {
    content,
    setup: () => setup(content),
    active,
    actions: state => actions(content, state),
    why: (state, seat, input) => why(content, state, seat, input),
    draw: (state, random) => ({ type: 'turn-up', card: choose(state.pile, random) }),
    apply: (state, _, action, emit) => apply(content, state, action, emit),
    turn: turnOf,
    outcome: outcomeOf,
    view: viewOf,
    imagine: view => imagine(content, view),
    prompt: (view, seat) => promptOf(content, view, seat),
  };
}

/** A card is laid in each turn, and may be taken up again until the next one is taken; the walk is the last. */
const turnOf = ({ phase, laid }: Readonly<State>): number => (phase === 'take' ? laid.length - 1 : laid.length);

const NOBODY: readonly Seat[] = [];
const CHANCE_ALONE: readonly Seat[] = [CHANCE];
const HERO_ALONE: readonly Seat[] = [HERO];

function active({ phase }: Readonly<State>): readonly Seat[] {
  if (phase === 'over') return NOBODY;
  return phase === 'turn-up' ? CHANCE_ALONE : HERO_ALONE;
}

function actions(content: Content, state: Readonly<State>): readonly Action[] {
  switch (state.phase) {
    case 'turn-up':
      return turnUps(state);
    case 'lay':
      return lays(content, state);
    case 'take':
      return [TAKE];
    case 'set-out':
      return [SET_OUT];
    case 'walk':
      return steps(content, state);
    case 'weapon':
      return weaponChoices(state);
    case 'over':
      return [];
  }
}

function apply(content: Content, state: State, action: Action, emit?: Emit<Donjonz>): void {
  switch (action.type) {
    case 'turn-up':
      return turnUp(content, state, action.card, emit);
    case 'lay':
      return lay(content, state, action, emit);
    case 'take':
      return take(content, state, emit);
    case 'set-out':
      return setOut(content, state, emit);
    case 'step':
      return step(content, state, action, emit);
    case 'pick-up':
      return pickUp(content, state, emit);
    case 'swap':
      return swap(content, state, action.drop, emit);
    case 'leave':
      return leave(content, state, emit);
  }
}
