import { type ReactElement, useMemo } from 'react';
import { areasOf, boardBox, ground, marks } from '../../../../art/donjonz/index.ts';
import type { Drawing as DrawingData } from '../../../../art/shape.ts';
import { type Options, unpack, type View } from '../../../../games/donjonz/index.ts';
import { Drawing } from '../../look/Drawing.tsx';

const LEAST_SPACES = [9, 6] as const;
const silent = (): string => '';

interface ThumbnailProps {
  readonly view: View;
  readonly options: Options;
}

/** The dungeon as it lies, with the walk so far. */
export function Thumbnail({ view, options }: ThumbnailProps): ReactElement {
  const drawing = useMemo((): DrawingData => {
    const material = unpack(options);
    return {
      view: boardBox(areasOf(material, view.laid), LEAST_SPACES),
      shapes: [...ground(material, view.laid), ...marks(material, view)],
    };
  }, [view, options]);
  return <Drawing drawing={drawing} speak={silent} className="donjonz-thumbnail" aria-hidden="true" />;
}
