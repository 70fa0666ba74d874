import type { Action } from './action.ts';
import type { JunkName } from './cards.ts';
import { bruise, flick, flickAnew, FLICKS, isSpun, quibble, spin, SPINS } from './flicking.ts';
import { endTurn, isStartOpen, startsOf, startTide } from './happenings.ts';
import { spend, usable, useActions, useJunk } from './junk.ts';
import { landings, nearestChests, teleport } from './moving.ts';
import { next, type Play } from './play.ts';
import { always, expected, type Procedures } from './procedure.ts';
import { SCALE } from './square.ts';
import { type Decision, holds, type State, type Step, type StepOf } from './state.ts';
import { diggable, drawWalls, growths, hasPlacement, placements } from './walls.ts';

const DECLINE: Action = { type: 'decline' };
const END: Action = { type: 'end' };
const QUIBBLE: Action = { type: 'quibble' };

const holding =
  (card: JunkName) =>
  (_: unknown, state: Readonly<State>, { seat }: Step): boolean =>
    holds(state, seat, card);

/** What seats decide, in the order in which a turn comes to it. */
export const DECISIONS: Procedures<Decision['type']> = {
  aim: {
    waits: always,
    choices(content, state, step) {
      const flicks = isSpun(state, step) ? SPINS : FLICKS;
      const uses = useActions(content, state, step);
      return uses.length > 0 ? [...flicks, ...uses] : flicks;
    },
    carry(play, step, action) {
      if (action?.type === 'spin') return spin(play, step);
      if (action?.type !== 'use') return flick(play, step, expected(action, 'flick'));
      next(play.state, step);
      useJunk(play, step.seat, action.card);
    },
  },

  coat: {
    waits: holding('coat'),
    choices: () => [{ type: 'use', card: 'coat' }, DECLINE],
    carry(play, { seat }, action) {
      if (action?.type !== 'use') return bruise(play, seat);
      answer(play, seat, 'coat');
      play.emit?.({ type: 'touch-spared', seat, how: 'coat' });
    },
  },

  spare: {
    waits: (_, { before }, { seat }) => before?.characters[seat]?.hand.includes('pencil') === true,
    choices: () => [{ type: 'use', card: 'pencil' }, DECLINE],
    carry(play, { seat }, action) {
      if (action?.type !== 'use') return;
      answer(play, seat, 'pencil');
      flickAnew(play, seat);
    },
  },

  quibble: {
    waits: (_, { before, quibbled }, { seat }) => Boolean(before?.flick) && !quibbled[seat as 0 | 1],
    choices: () => [QUIBBLE, DECLINE],
    carry(play, { seat }, action) {
      if (action?.type === 'quibble') quibble(play, seat);
      else play.state.before = null;
    },
  },

  load: {
    waits: holding('die'),
    choices: (_, { dice }) => [...settings(dice), DECLINE],
    carry(play, { seat }, action) {
      if (action?.type !== 'set') return;
      answer(play, seat, 'die');
      play.state.dice[action.die] = action.to;
      play.emit?.({ type: 'die-set', seat, dice: [...play.state.dice] });
    },
  },

  bane: {
    waits: holding('bane'),
    choices: () => [{ type: 'use', card: 'bane' }, DECLINE],
    carry(play, { seat }, action) {
      if (action?.type !== 'use') return;
      answer(play, seat, 'bane');
      while (play.state.agenda.at(-1)?.type !== 'discard') play.state.agenda.pop();
      play.emit?.({ type: 'monster-cancelled', seat });
    },
  },

  place: {
    waits: (content, state, { seat, shape }) => hasPlacement(content, state, seat, shape),
    choices: (content, state, { seat, shape }) => placements(content, state, seat, shape),
    carry(play, step, action) {
      if (action) drawWall(play, step, expected(action, 'place').squares);
      else fizzle(play, step);
    },
  },

  dig: {
    waits: always,
    choices: (_, state, { seat }) => diggable(state, seat).map(square => ({ type: 'dig', square })),
    carry: (play, { seat }, action) => dig(play, seat, expected(action, 'dig').square),
  },

  land: {
    waits: (content, state, { seat }) => landings(content, state, seat).length > 1,
    choices: (content, state, { seat }) => landings(content, state, seat).map(square => ({ type: 'land', square })),
    carry(play, step, action) {
      const [only] = landings(play.content, play.state, step.seat);
      if (action) teleport(play, step.seat, expected(action, 'land').square);
      else if (only === undefined) next(play.state, { type: 'roll', seat: step.seat }, step);
      else teleport(play, step.seat, only);
    },
  },

  chest: {
    waits: (content, state, { seat }) => nearestChests(content, state, seat).length > 1,
    choices: (content, state, { seat }) =>
      nearestChests(content, state, seat).map(square => ({ type: 'land', square })),
    carry(play, { seat }, action) {
      const [only] = nearestChests(play.content, play.state, seat);
      if (action) teleport(play, seat, expected(action, 'land').square);
      else if (only === undefined) play.emit?.({ type: 'card-fizzled', seat, card: 'chute' });
      else teleport(play, seat, only);
    },
  },

  start: {
    waits: (_, state) => isStartOpen(state),
    choices: (_, state) => startsOf(state).map(square => ({ type: 'start', square })),
    carry(play, { seat }, action) {
      const [first = 0] = startsOf(play.state);
      const square = action ? expected(action, 'start').square : first;
      if (action) play.emit?.({ type: 'rats-started', seat, square });
      startTide(play, seat, square);
    },
  },

  end: {
    waits: (content, state, step) => growths(content, state).length > 0 || usable(content, state, step).length > 0,
    choices: (content, state, step) => [END, ...useActions(content, state, step)],
    carry(play, step, action) {
      if (action?.type !== 'use') return endTurn(play, step.seat);
      next(play.state, step);
      useJunk(play, step.seat, action.card);
    },
  },
};

function answer(play: Play, seat: number, card: JunkName): void {
  spend(play, seat, card);
  play.emit?.({ type: 'junk-used', seat, card });
}

/** Loaded Die: one die is set to another number. */
function settings(dice: readonly number[]): Action[] {
  return dice.flatMap((shown, die) =>
    Array.from({ length: SCALE }, (_, i) => i + 1)
      .filter(to => to !== shown)
      .map(to => ({ type: 'set', die, to }) as const),
  );
}

function drawWall({ content, state, emit }: Play, { seat, shape }: StepOf<'place'>, squares: readonly number[]): void {
  drawWalls(content, state, squares);
  if (shape === 'stone') state.stone = { squares: [...squares], grown: true };
  emit?.({ type: 'wall-drawn', seat, squares, shape });
}

/** DP-Q16; before the first turn the dice are rolled again instead (DP-Q33). */
function fizzle({ state, emit }: Play, step: StepOf<'place'>): void {
  if (state.characters.every(({ turns }) => turns === 0)) return next(state, { type: 'roll', seat: step.seat }, step);
  const card = state.agenda.findLast(waiting => waiting.type === 'discard')?.card;
  if (card) emit?.({ type: 'card-fizzled', seat: step.seat, card });
}

/** Sapper's Pick; DP-Q29: without its last square the magic wall goes on from the one before. */
function dig({ state, emit }: Play, seat: number, square: number): void {
  state.walls = state.walls.filter(drawn => drawn !== square);
  emit?.({ type: 'wall-removed', seat, square });
  if (!state.stone?.squares.includes(square)) return;
  state.stone.squares = state.stone.squares.filter(drawn => drawn !== square);
  if (state.stone.squares.length > 0) return;
  state.stone = null;
  state.discards.push('stone');
  emit?.({ type: 'stone-gone' });
}

/** DP-47: one square more, at any own decision of the turn. */
export function grow({ state, emit }: Play, seat: number, square: number): void {
  const { stone } = state;
  if (!stone) throw new Error('no magic wall is growing');
  stone.squares.push(square);
  stone.grown = true;
  state.walls.push(square);
  emit?.({ type: 'stone-grew', seat, square });
}
