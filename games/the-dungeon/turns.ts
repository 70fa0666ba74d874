import type { Seat } from '../../kernel/game.ts';
import { discardThings, dropAll } from './belongings.ts';
import { LAST_ROUND } from './data.ts';
import { mustReturn, START_TILE } from './map.ts';
import { followerOf, type Content, sheetOf, wareOf } from './content.ts';
import { firstOut, winnersOf } from './scoring.ts';
import { emptyMaze } from './setup.ts';
import {
  type Asked,
  characterOf,
  isInside,
  mover,
  NONE,
  type Open,
  type Person,
  type Play,
  roomAt,
  type State,
} from './state.ts';

/** Chance is asked for dice. */
export function ask(state: State, asked: Asked): void {
  state.asked = asked;
  state.phase = 'roll';
}

/** Turns are counted through all rounds; while characters are dealt none has begun. */
export function turnNumber({ seats, first }: Content, { round, turn }: Readonly<State>): number {
  const count = seats.length;
  return round === 0 ? 0 : round * count + ((turn - first + count) % count);
}

/** TD-8: a turn begins with a movement roll, unless there is something to decide or to wait for. */
export function beginTurn({ state, emit }: Play): void {
  const { at } = mover(state);
  Object.assign(state, { moves: 0, came: NONE, door: NONE, retried: false, barred: false });
  emit?.({ type: 'turn-began', seat: state.turn, round: state.round });
  if (!isInside(mover(state))) state.phase = 'above';
  else if (roomAt(state, at) === 'stream') state.phase = 'begin';
  else if (at === START_TILE && mustReturn(state)) wait(state, emit);
  else if (at === START_TILE && state.things.some(({ tile }) => tile === START_TILE)) state.phase = 'begin';
  else ask(state, 'movement');
}

/** TD-Q11: somebody else is still out, and nothing is left to try. */
function wait(state: State, emit: Play['emit']): void {
  emit?.({ type: 'waited', seat: state.turn });
  state.phase = 'rest';
}

/** TD-18: goes on, clockwise, to the next character that can act. */
export function passTurn(play: Play): void {
  const { content, state } = play;
  const { light } = mover(state);
  mover(state).light = Math.max(0, light - 1);
  do {
    const next = (state.turn + 1) % content.seats.length;
    if (isOver(play, next)) return finish(play);
    if (next === content.first) state.round++;
    state.turn = next;
  } while (!isAwake(play));
  takeUpIfHome(play);
  beginTurn(play);
}

/** TD-Q46: who is above, was entered by a table of the board game, and has not gone for good. */
export function mayFall({ hasReturns, dealt }: Content, person: Readonly<Person>): boolean {
  if (!hasReturns || isInside(person) || person.lives === 0 || person.retired) return false;
  return person.sheet >= dealt;
}

/** Whether anybody can still be met in the dungeon. */
const isDeserted = (content: Content, { characters }: Readonly<Pick<State, 'characters'>>): boolean =>
  !characters.some(each => isInside(each) || mayFall(content, each));

/** TD-Q24, TD-Q25, TD-Q44: whether the match ends before `next` has its turn. */
const isOver = ({ content, state }: Play, next: Seat): boolean =>
  isDeserted(content, state) || endsBefore(content, state, next);

/** TD-Q24, TD-Q44: whether nobody has a turn any more once it would be that of `next`, whoever is still inside. */
function endsBefore(content: Content, table: Open, next: Seat): boolean {
  const isRoundOver = next === content.first;
  if (isRoundOver && table.round === LAST_ROUND) return true;
  const first = firstOut(content, table);
  if (first === undefined || content.until === 'all-out') return false;
  return content.until === 'round' ? isRoundOver : next === first;
}

/** TD-Q24, TD-Q44: whether a seat has its last turn now, or has it still before it. */
export function hasLastTurn(content: Content, table: Open, seat: Seat): boolean {
  if (table.phase === 'over' || !isInside(characterOf(table, seat))) return false;
  const { length } = content.seats;
  const turns = content.seats.map(i => (table.turn + i) % length);
  const last = turns.findIndex(each => endsBefore(content, table, (each + 1) % length));
  return turns.slice(0, last + 1).includes(seat);
}

function finish({ content, state, emit }: Play): void {
  const winners = winnersOf(content, state);
  state.phase = 'over';
  if (winners.length > 0) return emit?.({ type: 'race-won', winners });
  emit?.({ type: 'dungeon-won', cause: state.characters.some(isInside) ? 'rounds' : 'deaths' });
}

/** TD-Q23, TD-Q35: a lost turn delays the way out. */
function isAwake(play: Play): boolean {
  const { state, emit } = play;
  const character = mover(state);
  if (!isInside(character)) return mayFall(play.content, character);
  if (character.lost) {
    character.lost = false;
    emit?.({ type: 'turn-missed', seat: state.turn });
    return false;
  }
  if (!character.leaving) return true;
  escape(play);
  return false;
}

/** TD-6: in the Ruins, with all that it carries. */
function escape({ content, state, emit }: Play): void {
  const character = mover(state);
  character.out = state.round;
  const { strength, craft, lives, gold, spells } = character;
  emit?.({
    type: 'escaped',
    seat: state.turn,
    round: state.round,
    strength,
    craft,
    lives,
    gold,
    objects: character.objects.map(id => wareOf(content, id).name),
    followers: character.followers.map(id => followerOf(content, id).name),
    spells: spells.length,
  });
  if (content.until === 'once-around' && firstOut(content, state) === state.turn && state.characters.some(isInside))
    emit?.({ type: 'last-turns' });
}

/** TD-17, TD-21, TD-Q39: as soon as everybody inside is home and nothing is left to try. */
function takeUpIfHome(play: Play): void {
  const { state } = play;
  if (!mustReturn(state)) return;
  for (const character of state.characters) if (isInside(character) && character.at !== START_TILE) return;
  takeUp(play);
}

/** TD-7, TD-17: the maze begins anew, without what lay about. */
export function takeUp({ content, state, emit }: Play): void {
  discardThings(state);
  Object.assign(state, emptyMaze(content));
  emit?.({ type: 'tiles-taken-up' });
}

/** The encounter is over. What follows is up to the character, unless it is dead. */
export function settle(play: Play): void {
  const { state } = play;
  state.enemy = NONE;
  state.bonus = 0;
  state.eaten = false;
  state.rival = NONE;
  state.victor = NONE;
  takeUpIfHome(play);
  state.phase = isInside(mover(state)) ? 'rest' : 'pass';
}

/** TD-B7, TD-Q25. */
export function loseLife({ state, emit }: Play, seat: Seat): void {
  const character = characterOf(state, seat);
  character.lives--;
  emit?.({ type: 'life-lost', seat, lives: character.lives });
  if (character.lives > 0) return;
  const room = roomAt(state, character.at);
  dropAll(state, character);
  emit?.({ type: 'died', seat, room });
}

/** TD-B7: never above the lives it had at the start. */
export function heal({ content, state, emit }: Play): void {
  const character = mover(state);
  if (character.lives >= sheetOf(content, character.sheet).fullLives) return;
  character.lives++;
  emit?.({ type: 'life-healed', seat: state.turn, lives: character.lives });
}

export function loseNextTurn({ state, emit }: Play): void {
  mover(state).lost = true;
  emit?.({ type: 'turn-forfeited', seat: state.turn });
}

/** TD-Q23: from now on the character stands where it is until its next turn takes it outside. */
export function findWayOut({ state, emit }: Play, die: number | null): void {
  const character = mover(state);
  character.leaving = true;
  emit?.({ type: 'way-out-found', seat: state.turn, room: roomAt(state, character.at), die });
}
