import { type Action, type ActionOf, END } from './action.ts';
import { distinct, hasFreeHand, leaveBehind, nameOf } from './belongings.ts';
import { checkSpells } from './dealing.ts';
import { type Content, sheetOf, wareOf } from './content.ts';
import { isCalm, mover, type Play, roomAt, type State } from './state.ts';

const DECLINE: Action = { type: 'decline' };
const TAKE_GOLD: Action = { type: 'take', thing: 'gold' };

/** After the encounter: what lies about may be taken, and the turn is ended. */
export function rests(content: Content, state: Readonly<State>): Action[] {
  const found = state.barred ? [] : takes(content, state);
  if (canDecline(state)) found.push(DECLINE);
  found.push(END);
  return found;
}

/** TD-Q36: any thing that lies on the tile, as long as a hand is free for objects. */
export function takes(content: Content, state: Readonly<State>): Action[] {
  if (state.things.length === 0) return [];
  const character = mover(state);
  const here = state.things.filter(({ tile }) => tile === character.at);
  const names = (thing: 'object' | 'follower'): Set<string> =>
    new Set(here.filter(each => each.thing === thing).map(({ id }) => nameOf(content, thing, id)));
  const named = (thing: 'object' | 'follower') =>
    [...names(thing)].map(name => ({ type: 'take', thing, name }) as const);
  return [
    ...(here.some(({ thing }) => thing === 'gold') ? [TAKE_GOLD] : []),
    ...(hasFreeHand(content, character) ? named('object') : []),
    ...named('follower'),
  ];
}

/** TD-7, TD-Q36: objects are dropped in any quiet moment, followers left where there is a door to shut. The water keeps nothing. */
export function drops(content: Content, state: Readonly<State>): Action[] {
  const { at, objects, followers } = mover(state);
  const room = roomAt(state, at);
  if (!isCalm(state) || room === 'stream') return [];
  const named = (thing: 'object' | 'follower', ids: readonly number[]): Action[] =>
    [...new Set(ids.map(id => nameOf(content, thing, id)))].map(name => ({ type: 'drop', thing, name }));
  return [...named('object', objects), ...(room === 'cell' ? named('follower', followers) : [])];
}

/** TD-7: it lies where the character stands. Without a follower's Craft there may be a spell too many (TD-B9). */
export function dropThing(play: Play, { thing, name }: ActionOf<'drop'>): void {
  leaveBehind(play, thing, name);
  if (thing === 'follower') checkSpells(play, play.state.turn);
}

/** TD-Q42: whoever has dealt with the Guard may stay. */
function canDecline(state: Readonly<State>): boolean {
  const { leaving, at } = mover(state);
  return leaving && roomAt(state, at) === 'guard-room';
}

export function decline({ state, emit }: Play): void {
  mover(state).leaving = false;
  emit?.({ type: 'exit-declined', seat: state.turn });
}

export function endTurn({ state }: Play): void {
  state.phase = 'pass';
}

/** TD-Q27: one of the objects stays here. */
export function leavings(content: Content, state: Readonly<State>): Action[] {
  return distinct(mover(state).objects).map(ware => ({ type: 'leave', object: wareOf(content, ware).name }));
}

export function mostObjects(content: Content, state: Readonly<State>): number {
  return sheetOf(content, mover(state).sheet).mostObjects;
}
