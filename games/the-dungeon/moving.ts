import { type Action, type ActionOf, GOES, LAYS } from './action.ts';
import { wash } from './belongings.ts';
import { LOCK_ODDS, LOCKED_ON, MOVEMENT } from './data.ts';
import { has, type Odds } from './fighting.ts';
import {
  isDeadEnd,
  isUsable,
  layTile,
  leadsOn,
  mustReturn,
  placeBeyond,
  setDoor,
  coordinatesOf,
  START_TILE,
  stopsMove,
  tileBeyond,
  tilesLeft,
  wayBeyond,
  waysHome,
} from './map.ts';
import type { Content } from './content.ts';
import { mover, NONE, type Open, type Play, roomAt, sideOf, type State } from './state.ts';
import { DOOR, LOCKED, OPEN, opposite, type Side, SIDES, START_CELL, tileOf, type QuarterTurn } from './tiles.ts';
import { takes } from './resting.ts';
import { ask, settle } from './turns.ts';

const SET_OUT: Action = { type: 'set-out' };
const WADE: Action = { type: 'wade' };
const STAY: Action = { type: 'stay' };
const GIVE_UP: Action = { type: 'give-up' };
const SCOUT: Action = { type: 'scout' };

/** TD-24, TD-Q18: out of the stream or not; TD-Q36: in the start cell things may be picked up first. */
export function beginnings(content: Content, state: Readonly<State>): Action[] {
  if (roomAt(state, mover(state).at) !== 'stream') return [SET_OUT, ...takes(content, state)];
  return mustReturn(state) ? [WADE] : [WADE, STAY];
}

export function setOut(play: Play, { type }: ActionOf<'set-out' | 'wade' | 'stay'>): void {
  if (type === 'wade') wash(play);
  if (type !== 'stay') return ask(play.state, 'movement');
  play.emit?.({ type: 'stayed-in-stream', seat: play.state.turn });
  settle(play);
}

/** TD-4. */
export function rollMovement(play: Play, die: number): void {
  const { content, state, emit } = play;
  state.moves = MOVEMENT[die] ?? 0;
  emit?.({ type: 'movement-rolled', seat: state.turn, die, tiles: state.moves });
  state.phase = waysOn(content, state) === 0 ? 'arrive' : 'step';
}

/** By the sides as bits: the ways to go of every set, made once. */
const WAYS: readonly (readonly ActionOf<'go'>[])[] = Array.from({ length: 16 }, (_, bits) =>
  GOES.filter(({ side }) => (bits & (1 << side)) !== 0),
);

/** The sides by which the character may go on, as bits. */
export function waysOn(content: Content, state: Open): number {
  return mustReturn(state) ? waysBack(state) : waysAhead(content, state);
}

/** TD-15, TD-Q12: every step has to shorten the way to the start cell; no lock is rolled for (TD-16). */
function waysBack(state: Open): number {
  const { at } = mover(state);
  const ways = waysHome(state);
  let bits = 0;
  for (const side of SIDES) {
    const beyond = wayBeyond(state, at, side);
    if (beyond !== undefined && (ways[beyond] ?? 0) < (ways[at] ?? 0)) bits |= 1 << side;
  }
  return bits;
}

/** TD-Q41: anywhere but back. */
function waysAhead(content: Content, state: Open): number {
  const { at } = mover(state);
  let bits = 0;
  for (const side of SIDES)
    if (side !== state.came && (isUsable(state, at, side) || canRetry(content, state, side))) bits |= 1 << side;
  return bits;
}

/** TD-C8: once a turn the farrier may try a locked door again. */
function canRetry(content: Content, state: Open, side: Side): boolean {
  const character = mover(state);
  if (sideOf(state, character.at, side) !== LOCKED || state.retried) return false;
  return has(content, character, 'retries-locks') && leadsOn(state, character.at, side);
}

export function steps(content: Content, state: Readonly<State>): readonly Action[] {
  const ways = WAYS[waysOn(content, state)] as readonly Action[];
  return canScout(content, state) ? [...ways, SCOUT] : ways;
}

/** TD-C8: the poacher hears what lies behind the next door. */
function canScout(content: Content, state: Readonly<State>): boolean {
  if (!has(content, mover(state), 'scouts')) return false;
  return state.shown.length === 0 && !mustReturn(state);
}

export function scout({ state }: Play): void {
  look(state, 1);
}

/** TD-Q43: tiles are turned up on the pile until `count` lie open there. */
export function look(state: State, count: number): void {
  state.looking = Math.min(count, tilesLeft(state)) - state.shown.length;
  state.resume = state.phase;
  state.phase = 'draw';
}

/** TD-5, TD-8, TD-Q2: a door is rolled for once, a doorway never. */
export function go(play: Play, { side }: ActionOf<'go'>): void {
  const { state } = play;
  const door = sideOf(state, mover(state).at, side);
  state.door = side;
  if (door === LOCKED) state.retried = true;
  if (hasLock(door)) ask(state, 'lock');
  else passThrough(play);
}

const hasLock = (side: number): boolean => side === DOOR || side === LOCKED;

/** TD-C10: the chances of a side that a lock has to be rolled for. */
export function lockOdds(table: Open, tile: number, side: Side): Odds | undefined {
  return hasLock(sideOf(table, tile, side)) ? LOCK_ODDS : undefined;
}

/** TD-5, TD-13. */
export function rollLock(play: Play, die: number): void {
  const { content, state, emit } = play;
  const side = state.door as Side;
  const isLocked = die === LOCKED_ON;
  setDoor(state, mover(state).at, side, isLocked ? LOCKED : OPEN);
  emit?.({ type: isLocked ? 'door-locked' : 'door-unlocked', seat: state.turn, side, die });
  if (!isLocked) passThrough(play);
  else state.phase = canRetry(content, state, side) ? 'retry' : 'arrive';
}

export function retries(_: Content, { door }: Readonly<State>): Action[] {
  return [GOES[door] as Action, GIVE_UP];
}

export function giveUp({ state }: Play): void {
  state.phase = 'arrive';
}

/** TD-8: into the known or the unknown. What lies open on the pile is laid next (TD-Q43). */
function passThrough(play: Play): void {
  const { state } = play;
  const beyond = tileBeyond(state, mover(state).at, state.door as Side);
  if (beyond !== undefined) return enter(play, beyond);
  const face = state.shown.shift();
  if (face === undefined) state.phase = 'draw';
  else hold(play, face);
}

export function drawTile(play: Play, { face: name }: ActionOf<'draw'>): void {
  const { content, state, emit } = play;
  const drawn = content.draws.findIndex(draw => draw.face === name);
  const face = content.faces[drawn] ?? START_CELL;
  state.pile[drawn] = (state.pile[drawn] ?? 0) - 1;
  if (state.looking === 0) return hold(play, face);
  state.shown.push(face);
  state.looking--;
  emit?.({ type: 'tile-turned-up', face: name });
  if (state.looking === 0) state.phase = state.resume;
}

/** TD-Q5: the seat turns the tile, if there is more than one way. */
function hold(play: Play, face: number): void {
  const { state, emit } = play;
  state.drawn = face;
  emit?.({ type: 'tile-drawn', seat: state.turn, face: tileOf(face).face });
  const [turn, ...others] = turnsFor(state);
  if (turn !== undefined && others.length === 0) lay(play, turn);
  else state.phase = 'lay';
}

/** The tile that is being laid, and where it will lie. */
export function drawnTile(table: Open): { readonly face: number; readonly place: number } | undefined {
  const { drawn, door } = table;
  return drawn === NONE ? undefined : { face: drawn, place: placeBeyond(table, mover(table).at, door as Side) };
}

export function turnsFor({ drawn, door }: Readonly<Pick<State, 'drawn' | 'door'>>): readonly QuarterTurn[] {
  return tileOf(drawn).fitting[opposite(door as Side)] ?? [];
}

export function lays(_: Content, state: Readonly<State>): Action[] {
  return turnsFor(state).map(turn => LAYS[turn] as Action);
}

export function lay(play: Play, turn: QuarterTurn): void {
  const { state, emit } = play;
  const tile = layTile(state, state.drawn, turn, [mover(state).at, state.door as Side]);
  const { face } = tileOf(state.drawn);
  state.drawn = NONE;
  emit?.({ type: 'tile-laid', seat: state.turn, face, turn, ...coordinatesOf(state.places[tile] ?? 0) });
  enter(play, tile);
}

/** TD-11, TD-Q4: a step costs one; it may be the last for one of several reasons. */
function enter(play: Play, tile: number): void {
  const { state, emit } = play;
  const side = state.door as Side;
  const { face } = tileOf(state.faces[tile] ?? 0);
  mover(state).at = tile;
  state.moves--;
  state.came = opposite(side);
  emit?.({ type: 'moved', seat: state.turn, face, side, ...coordinatesOf(state.places[tile] ?? 0) });
  state.phase = isLastStep(play, tile) ? 'arrive' : 'step';
}

function isLastStep({ content, state, emit }: Play, tile: number): boolean {
  if (state.moves === 0 || stopsMove(state, tile)) return true;
  if (tile === START_TILE && mustReturn(state)) {
    emit?.({ type: 'came-home', seat: state.turn });
    return true;
  }
  if (!isDeadEnd(state, tile, state.came)) return waysOn(content, state) === 0;
  emit?.({ type: 'dead-end', seat: state.turn });
  return true;
}
