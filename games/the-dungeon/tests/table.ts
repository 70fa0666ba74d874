import { isRefusal, type Refusal, type Seat } from '../../../kernel/game.ts';
import { accept, append, type Match, unplayed } from '../../../kernel/match.ts';
import type { Action } from '../action.ts';
import type { Event, Reason } from '../events.ts';
import { theDungeon } from '../index.ts';
import type { TheDungeon } from '../kind.ts';
import type { Character } from '../state.ts';
import { tileOf } from '../tiles.ts';

/** A character without any ability, as a table would enter it. */
export const PLAIN = { name: 'Plain', strength: 3, craft: 3 };

/** A match whose dice, tiles and cards are played by the test. */
export function open(options: object = { characters: [PLAIN] }, seats = 1): Match<TheDungeon> {
  const read = theDungeon.readOptions({ until: 'once-around', ...options }, seats);
  if (isRefusal(read)) throw new Error(`refused: ${JSON.stringify(read)}`);
  return unplayed(theDungeon, { game: 'the-dungeon', version: 1, seats, options: read, seeds: [[0, null]] });
}

/** Alone, with a plain character of whom something is different. */
export function alone(change: object = {}, options: object = {}): Match<TheDungeon> {
  return open({ ...options, characters: [{ ...PLAIN, ...change }] });
}

/** Several plain characters, each with something different. */
export function together(changes: readonly object[], options: object = {}): Match<TheDungeon> {
  const characters = changes.map((change, i) => ({ ...PLAIN, name: `Plain ${i}`, ...change }));
  return open({ ...options, characters }, changes.length);
}

/** Plays an input as a stranger would send it; a refusal fails the test. Answers what happened. */
export function act(match: Match<TheDungeon>, seat: Seat, input: unknown): Event[] {
  const action = accept(match.rules, match.state, seat, JSON.parse(JSON.stringify(input)));
  if (isRefusal(action)) throw new Error(`refused: ${JSON.stringify(action)}`);
  const events: Event[] = [];
  append(match, [seat, action], event => events.push(event));
  return events;
}

/** Why an input of the seat that is to act is turned down. */
export function refusal(match: Match<TheDungeon>, input: unknown, seat?: Seat): Refusal<Reason> {
  const answer = accept(match.rules, match.state, seat ?? actor(match), input);
  if (!isRefusal(answer)) throw new Error(`accepted: ${JSON.stringify(answer)}`);
  return answer;
}

export function actor(match: Match<TheDungeon>): Seat {
  const [seat] = match.rules.active(match.state);
  if (seat === undefined) throw new Error('the match is over');
  return seat;
}

export function listed(match: Match<TheDungeon>): readonly Action[] {
  return match.rules.actions(match.state, actor(match));
}

export function types(match: Match<TheDungeon>): string[] {
  return listed(match).map(({ type }) => type);
}

export function hero(match: Match<TheDungeon>, seat: Seat = 0): Character {
  return match.state.characters[seat] as Character;
}

const COMPASS = ['N', 'E', 'S', 'W'];

/**
 * Plays a script such as 'roll 3; go E; roll 1; draw crypt; lay 2; explore; end'. A command names an action by its type
 * and by values of it; dice, tiles and cards are chance's.
 */
export function play(match: Match<TheDungeon>, script: string): Event[] {
  return script
    .split(';')
    .map(command => command.trim())
    .filter(command => command !== '')
    .flatMap(command => act(match, actor(match), commanded(match, command)));
}

function commanded(match: Match<TheDungeon>, command: string): Action {
  const [type, ...values] = command.split(' ');
  if (type === 'lay' && values[0] !== undefined) return laid(match, values[0]);
  const wanted = values.map(value =>
    type === 'go' || COMPASS.includes(value) ? String(COMPASS.indexOf(value)) : value,
  );
  const fitting = listed(match).filter(action => action.type === type && shows(action, wanted));
  const [action] = fitting;
  if (!action) throw new Error(`nobody can "${command}" in ${JSON.stringify(listed(match))}`);
  return action;
}

/** 'lay WS' turns the tile so that its openings are in the west and the south. */
function laid(match: Match<TheDungeon>, wanted: string): Action {
  const { openings } = tileOf(match.state.drawn);
  const compassOf = (turn: number): string => COMPASS.filter((_, side) => openings[turn]?.[side] !== 0).join('');
  const action = listed(match).find(each => each.type === 'lay' && compassOf(each.turn) === wanted);
  if (!action) throw new Error(`the tile cannot lie "${wanted}"`);
  return action;
}

function shows(action: Action, wanted: readonly string[]): boolean {
  if (action.type === 'roll') return action.dice.join() === wanted.join();
  const values = Object.values(action).map(String);
  return wanted.every(value => values.includes(value));
}

/** A turn of one step through a door or doorway that nobody has tried, into a tile. */
export function stepInto(match: Match<TheDungeon>, face: string, side = 'E', turned = ''): Event[] {
  const events = play(match, `roll 1; go ${side}`);
  if (match.state.asked === 'lock') events.push(...play(match, 'roll 1'));
  events.push(...play(match, `draw ${face}`));
  if (match.state.phase === 'lay') events.push(...play(match, `lay ${turned}`.trim()));
  return events;
}

export function ofType<Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }>[] {
  return events.filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
