import { areasOf, boardBox, ground, marks } from '../../../../art/donjonz/index.ts';
import type { Drawing } from '../../../../art/shape.ts';
import type { Content, View } from '../../../../games/donjonz/index.ts';

const LEAST_SPACES = [9, 6] as const;

/** The dungeon as it lies, with the walk so far. */
export function thumbnail(view: View, content: Content): Drawing {
  return {
    view: boardBox(areasOf(content, view.laid), LEAST_SPACES),
    shapes: [...ground(content, view.laid), ...marks(content, view)],
  };
}
