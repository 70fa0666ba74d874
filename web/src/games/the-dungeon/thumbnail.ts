import type { Drawing } from '../../../../art/shape.ts';
import { areaOf, doors, pawns, tiles } from '../../../../art/the-dungeon/index.ts';
import type { View } from '../../../../games/the-dungeon/index.ts';

const MARGIN = 20;

/** The maze as it lies. */
export function thumbnail(view: View): Drawing {
  const [x, y, width, height] = areaOf(view);
  return {
    view: [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN],
    shapes: [...tiles(view), ...doors(view), ...pawns(view)],
  };
}
