import { areaAround, areaOf, STEP, tileAt } from '../../../../art/the-dungeon/index.ts';
import type { Box } from '../../../../art/figure.ts';
import type { View } from '../../../../games/the-dungeon/index.ts';
import { isInside, START_TILE } from '../../../../games/the-dungeon/readers.ts';
import type { CameraLimits } from '../../board/camera.ts';
import type { Area, Size } from '../../board/geometry.ts';
import { BREAKPOINTS } from '../../look/breakpoints.ts';
import { isScreen, type Screen } from '../../look/screen.ts';

const inTiles = ([x, y, width, height]: Box): Area => ({
  x: x / STEP,
  y: y / STEP,
  width: width / STEP,
  height: height / STEP,
});

/** All that lies, and the places that can be entered. */
export const wholeOf = (view: Pick<View, 'places'>, others: readonly number[]): Area => inTiles(areaOf(view, others));

const AROUND = 1.55;

/** What matters: the character whose turn it is, and what is next to it. */
export function focusOf(view: View): Area {
  const mover = view.characters[view.turn];
  const at = mover && isInside(mover) ? mover.at : START_TILE;
  return inTiles(areaAround(tileAt(view, at), AROUND));
}

export const placeArea = ([x, y]: readonly [number, number]): Area => ({
  x: x / STEP - 0.5,
  y: y / STEP - 0.5,
  width: 1,
  height: 1,
});

/** The tools of the map lie over its right edge; the pile, and the way past others' turns, over its foot. */
const TOOLS = 50;
const PILE = 50;

/** On a laptop the pile has a strip of its own below the maze. */
const hasRoomBelow = (screen: Screen): boolean => isScreen(screen, 'laptop');

/** In pixels of a tile. */
export const limitsOf = ({ width }: Size, screen: Screen): CameraLimits => ({
  least: 30,
  comfort: width < BREAKPOINTS.phone ? 74 : 96,
  most: width < BREAKPOINTS.phone ? 112 : 150,
  margins: [0.3, 0.16],
  insets: { right: TOOLS, bottom: hasRoomBelow(screen) ? 0 : PILE },
});

/** Below this the names on the tiles could not be read. */
export const SMALLEST_NAMED = 112;
