import { CHANCE, type Emit, type Rules, type Seat } from '../../kernel/game.ts';
import type { Action, Options } from './action.ts';
import { leaveObject, take } from './belongings.ts';
import { cast, extras, readings, readScroll } from './casting.ts';
import { deal, dealCharacter, discard, discards, learn } from './dealing.ts';
import { descents, fallIn, leaveAbove, retire, settleIn, stayAbove } from './falling.ts';
import { fates, spendFate } from './fate.ts';
import type { TheDungeon } from './kind.ts';
import { type Content, contentOf } from './content.ts';
import { arrive, bribe, eat, explore, meetings, pay } from './meeting.ts';
import { attack, rob, robberies, submit, surrenders } from './rivals.ts';
import { beginnings, drawTile, giveUp, go, lay, lays, retries, scout, setOut, steps } from './moving.ts';
import { decline, drops, dropThing, leavings, rests, takes } from './resting.ts';
import { chances, drawChance, oddsOfChances, reroll, resolve, roll } from './rolling.ts';
import { outcomeOf } from './scoring.ts';
import { setup } from './setup.ts';
import { characterOf, deciderOf, type Play, type State } from './state.ts';
import { ask, passTurn, settle, turnNumber } from './turns.ts';
import { imagine, promptOf, viewOf, witness } from './view.ts';
import { read, why } from './why.ts';

/** The rules of one match: a move, what stands at the end of it, then the next character. */
export function rulesFor(options: Options, seats: number): Rules<TheDungeon> {
  const content = contentOf(options, seats);
  return {
    content,
    setup: () => begin(content),
    active,
    actions: (state, seat) => actions(content, state, seat),
    read: (state, seat, input) => read(content, state, seat, input),
    why: (state, seat, input) => why(content, state, seat, input),
    odds: state => oddsOfChances(content, state),
    draw: (state, random) => drawChance(content, state, random),
    apply: (state, _, action, emit) => apply(content, state, action, emit),
    turn: state => turnNumber(content, state),
    outcome: state => outcomeOf(content, state),
    view: (state, seat) => viewOf(content, state, seat),
    witness,
    imagine: (view, seat, random) => imagine(view, seat, random),
    prompt: (view, seat) => promptOf(content, view, seat),
  };
}

function begin(content: Content): State {
  const state = setup(content);
  deal({ content, state, emit: undefined });
  return state;
}

const NOBODY: readonly Seat[] = [];
const CHANCE_ALONE: readonly Seat[] = [CHANCE];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4], [5]];

export function active(state: Readonly<State>): readonly Seat[] {
  switch (state.phase) {
    case 'over':
      return NOBODY;
    case 'deal':
    case 'fall':
    case 'learn':
    case 'roll':
    case 'reroll':
    case 'draw':
      return CHANCE_ALONE;
    default:
      return ALONE[deciderOf(state)] ?? NOBODY;
  }
}

export function actions(content: Content, state: Readonly<State>, seat: Seat): readonly Action[] {
  if (seat === CHANCE) return chances(content, state);
  switch (state.phase) {
    case 'begin':
      return withExtras([...beginnings(state), ...atHome(content, state)], content, state);
    case 'step':
      return withExtras(steps(content, state), content, state);
    case 'meet':
      return withExtras(meetings(content, state), content, state);
    case 'rest':
      return withExtras(rests(content, state), content, state);
    default:
      return [...interruptions(content, state), ...readings(state)];
  }
}

/** TD-Q36: in the start cell things may be taken before setting out. */
function atHome(content: Content, state: Readonly<State>): Action[] {
  return beginnings(state)[0]?.type === 'set-out' ? takes(content, state) : [];
}

function withExtras(main: readonly Action[], content: Content, state: Readonly<State>): readonly Action[] {
  const more = extras(content, state);
  const dropped = drops(content, state);
  return more.length + dropped.length === 0 ? main : [...main, ...more, ...dropped];
}

function interruptions(content: Content, state: Readonly<State>): readonly Action[] {
  switch (state.phase) {
    case 'above':
      return descents();
    case 'retry':
      return retries(state);
    case 'lay':
      return lays(state);
    case 'fate':
      return fates(content, state);
    case 'beaten':
      return surrenders();
    case 'spoils':
      return robberies(content, state);
    case 'discard':
      return discards(characterOf(state, state.reader));
    case 'leave':
      return leavings(content, state);
    default:
      return [];
  }
}

function apply(content: Content, state: State, action: Action, emit: Emit<TheDungeon> | undefined): void {
  const play: Play = { content, state, emit };
  perform(play, action);
  while (state.phase === 'arrive' || state.phase === 'pass')
    if (state.phase === 'arrive') arrive(play);
    else passTurn(play);
}

function perform(play: Play, action: Action): void {
  const { state } = play;
  switch (action.type) {
    case 'roll':
      return state.phase === 'reroll' ? reroll(play, action.dice[0] ?? 0) : roll(play, action.dice);
    case 'draw':
      return drawTile(play, action);
    case 'go':
      return go(play, action);
    case 'lay':
      return lay(play, action.turn);
    case 'end':
      state.phase = 'pass';
      return;
    case 'set-out':
    case 'wade':
    case 'stay':
      return setOut(play, action);
    case 'fall-in':
      return fallIn(play, action);
    case 'stay-above':
      return stayAbove(play);
    case 'retire':
      return retire(play);
    case 'give-up':
      return giveUp(state);
    case 'scout':
      return scout(state);
    default:
      return encounter(play, action);
  }
}

function encounter(play: Play, action: Action): void {
  switch (action.type) {
    case 'explore':
      return explore(play, action);
    case 'fight':
      return ask(play.state, 'fight');
    case 'bribe':
      return bribe(play, action);
    case 'pay':
      return pay(play, action);
    case 'attack':
      return attack(play, action);
    case 'pass':
      return settle(play);
    case 'eat':
      return eat(play, action);
    case 'rob':
      return rob(play, action);
    default:
      return tend(play, action);
  }
}

function tend(play: Play, action: Action): void {
  switch (action.type) {
    case 'read':
      return readScroll(play);
    case 'submit':
      return submit(play.state);
    case 'cast':
      return cast(play, action);
    case 'take':
      return take(play, action.thing, 'name' in action ? action.name : undefined);
    case 'drop':
      return dropThing(play, action);
    case 'leave':
      return leaveObject(play, action.object);
    case 'discard':
      return discard(play, action);
    case 'decline':
      return decline(play);
    case 'keep':
      return resolve(play);
    case 'reroll':
      return spendFate(play, action);
    default:
      return prepare(play, action);
  }
}

/** What chance does before the first turn, and when a scroll is read. */
function prepare(play: Play, action: Action): void {
  switch (action.type) {
    case 'deal':
      return dealCharacter(play, action);
    case 'fall':
      leaveAbove(play, action.object);
      return play.state.round === 0 ? deal(play) : settleIn(play);
    case 'learn':
      return learn(play, action);
    default:
      throw new Error(`${action.type} is nothing to do`);
  }
}
