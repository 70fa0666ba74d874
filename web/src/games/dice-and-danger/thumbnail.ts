import { ground, handOf, layoutOf, marks } from '../../../../art/dice-and-danger/index.ts';
import type { Drawing } from '../../../../art/shape.ts';
import { boardOf, type Options, type View } from '../../../../games/dice-and-danger/index.ts';

/** The map with the crosses of the first seat. */
export function thumbnail(view: View, options: Options): Drawing {
  const board = boardOf(options, view.papers.length);
  const { map } = layoutOf(board.sheet, 'landscape');
  const marked = { board, view, hand: handOf(view, 0, 0) };
  return { view: map, shapes: [...ground(board.sheet, 'landscape'), ...marks(marked, 'landscape')] };
}
