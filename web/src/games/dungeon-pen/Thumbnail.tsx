import { type ReactElement, useMemo } from 'react';
import { ground, LAYOUTS, mapBox, marks, pieces } from '../../../../art/dungeon-pen/index.ts';
import type { Drawing as DrawingData } from '../../../../art/shape.ts';
import { type Options, unpack, type View } from '../../../../games/dungeon-pen/index.ts';
import { Drawing } from '../../look/Drawing.tsx';

const silent = (): string => '';
const layout = LAYOUTS.wide;

interface ThumbnailProps {
  readonly view: View;
  readonly options: Options;
}

/** The sheet as it lies, with both trails. */
export function Thumbnail({ view, options }: ThumbnailProps): ReactElement {
  const drawing = useMemo((): DrawingData => {
    const material = unpack(options);
    return {
      view: mapBox(layout),
      shapes: [
        ...ground(material.sheet, layout),
        ...marks({ material, view, layout }),
        ...pieces(layout, view, undefined),
      ],
    };
  }, [view, options]);
  return <Drawing drawing={drawing} speak={silent} className="pen-thumbnail" aria-hidden="true" />;
}
