import type { Action, Cast } from './action.ts';
import { distinct, fetch, hasFreeHand, useUp } from './belongings.ts';
import { BANISHED, CLEAR_HEAD, HURRY, LIGHT, LOOK, MUSCLE, SCROLL, type Spell, SPELLS } from './data.ts';
import { spend, study } from './dealing.ts';
import { canSee, enemyName, enemyOf, isPsychic, isTested } from './fighting.ts';
import { leadsOn, possibleTurns, setDoor, START_TILE, tilesLeft, turnTile } from './map.ts';
import { type Content, sheetOf, wareOf } from './content.ts';
import { look, waysOn } from './moving.ts';
import {
  characterOf,
  deciderOf,
  isCalm,
  isInside,
  mover,
  type Phase,
  type Play,
  roomAt,
  sideOf,
  type State,
} from './state.ts';
import { LOCKED, OPEN, SIDES } from './tiles.ts';
import { heal, settle } from './turns.ts';

const READ: Action = { type: 'read' };

/** TD-Q43: decisions of one's own at which scrolls and spells may be used. */
const MOMENTS: readonly Phase[] = ['begin', 'step', 'meet', 'rest'];

/** What may be done besides whatever is being decided: reading a scroll, casting spells. */
export function extras(content: Content, state: Readonly<State>): readonly Action[] {
  const found = readings(state);
  for (const spell of distinct(mover(state).spells)) found.push(...castsOf(content, state, SPELLS[spell] as Spell));
  return found;
}

/** TD-39, TD-Q45: the scroll of whoever decides. */
export function readings(state: Readonly<State>): Action[] {
  const { objects } = characterOf(state, deciderOf(state));
  return objects.includes(SCROLL) ? [READ] : [];
}

/** TD-39: the scroll goes back to the purchase deck, a spell is learnt. */
export function readScroll({ state, emit }: Play): void {
  const seat = deciderOf(state);
  useUp(state, characterOf(state, seat), SCROLL);
  emit?.({ type: 'scroll-read', seat });
  study(state, seat);
}

type PlainSpell = Exclude<Spell, 'polite-knock' | 'second-thoughts' | 'long-arm'>;

/** Every way to cast a spell now. */
function castsOf(content: Content, state: Readonly<State>, spell: Spell): Cast[] {
  switch (spell) {
    case 'polite-knock':
      return knocks(state);
    case 'second-thoughts':
      return isCalm(state) ? turnings(state) : [];
    case 'long-arm':
      return isCalm(state) ? fetches(content, state) : [];
    default:
      return MOMENTS.includes(state.phase) && isUseful(content, state, spell) ? [{ type: 'cast', spell }] : [];
  }
}

function isUseful(content: Content, state: Readonly<State>, spell: PlainSpell): boolean {
  const character = mover(state);
  const { phase, enemy, bonus } = state;
  const isMet = enemyOf(state) !== undefined;
  switch (spell) {
    case 'second-wind':
      return character.lives < sheetOf(content, character.sheet).fullLives;
    case 'borrowed-muscle':
      return isMet && !isPsychic(enemy);
    case 'clear-head':
      return phase === 'meet' && !isMet && bonus === 0 && isTested(content, character, roomAt(state, character.at));
    case 'glow-worm':
      return !canSee(content, character);
    case 'home-sweet-cell':
      return phase === 'step' && character.at !== START_TILE;
    case 'hurried-feet':
      return phase === 'step';
    case 'draughty-map':
      return isCalm(state) && state.shown.length < Math.min(LOOK, tilesLeft(state));
    case 'begone':
      return isMet && state.power <= BANISHED;
    case 'stolen-hour':
      return phase === 'rest' && character.lost;
  }
}

/** A locked door of the tile one stands on, if it leads anywhere. */
function knocks(state: Readonly<State>): Cast[] {
  if (state.phase !== 'step') return [];
  const { at } = mover(state);
  const locked = SIDES.filter(side => sideOf(state, at, side) === LOCKED && leadsOn(state, at, side));
  return locked.map(side => ({ type: 'cast', spell: 'polite-knock', side }));
}

/** Tiles on which nobody stands, but for the start cell. */
function turnings(state: Readonly<State>): Cast[] {
  const isTaken = (tile: number): boolean => state.characters.some(each => isInside(each) && each.at === tile);
  return state.faces.flatMap((_, tile) =>
    tile === START_TILE || isTaken(tile)
      ? []
      : possibleTurns(state, tile).map(turn => ({ type: 'cast', spell: 'second-thoughts', tile, turn }) as const),
  );
}

/** Objects on other tiles, if a hand is free. */
function fetches(content: Content, state: Readonly<State>): Cast[] {
  const character = mover(state);
  if (!hasFreeHand(content, character)) return [];
  const far = state.things.filter(({ tile, thing }) => thing === 'object' && tile !== character.at);
  const isFirst = (each: (typeof far)[number], i: number): boolean =>
    far.findIndex(({ tile, id }) => tile === each.tile && id === each.id) === i;
  return far
    .filter(isFirst)
    .map(({ tile, id }) => ({ type: 'cast', spell: 'long-arm', tile, object: wareOf(content, id).name }));
}

/** TD-C9. */
export function cast(play: Play, action: Cast): void {
  const { state, emit } = play;
  spend(state, mover(state), SPELLS.indexOf(action.spell));
  emit?.({ type: 'spell-cast', seat: state.turn, spell: action.spell });
  switch (action.spell) {
    case 'polite-knock':
      return setDoor(state, mover(state).at, action.side, OPEN);
    case 'second-thoughts':
      return turnAround(play, action);
    case 'long-arm':
      return fetch(play, action.tile, action.object);
    default:
      return castPlain(play, action.spell);
  }
}

function castPlain(play: Play, spell: PlainSpell): void {
  const { state, emit } = play;
  const character = mover(state);
  switch (spell) {
    case 'second-wind':
      return heal(play);
    case 'borrowed-muscle':
      state.bonus += MUSCLE;
      return;
    case 'clear-head':
      state.bonus += CLEAR_HEAD;
      return;
    case 'glow-worm':
      character.light = LIGHT;
      return lightUp(play);
    case 'home-sweet-cell':
      character.at = START_TILE;
      state.phase = 'arrive';
      return;
    case 'hurried-feet':
      state.moves += HURRY;
      return;
    case 'draughty-map':
      return look(state, LOOK);
    case 'begone':
      emit?.({ type: 'enemy-evaded', seat: state.turn, enemy: enemyName(state.enemy) });
      return settle(play);
    case 'stolen-hour':
      character.lost = false;
      emit?.({ type: 'turn-regained', seat: state.turn });
  }
}

/** Light at the last moment spares the test. */
function lightUp(play: Play): void {
  const { state } = play;
  if (state.phase === 'meet' && roomAt(state, mover(state).at) === 'unlit' && !enemyOf(state)) state.phase = 'arrive';
}

/** A move that has lost its last way on is over. */
function turnAround({ content, state }: Play, { tile, turn }: Extract<Cast, { spell: 'second-thoughts' }>): void {
  turnTile(state, tile, turn);
  if (state.phase === 'step' && waysOn(content, state) === 0) state.phase = 'arrive';
}
