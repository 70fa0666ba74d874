import { type Face, type Room, TILES } from './data.ts';

/** The sides of a tile are numbered clockwise, so that a quarter turn adds one. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];

/** Quarter turns clockwise. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

/**
 * What a side of a tile on the table is. A door is untried until its lock has been rolled for; a door or doorway that
 * faces a blank wall is blocked (TD-9).
 */
export const WALL = 0;
export const DOORWAY = 1;
export const DOOR = 2;
export const OPEN = 3;
export const LOCKED = 4;
export const BLOCKED = 5;

export interface Tile {
  readonly face: Face;
  readonly room: Room;
  readonly count: number;
  /** By turn, then by side: wall, doorway or door. */
  readonly openings: readonly (readonly number[])[];
  /** By the side that has to be an opening: the turns that make it one, of equal ones only the first (TD-Q5). */
  readonly fitting: readonly (readonly Turn[])[];
}

const SIGNS: Readonly<Record<string, number>> = { '-': WALL, X: WALL, O: DOORWAY, D: DOOR };

/** What a drawing such as 'D-O-' shows after `turn` quarter turns. */
export function openingsOf(drawing: string, turn: Turn): number[] {
  return SIDES.map(side => SIGNS[drawing.charAt((side - turn + 4) % 4)] ?? WALL);
}

function fittingTurns(openings: readonly (readonly number[])[], side: Side): Turn[] {
  const texts = openings.map(each => each.join());
  return TURNS.filter(turn => openings[turn]?.[side] !== WALL && texts.indexOf(texts[turn] as string) === turn);
}

export const TILE_TABLE: readonly Tile[] = TILES.map(([face, room, count, drawing]) => {
  const openings = TURNS.map(turn => openingsOf(drawing, turn));
  return { face, room, count, openings, fitting: SIDES.map(side => fittingTurns(openings, side)) };
});

export const START_CELL = 0;

export function tileOf(face: number): Tile {
  const tile = TILE_TABLE[face];
  if (!tile) throw new Error(`no tile ${face}`);
  return tile;
}

export function opposite(side: Side): Side {
  return ((side + 2) % 4) as Side;
}

/**
 * What stands between two tiles, seen from one of them (TD-9, TD-10, TD-Q2, TD-Q37): a wall blocks, a door makes the
 * passage a door, and what is known about a door on either side holds for both.
 */
export function joined(mine: number, theirs: number): number {
  if (mine === WALL) return WALL;
  if (theirs === WALL || theirs === BLOCKED) return BLOCKED;
  return mine > theirs ? mine : theirs;
}
