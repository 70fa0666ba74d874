import { ground, handOf, layoutOf, marks } from '../../../../art/dice-and-danger/index.ts';
import type { Drawing } from '../../../../art/shape.ts';
import type { Content, View } from '../../../../games/dice-and-danger/index.ts';

/** The map with the crosses of the first seat. */
export function thumbnail(view: View, content: Content): Drawing {
  const { map } = layoutOf(content.sheet, 'landscape');
  const marked = { content, view, hand: handOf(view, 0, 0) };
  return { view: map, shapes: [...ground(content.sheet, 'landscape'), ...marks(marked, 'landscape')] };
}
