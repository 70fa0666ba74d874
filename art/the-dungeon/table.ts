import type { Content, View } from '../../games/the-dungeon/index.ts';
import type { Box } from '../figure.ts';
import type { Drawing, Shape } from '../shape.ts';
import { areaOf, doors, tiles } from './board.ts';
import { droppedThings, graves, pawns } from './pieces.ts';

const MARGIN = 20;

function around([x, y, width, height]: Box): Box {
  return [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
}

/** The maze, what lies in it, and who is there. */
export const table = (content: Content, view: View): Drawing => ({
  view: around(areaOf(view)),
  shapes: [...tiles(view), ...doors(view), ...graves(view), ...droppedThings(content, view), ...pawns(view)],
});

/** The maze as it lies. */
export const thumbnail = (_: Content, view: View): Drawing => ({
  view: around(areaOf(view)),
  shapes: [...tiles(view), ...doors(view), ...pawns(view)].flatMap(withoutPlates),
});

/** Words on plates are too small to read where a tile is. */
export function withoutPlates(shape: Shape): readonly Shape[] {
  if (shape.kind !== 'group') return [shape];
  return shape.role === 'plate' ? [] : [{ ...shape, shapes: shape.shapes.flatMap(withoutPlates) }];
}
