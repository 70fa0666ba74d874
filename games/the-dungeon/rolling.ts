import type { Random } from '../../kernel/game.ts';
import { type Action, type ActionOf, DRAWS, ONE_DIE, TWO_DICE } from './action.ts';
import { TESTS } from './data.ts';
import { type Draws, deals, learns } from './dealing.ts';
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
import { mover, type Play, roomAt, type State } from './state.ts';
import { verdictOf } from './verdict.ts';

/** Everything that chance may do now. */
export function chances(content: Content, state: Readonly<State>): readonly Action[] {
  if (state.phase === 'roll') return diceFor(state);
  if (state.phase === 'reroll') return ONE_DIE;
  if (state.phase === 'draw') return DRAWS.filter((_, face) => (state.pile[face] ?? 0) > 0);
  return secondary(content, state).actions;
}

const EVEN: Readonly<Record<number, readonly number[]>> = { 6: ONE_DIE.map(() => 1), 36: TWO_DICE.map(() => 1) };

export function oddsOfChances(content: Content, state: Readonly<State>): readonly number[] {
  if (state.phase === 'roll') return EVEN[diceFor(state).length] ?? [];
  if (state.phase === 'reroll') return EVEN[6] ?? [];
  if (state.phase === 'draw') return state.pile.filter(count => count > 0);
  return secondary(content, state).odds;
}

/** Before the first turn, and when a scroll is read. */
function secondary(content: Content, state: Readonly<State>): Draws {
  if (state.phase === 'deal') return deals(content, state);
  return state.phase === 'fall' ? falls(content, state) : learns(state);
}

/** The same by one draw instead of a list. */
export function drawChance(content: Content, state: Readonly<State>, random: Random): Action {
  if (state.phase === 'draw') return DRAWS[pickFace(state.pile, random)] as Action;
  const actions = chances(content, state);
  if (state.phase === 'roll' || state.phase === 'reroll') return actions[random(actions.length)] as Action;
  const { odds } = secondary(content, state);
  return actions[pickFace(odds, random)] as Action;
}

function pickFace(counts: readonly number[], random: Random): number {
  let sum = 0;
  for (const count of counts) sum += count;
  let rest = random(sum);
  let index = 0;
  while (rest >= (counts[index] ?? 0)) rest -= counts[index++] ?? 0;
  return index;
}

function diceFor(state: Readonly<State>): readonly ActionOf<'roll'>[] {
  if (state.asked === 'fight' || state.asked === 'rival') return TWO_DICE;
  if (state.asked !== 'test') return ONE_DIE;
  const room = roomAt(state, mover(state).at);
  return isTest(room) && TESTS[room] === 2 ? TWO_DICE : ONE_DIE;
}

/** TD-B14: with fate left, a throw of one's own is looked at before it counts. */
export function roll(play: Play, dice: readonly number[]): void {
  const { content, state, emit } = play;
  state.dice = [...dice];
  if (!isFateAsked(content, state)) return resolve(play);
  state.phase = 'fate';
  emit?.({ type: 'dice-thrown', seat: state.turn, dice, verdict: verdictOf(content, state, dice) });
}

export function reroll(play: Play, die: number): void {
  throwAgain(play.state, die);
  resolve(play);
}

/** What the dice mean. */
export function resolve(play: Play): void {
  const { asked, dice } = play.state;
  const [die = 0] = dice;
  play.state.asked = 'nothing';
  switch (asked) {
    case 'movement':
      return rollMovement(play, die);
    case 'lock':
      return rollLock(play, die);
    case 'test':
      return rollTest(play, dice);
    case 'fight':
      return rollFight(play, dice);
    case 'rival':
      return rollRival(play, dice);
    case 'save':
      return rollSave(play, die);
    default:
      return discover(play, asked, die);
  }
}

function discover(play: Play, asked: State['asked'], die: number): void {
  switch (asked) {
    case 'keeper':
      return rollKeeper(play, die);
    case 'lair':
      return rollLair(play, die);
    case 'treasure':
      return rollTreasure(play, die);
    case 'few-gold':
      return rollGold(play, die - 1);
    case 'much-gold':
      return rollGold(play, die + 2);
    case 'storeroom':
      return rollStoreroom(play, die);
    case 'tunnel':
      return rollTunnel(play, die);
    default:
      throw new Error(`dice for ${asked}`);
  }
}
