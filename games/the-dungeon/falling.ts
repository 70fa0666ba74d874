import type { Action, ActionOf, Chances, Load } from './action.ts';
import { distinct, freeFollowers, removeOne } from './belongings.ts';
import { STOCK } from './data.ts';
import { checkSpells, deal } from './dealing.ts';
import { START_TILE } from './map.ts';
import { type Content, followerOf, sheetOf, wareOf } from './content.ts';
import { isInside, mover, type Play, type State } from './state.ts';
import { takeUp } from './turns.ts';

const ABOVE: readonly Action[] = [{ type: 'fall-in' }, { type: 'stay-above' }, { type: 'retire' }];

export const descents = (): readonly Action[] => ABOVE;

/** TD-Q46: into the cell, with what the table says, or with what was carried out. */
export function fallIn(play: Play, action: ActionOf<'fall-in'>): void {
  const { content, state, emit } = play;
  const character = mover(state);
  if (!state.characters.some(isInside) && state.faces.length > 1) takeUp(play);
  if ('load' in action) loadUp(content, state, action.load);
  Object.assign(character, { out: 0, at: START_TILE, light: 0, lost: false, leaving: false });
  emit?.({ type: 'fell-in', seat: state.turn });
  settleIn(play);
}

const count = (wares: readonly number[], ware: number): number => wares.filter(each => each === ware).length;

/** TD-C5: cards that were won above come out of the purchase deck, cards that were lost there go back. */
function loadUp(content: Content, state: State, { objects, followers, strength, craft, lives, gold }: Load): void {
  const character = mover(state);
  const before = [...character.objects, ...character.above];
  Object.assign(character, { strength, craft, lives, gold });
  character.objects = objects.map(each => content.wares.findIndex(({ name }) => name === each)).sort((a, b) => a - b);
  const free = freeFollowers(content, state, state.turn);
  const isCalled = (name: string) => (id: number) => followerOf(content, id).name === name;
  character.followers = followers.flatMap(each => free.splice(free.findIndex(isCalled(each)), 1));
  character.above = [];
  for (const [ware, most] of STOCK.entries()) {
    const left = (state.stock[ware] ?? 0) + count(before, ware) - count(character.objects, ware);
    state.stock[ware] = Math.min(most, Math.max(0, left));
  }
}

/** TD-2, TD-B9: then what hands and Craft cannot hold; the fall is the whole turn. */
function settleIn(play: Play): void {
  const { content, state } = play;
  const { objects, sheet } = mover(state);
  if (objects.length > sheetOf(content, sheet).mostObjects) {
    state.phase = 'fall';
    return;
  }
  state.phase = 'pass';
  checkSpells(play, state.turn);
}

/** TD-2: chance decides, object by object, what stays with the animal. */
export function falls(content: Content, state: Readonly<State>): Chances {
  const { objects } = mover(state);
  const kinds = distinct(objects);
  return {
    actions: kinds.map(ware => ({ type: 'fall', object: wareOf(content, ware).name })),
    odds: kinds.map(ware => objects.filter(each => each === ware).length),
  };
}

/** Before the first turn everybody is dealt with in this way, later who falls in again. */
export function fall(play: Play, { object }: ActionOf<'fall'>): void {
  leaveAbove(play, object);
  if (play.state.round === 0) deal(play);
  else settleIn(play);
}

function leaveAbove({ content, state, emit }: Play, object: string): void {
  const character = mover(state);
  const ware = content.wares.findIndex(({ name }) => name === object);
  removeOne(character.objects, ware);
  character.above.push(ware);
  emit?.({ type: 'object-left-above', seat: state.turn, object });
}

export function stayAbove({ state, emit }: Play): void {
  emit?.({ type: 'stayed-above', seat: state.turn });
  state.phase = 'pass';
}

export function retire({ state, emit }: Play): void {
  mover(state).retired = true;
  emit?.({ type: 'retired', seat: state.turn });
  state.phase = 'pass';
}
