import type { Seat } from '../../kernel/game.ts';
import { emptyGround, type Ground, groundIndex, NORTH_CELL, PADDED, SOUTH_CELL, THING, WALL } from './line.ts';
import { columnOf, type Point, rowOf, type Square, UNIT } from './square.ts';

export const FEATURES = [
  'floor',
  'wall',
  'padded',
  'chest',
  'potion',
  'south-cell',
  'north-cell',
  'south-treasure',
  'north-treasure',
] as const;
export type Feature = (typeof FEATURES)[number];

/** A dungeon sheet as it is printed: what stands in each of its squares, row by row. */
export interface Sheet {
  readonly name: string;
  readonly author: string;
  readonly features: readonly Feature[];
  /** The line of the text on which the first row stands, from 1. */
  readonly line: number;
}

/** Seat 0 sits at the south of the sheet, seat 1 at the north. */
export const CELL_OF_SEAT = ['south-cell', 'north-cell'] as const;
export const TREASURE_OF_SEAT = ['south-treasure', 'north-treasure'] as const;
export const CELL_MARK = [SOUTH_CELL, NORTH_CELL] as const;

export function squaresWith({ features }: Sheet, feature: Feature): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < features.length; square++) if (features[square] === feature) squares.push(square);
  return squares;
}

const BITS: Readonly<Record<Feature, number>> = {
  floor: 0,
  wall: WALL,
  padded: PADDED,
  chest: THING,
  potion: THING,
  'south-cell': SOUTH_CELL,
  'north-cell': NORTH_CELL,
  'south-treasure': THING,
  'north-treasure': THING,
};

export function groundOf({ features }: Sheet): Ground {
  const ground = emptyGround();
  for (const [square, feature] of features.entries()) ground[groundIndex(square)] = BITS[feature];
  return ground;
}

/** DP-Q2: the centre of a seat's cell. */
export function homeOf(sheet: Sheet, seat: Seat): Point {
  const cell = squaresWith(sheet, CELL_OF_SEAT[seat as 0 | 1]);
  return { x: middle(cell.map(columnOf)), y: middle(cell.map(rowOf)) };
}

function middle(places: readonly number[]): number {
  return ((Math.min(...places) + Math.max(...places) + 1) * UNIT) / 2;
}

/** Where a square stands in the text of its sheet, line and column from 1. */
export function spotOf(sheet: Sheet, square: Square): Spot {
  return { line: sheet.line + rowOf(square), column: columnOf(square) + 1 };
}

export interface Spot {
  readonly line: number;
  readonly column: number;
}
