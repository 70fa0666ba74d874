import { ground, handOf, layoutOf, marks } from '../../../../art/dice-and-danger/index.ts';
import type { Drawing } from '../../../../art/shape.ts';
import type { Board, View } from '../../../../games/dice-and-danger/index.ts';

/** The map with the crosses of the first seat. */
export function thumbnail(view: View, board: Board): Drawing {
  const { map } = layoutOf(board.sheet, 'landscape');
  const marked = { board, view, hand: handOf(view, 0, 0) };
  return { view: map, shapes: [...ground(board.sheet, 'landscape'), ...marks(marked, 'landscape')] };
}
