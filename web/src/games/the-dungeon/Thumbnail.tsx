import { type ReactElement, useMemo } from 'react';
import type { Drawing as DrawingData } from '../../../../art/shape.ts';
import { areaOf, doors, pawns, tiles } from '../../../../art/the-dungeon/index.ts';
import type { Options, View } from '../../../../games/the-dungeon/index.ts';
import { Drawing } from '../../look/Drawing.tsx';

const silent = (): string => '';
const MARGIN = 20;

interface ThumbnailProps {
  readonly view: View;
  readonly options: Options;
}

/** The maze as it lies, without the names of its rooms. */
export function Thumbnail({ view }: ThumbnailProps): ReactElement {
  const drawing = useMemo((): DrawingData => {
    const [x, y, width, height] = areaOf(view);
    return {
      view: [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN],
      shapes: [...tiles(view), ...doors(view), ...pawns(view)],
    };
  }, [view]);
  return <Drawing drawing={drawing} speak={silent} className="td-thumbnail" aria-hidden="true" />;
}
