import type { Random } from '../../kernel/game.ts';
import { type Action, type ActionOf, type Chances, DRAWS, ONE_DIE, TWO_DICE } from './action.ts';
import { TESTS } from './data.ts';
import { deals, learns } from './dealing.ts';
import { falls } from './falling.ts';
import { isFateAsked, throwAgain } from './fate.ts';
import { isTest } from './fighting.ts';
import type { Content } from './content.ts';
import {
  rollFight,
  rollGold,
  rollKeeper,
  rollLair,
  rollSave,
  rollStoreroom,
  rollTest,
  rollTreasure,
  rollTunnel,
} from './meeting.ts';
import { rollLock, rollMovement } from './moving.ts';
import { rollRival } from './rivals.ts';
import { type Asked, type ChancePhase, isChancePhase, mover, type Play, roomAt, type State } from './state.ts';
import { verdictOf } from './verdict.ts';

const ONE: Chances = { actions: ONE_DIE, odds: ONE_DIE.map(() => 1) };
const TWO: Chances = { actions: TWO_DICE, odds: TWO_DICE.map(() => 1) };

/** By phase: everything that chance may do. */
const CHANCES: { readonly [P in ChancePhase]: (content: Content, state: Readonly<State>) => Chances } = {
  deal: deals,
  fall: falls,
  learn: (_, state) => learns(state),
  roll: diceFor,
  reroll: () => ONE,
  draw: (_, { pile }) => drawsFrom(pile),
};

const drawsFrom = (pile: readonly number[]): Chances => ({
  actions: DRAWS.filter((_, face) => (pile[face] ?? 0) > 0),
  odds: pile.filter(count => count > 0),
});

const NOTHING: Chances = { actions: [], odds: [] };

export function chancesIn(content: Content, state: Readonly<State>): Chances {
  return isChancePhase(state.phase) ? CHANCES[state.phase](content, state) : NOTHING;
}

/** One action of chance, drawn without listing all tiles. */
export function drawChance(content: Content, state: Readonly<State>, random: Random): Action {
  if (state.phase === 'draw') return DRAWS[pickOne(state.pile, random)] as Action;
  const { actions, odds } = chancesIn(content, state);
  const isEven = state.phase === 'roll' || state.phase === 'reroll';
  return actions[isEven ? random(actions.length) : pickOne(odds, random)] as Action;
}

function pickOne(counts: readonly number[], random: Random): number {
  let sum = 0;
  for (const count of counts) sum += count;
  let rest = random(sum);
  let index = 0;
  while (rest >= (counts[index] ?? 0)) rest -= counts[index++] ?? 0;
  return index;
}

function diceFor(_: Content, state: Readonly<State>): Chances {
  if (state.asked === 'fight' || state.asked === 'rival') return TWO;
  if (state.asked !== 'test') return ONE;
  const room = roomAt(state, mover(state).at);
  return isTest(room) && TESTS[room] === 2 ? TWO : ONE;
}

/** TD-B14: with fate left, a throw of one's own is looked at before it counts. */
export function roll(play: Play, { dice }: ActionOf<'roll'>): void {
  const { content, state, emit } = play;
  if (state.phase === 'reroll') return reroll(play, dice[0] ?? 0);
  state.dice = [...dice];
  if (!isFateAsked(content, state)) return resolve(play);
  state.phase = 'fate';
  emit?.({ type: 'dice-thrown', seat: state.turn, dice, verdict: verdictOf(content, state, dice) });
}

function reroll(play: Play, die: number): void {
  throwAgain(play.state, die);
  resolve(play);
}

/** By what they were thrown for: what the dice do. */
const RESULTS: { readonly [A in Asked]: (play: Play, dice: readonly number[]) => void } = {
  nothing: () => {
    throw new Error('nobody has asked for dice');
  },
  movement: (play, [die = 0]) => rollMovement(play, die),
  lock: (play, [die = 0]) => rollLock(play, die),
  test: rollTest,
  fight: rollFight,
  rival: rollRival,
  save: (play, [die = 0]) => rollSave(play, die),
  keeper: (play, [die = 0]) => rollKeeper(play, die),
  lair: (play, [die = 0]) => rollLair(play, die),
  treasure: (play, [die = 0]) => rollTreasure(play, die),
  'few-gold': (play, [die = 0]) => rollGold(play, die, -1),
  'much-gold': (play, [die = 0]) => rollGold(play, die, 2),
  storeroom: (play, [die = 0]) => rollStoreroom(play, die),
  tunnel: (play, [die = 0]) => rollTunnel(play, die),
};

export function resolve(play: Play): void {
  const { asked, dice } = play.state;
  play.state.asked = 'nothing';
  RESULTS[asked](play, dice);
}
