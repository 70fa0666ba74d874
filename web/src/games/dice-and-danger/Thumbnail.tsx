import { type ReactElement, useMemo } from 'react';
import { ground, handOf, layoutOf, marks } from '../../../../art/dice-and-danger/index.ts';
import type { Drawing as DrawingData } from '../../../../art/shape.ts';
import { boardOf, type Options, type View } from '../../../../games/dice-and-danger/index.ts';
import { Drawing } from '../../look/Drawing.tsx';

const silent = (): string => '';

interface ThumbnailProps {
  readonly view: View;
  readonly options: Options;
}

/** The map with the crosses of the first seat. */
export function Thumbnail({ view, options }: ThumbnailProps): ReactElement {
  const board = useMemo(() => boardOf(options, view.papers.length), [options, view.papers.length]);
  const drawing = useMemo((): DrawingData => {
    const { map } = layoutOf(board.sheet, 'landscape');
    const marked = { board, view, hand: handOf(view, 0, 0) };
    return { view: map, shapes: [...ground(board.sheet, 'landscape'), ...marks(marked, 'landscape')] };
  }, [board, view]);
  return <Drawing drawing={drawing} speak={silent} className="ddd-thumbnail" aria-hidden="true" />;
}
