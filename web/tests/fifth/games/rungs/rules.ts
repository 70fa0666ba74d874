import { CHANCE, type Emit, type Outcome, type Refusal, type Rules, type Seat } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import type { Action, Content, Prompt, Reason, Rungs, State } from './kind.ts';

const MOVES: readonly Action[] = [{ type: 'climb' }, { type: 'leap' }];
/** RU-3: what a leap gains, by two faces of the die each. */
const LANDINGS: readonly Action[] = [0, 2, 3].map(gained => ({ type: 'land', gained }));

export function rulesFor(content: Content): Rules<Rungs> {
  return {
    content,
    setup: () => ({ rungs: Array.from({ length: content.seats }, () => 0), turn: 0, isLeaping: false }),
    active: state => active(content, state),
    actions: (_, seat) => (seat === CHANCE ? LANDINGS : MOVES),
    why: (state, seat) => why(content, state, seat),
    apply: (state, _, action, emit) => apply(content, state, action, emit),
    turn: ({ turn }) => turn,
    outcome: state => outcome(content, state),
    view: state => clone(state),
    imagine: view => clone(view),
    prompt: (view, seat) => prompt(content, view, seat),
  };
}

const moverOf = ({ seats }: Content, { turn }: Readonly<State>): Seat => turn % seats;

/** RU-4. */
const isOver = (content: Content, { rungs }: Readonly<State>): boolean => rungs.some(rung => rung >= content.rungs);

function active(content: Content, state: Readonly<State>): readonly Seat[] {
  if (isOver(content, state)) return [];
  return [state.isLeaping ? CHANCE : moverOf(content, state)];
}

function apply(content: Content, state: State, action: Action, emit: Emit<Rungs> | undefined): void {
  const seat = moverOf(content, state);
  if (action.type === 'leap') {
    state.isLeaping = true;
    return;
  }
  const gained = action.type === 'climb' ? 1 : action.gained;
  const rung = Math.min(content.rungs, (state.rungs[seat] ?? 0) + gained);
  state.rungs[seat] = rung;
  state.isLeaping = false;
  state.turn++;
  emit?.(action.type === 'climb' ? { type: 'climbed', seat, rung } : { type: 'leapt', seat, gained, rung });
}

function why(content: Content, state: Readonly<State>, seat: Seat): Refusal<Reason> {
  if (isOver(content, state)) return { refused: { type: 'over' }, rule: 'RU-4' };
  const isTheirs = !state.isLeaping && moverOf(content, state) === seat;
  return { refused: { type: isTheirs ? 'no-such-move' : 'not-your-turn' }, rule: 'RU-2' };
}

function outcome(content: Content, state: Readonly<State>): Outcome | undefined {
  if (!isOver(content, state)) return undefined;
  const { rungs, turn } = state;
  const places = rungs.map(mine => 1 + rungs.filter(other => other > mine).length);
  return { places, scores: [...rungs], length: turn, notes: {}, ...(rungs.length === 1 && { rank: 1 }) };
}

function prompt(content: Content, view: Readonly<State>, seat: Seat): Prompt {
  if (isOver(content, view)) return { type: 'over' };
  return { type: !view.isLeaping && moverOf(content, view) === seat ? 'choose' : 'watch' };
}
