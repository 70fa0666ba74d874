import type { Content, Laid, Side, Thing } from '../../games/donjonz/index.ts';
import { beyond, SIDES, spaceNumbers, spaceOf, WEAPONS } from '../../games/donjonz/readers.ts';

/** What stands on a space, as a small number: weapons from ARMS on and monsters from FOES on, in the order of WEAPONS. */
export const NOTHING = 0;
export const POUCH = 1;
export const KEY = 2;
export const DOOR = 3;
export const ARMS = 4;
export const FOES = ARMS + WEAPONS.length;

export const NO_EXIT = -1;

/** A laid dungeon made for search: the spaces by their numbers, and for each side of a space the one behind it. */
export interface Graph {
  readonly things: Int8Array;
  /** Four a space; NO_EXIT behind walls and at the rim. The locked door is an exit: the walk decides if it opens. */
  readonly exits: Int8Array;
  readonly needsKey: boolean;
}

export function graphOf(content: Content, laid: readonly Laid[]): Graph {
  const numbers = spaceNumbers(content, laid);
  const size = Math.max(...numbers) + 1;
  const things = new Int8Array(size).fill(NOTHING);
  const exits = new Int8Array(SIDES.length * size).fill(NO_EXIT);
  for (const number of numbers) {
    things[number] = codeOf(spaceOf(content, laid, number).thing);
    for (const side of SIDES) exits[SIDES.length * number + side] = exitOf(content, laid, number, side);
  }
  return { things, exits, needsKey: content.doorWithoutKey === 'blocked' };
}

function exitOf(content: Content, laid: readonly Laid[], number: number, side: Side): number {
  const found = beyond(content, laid, number, side);
  return found && !found.isWalled ? found.number : NO_EXIT;
}

export function codeOf(thing: Thing): number {
  switch (thing.type) {
    case 'pouch':
      return POUCH;
    case 'key':
      return KEY;
    case 'door':
      return DOOR;
    case 'weapon':
      return ARMS + WEAPONS.indexOf(thing.weapon);
    case 'monster':
      return FOES + WEAPONS.indexOf(thing.weapon);
    case 'nothing':
    case 'stair':
      return NOTHING;
  }
}
