import type { Point as Place, Square } from '../../games/dungeon-pen/index.ts';
import { columnOf, LARGE, rowOf, SCALE, SIDE, UNIT } from '../../games/dungeon-pen/readers.ts';
import type { Box, Point } from '../figure.ts';

export const SQUARE = 33;
export const MAP = SIDE * SQUARE;

/** How much paper there is around the map, and how large what stands on it is. */
export interface Layout {
  readonly name: 'wide' | 'narrow';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The plates of the two scales. */
  readonly plate: number;
  readonly number: number;
  /** The line on which a seat keeps its HP: how high it is, how large the words on it. */
  readonly row: number;
  readonly words: number;
}

type Margins = Omit<Layout, 'width' | 'height'>;

const laidOut = (margins: Margins): Layout => ({
  ...margins,
  width: MAP + 2 * margins.left,
  height: MAP + 2 * margins.top,
});

/** On a phone the sheet is shown at about half its size: what has to be read there is printed larger. */
export const LAYOUTS: Readonly<Record<Layout['name'], Layout>> = {
  wide: laidOut({ name: 'wide', left: 54, top: 62, plate: 22, number: 16, row: 30, words: 18 }),
  narrow: laidOut({ name: 'narrow', left: 46, top: 96, plate: 38, number: 26, row: 48, words: 30 }),
};

/** Where a place of the rules lies on the paper. */
export const spotAt = ({ left, top }: Layout, { x, y }: Place): Point => [
  left + (x * SQUARE) / UNIT,
  top + (y * SQUARE) / UNIT,
];

/** Which place of the rules lies under a point of the paper; it may be off the map. */
export const placeAt = ({ left, top }: Layout, [x, y]: Point): Place => ({
  x: ((x - left) * UNIT) / SQUARE,
  y: ((y - top) * UNIT) / SQUARE,
});

export const boxAt = ({ left, top }: Layout, square: Square): Box => [
  left + columnOf(square) * SQUARE,
  top + rowOf(square) * SQUARE,
  SQUARE,
  SQUARE,
];

export const middleOf = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2];

export const mapBox = ({ left, top }: Layout): Box => [left, top, MAP, MAP];

/** The large square that two dice name. */
export function largeBox({ left, top }: Layout, red: number, black: number): Box {
  const size = LARGE * SQUARE;
  return [left + (red - 1) * size, top + (black - 1) * size, size, size];
}

export const scaleNumbers: readonly number[] = Array.from({ length: SCALE }, (_, i) => i + 1);
