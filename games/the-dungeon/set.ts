import type { Ability, Room } from './data.ts';

/** TD-C12: a set of tiles of one's own, and characters where it has any. Lines are counted in its text, from 1. */
export interface TileSet {
  /** The cell in which everybody begins. */
  readonly start: { readonly line: number; readonly drawing: string };
  /** What is shuffled into the pile. */
  readonly tiles: readonly SetTile[];
  /** Nobody for those of the box. */
  readonly characters: readonly OwnCharacter[];
}

/** Tiles that are alike. `drawing` has a sign for each side: D a door, O a doorway, - a wall, X the Guard's door to the outside. */
export interface SetTile {
  readonly line: number;
  readonly count: number;
  readonly room: Room;
  readonly drawing: string;
}

export interface OwnCharacter {
  readonly line: number;
  readonly strength: number;
  readonly craft: number;
  readonly ability: Ability;
  readonly name: string;
}

/** TD-C13, TD-C15: how many tiles a pile may have, and how many of them lead on. */
export const PILE = { least: 12, most: 31, ways: 6 } as const;

/** TD-C16: as many as may sit at a table; no two share an ability. */
export const CAST = { least: 6, most: 8 } as const;
export const VALUES = { least: 1, most: 6, together: { least: 5, most: 8 } } as const;
export const LONGEST_NAME = 40;

export const countIn = (tiles: readonly SetTile[]): number => tiles.reduce((sum, { count }) => sum + count, 0);

/** How many sides can be left by. */
export const openingsIn = (drawing: string): number => drawing.replaceAll(/[^DO]/g, '').length;

/** TD-6: the rooms by which one may get out. */
export const WAYS_OUT: readonly Room[] = ['guard-room', 'hidden-passage', 'tunnel'];

export const isWayOut = ({ room }: Pick<SetTile, 'room'>): boolean => WAYS_OUT.includes(room);
