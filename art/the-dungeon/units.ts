import type { Side } from '../../games/the-dungeon/index.ts';
import { coordinatesOf } from '../../games/the-dungeon/readers.ts';
import type { Box, Point } from '../figure.ts';

/** The side of one tile. The middle of the start cell is the origin. */
export const TILE = 136;
export const HALF = TILE / 2;
/** From tile to tile: cardboard never lies quite edge to edge. */
export const STEP = TILE + 1;

const OUTWARDS: Readonly<Record<Side, Point>> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

export const TILE_BOX: Box = [-HALF, -HALF, TILE, TILE];

/** The middle of a place of the grid. */
export function middleOf(place: number): Point {
  const { x, y } = coordinatesOf(place);
  return [x * STEP, y * STEP];
}

/** A point that lies `far` from the middle of a tile towards a side, and `aside` along it, clockwise. */
export function towards(side: Side, far: number, aside = 0): Point {
  const [x, y] = OUTWARDS[side];
  return [x * far - y * aside, y * far + x * aside];
}
