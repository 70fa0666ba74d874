import type { Seat } from '../../kernel/game.ts';
import type { ActionOf, Thing } from './action.ts';
import { STOCK, TORCH } from './data.ts';
import { followerOf, type Content, sheetOf, wareOf } from './content.ts';
import {
  type Character,
  characterOf,
  type Dropped,
  mover,
  type Person,
  type Play,
  roomAt,
  type State,
  type Table,
} from './state.ts';

export function removeOne(list: number[], item: number): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`${item} is not there`);
  list.splice(index, 1);
}

function insert(list: number[], item: number): void {
  list.push(item);
  list.sort((a, b) => a - b);
}

export function distinct(list: readonly number[]): number[] {
  return list.length < 2 ? [...list] : [...new Set(list)];
}

/** TD-B8. */
export function hasFreeHand(content: Content, person: Readonly<Person>): boolean {
  return person.objects.length < sheetOf(content, person.sheet).mostObjects;
}

/** TD-Q19, TD-C5: cards of the purchase deck go back to it, never more than it holds. What came from elsewhere is gone. */
export function returnWare(state: State, ware: number): void {
  const most = STOCK[ware] ?? 0;
  state.stock[ware] = Math.min(most, (state.stock[ware] ?? 0) + 1);
}

/** The owner gives an object up for good: eaten, read, washed away. */
export function useUp(state: State, character: Character, ware: number): void {
  removeOne(character.objects, ware);
  returnWare(state, ware);
}

/** TD-27, TD-33, TD-Q26: from the purchase deck, if there is one left. TD-Q27: one object too many has to be left. */
export function find(play: Play, ware: number, die: number | null): void {
  const { content, state, emit } = play;
  const character = mover(state);
  const object = wareOf(content, ware).name;
  if ((state.stock[ware] ?? 0) === 0) return emit?.({ type: 'none-available', seat: state.turn, object, die });
  state.stock[ware] = (state.stock[ware] ?? 0) - 1;
  insert(character.objects, ware);
  emit?.({ type: 'object-found', seat: state.turn, object, die });
  if (character.objects.length <= sheetOf(content, character.sheet).mostObjects) return;
  state.phase = 'leave';
}

/** TD-Q27: one object too many stays here. */
export function leaveObject(play: Play, { object }: ActionOf<'leave'>): void {
  leaveBehind(play, 'object', object);
  play.state.phase = 'rest';
}

/** TD-7: puts down what can be picked up again. */
export function leaveBehind({ content, state, emit }: Play, thing: 'object' | 'follower', name: string): void {
  const character = mover(state);
  const held = thing === 'object' ? character.objects : character.followers;
  const id = held.find(each => nameOf(content, thing, each) === name);
  if (id === undefined) throw new Error(`no ${name} is there`);
  removeOne(held, id);
  drop(state, character.at, [thing, id]);
  if (thing === 'object') emit?.({ type: 'object-left', seat: state.turn, object: name });
  else emit?.({ type: 'follower-left', seat: state.turn, name });
}

/** TD-Q36: what falls into the stream is gone. */
function drop(state: State, tile: number, [thing, id]: readonly [Thing, number]): void {
  if (roomAt(state, tile) !== 'stream') state.things.push({ tile, thing, id });
  else if (thing === 'object') returnWare(state, id);
}

/** TD-B7: the possessions of the dead stay on the spot; their spells go back to the others, unseen. */
export function dropAll(state: State, character: Character): void {
  const { at, gold, objects, followers } = character;
  if (gold > 0) drop(state, at, ['gold', gold]);
  for (const ware of objects) drop(state, at, ['object', ware]);
  for (const follower of followers) drop(state, at, ['follower', follower]);
  character.gold = 0;
  character.objects = [];
  character.followers = [];
  character.spells = [];
}

/** TD-7: what lies about when the tiles are taken up is discarded. */
export function discardThings(state: State): void {
  for (const { thing, id } of state.things) if (thing === 'object') returnWare(state, id);
  state.things = [];
}

/** TD-Q46: followers who may fall in with a seat, its own first; whoever is with others or was left below is elsewhere. */
export function freeFollowers({ followers }: Content, { characters, things }: Readonly<State>, seat: Seat): number[] {
  const own = characters[seat]?.followers ?? [];
  const isElsewhere = (id: number): boolean =>
    things.some(each => each.thing === 'follower' && each.id === id) ||
    characters.some((each, other) => other !== seat && each.followers.includes(id));
  return distinct([...own, ...followers.keys()]).filter(id => !isElsewhere(id));
}

export function nameOf(content: Content, thing: 'object' | 'follower', id: number): string {
  return thing === 'object' ? wareOf(content, id).name : followerOf(content, id).name;
}

/** A thing that lies on a tile: gold by how much it is, anything else by its name. */
export type Lying =
  | { readonly thing: 'gold'; readonly gold: number }
  | { readonly thing: 'object' | 'follower'; readonly name: string };

export function thingsOn(content: Content, { things }: Readonly<Pick<Table, 'things'>>, tile: number): Lying[] {
  return things
    .filter(each => each.tile === tile)
    .map(({ thing, id }) => (thing === 'gold' ? { thing, gold: id } : { thing, name: nameOf(content, thing, id) }));
}

/** TD-Q36: picks a thing up where the character stands. All the gold of a tile is one heap. */
export function take(play: Play, action: ActionOf<'take'>): void {
  const { content, state, emit } = play;
  if (action.thing === 'gold') return takeGold(play);
  const { thing, name } = action;
  const character = mover(state);
  const isIt = ({ id }: Dropped): boolean => nameOf(content, thing, id) === name;
  const found = state.things.find(each => each.tile === character.at && each.thing === thing && isIt(each));
  if (!found) throw new Error(`no ${name} lies here`);
  state.things = state.things.filter(each => each !== found);
  insert(thing === 'object' ? character.objects : character.followers, found.id);
  emit?.({ type: thing === 'object' ? 'object-taken' : 'follower-taken', seat: state.turn, name });
}

function takeGold({ state, emit }: Play): void {
  const character = mover(state);
  const isHere = ({ tile, thing }: Dropped): boolean => tile === character.at && thing === 'gold';
  const gold = state.things.filter(isHere).reduce((sum, { id }) => sum + id, 0);
  character.gold += gold;
  state.things = state.things.filter(each => !isHere(each));
  emit?.({ type: 'gold-taken', seat: state.turn, gold });
}

/** TD-C9: an object that lies on another tile comes flying. */
export function fetch({ content, state, emit }: Play, tile: number, name: string): void {
  const isIt = (id: number): boolean => wareOf(content, id).name === name;
  const found = state.things.find(each => each.tile === tile && each.thing === 'object' && isIt(each.id));
  if (!found) throw new Error(`no ${name} lies on tile ${tile}`);
  state.things = state.things.filter(each => each !== found);
  insert(mover(state).objects, found.id);
  emit?.({ type: 'object-taken', seat: state.turn, name });
}

/** TD-24: the objects that the water takes, beside all gold: torches and what is of metal. */
export function washedAway(content: Content, { objects }: Readonly<Person>): number[] {
  return objects.filter(ware => ware === TORCH || wareOf(content, ware).metal);
}

export function wash({ content, state, emit }: Play): void {
  const character = mover(state);
  const lost = washedAway(content, character);
  for (const ware of lost) useUp(state, character, ware);
  const objects = lost.map(ware => wareOf(content, ware).name);
  emit?.({ type: 'waded', seat: state.turn, gold: character.gold, objects });
  character.gold = 0;
}

/** TD-Q31: an object changes hands. */
export function hand({ content, state }: Play, [from, to]: readonly [Seat, Seat], object: string): void {
  const ware = content.wares.findIndex(({ name }) => name === object);
  removeOne(characterOf(state, from).objects, ware);
  insert(characterOf(state, to).objects, ware);
}
