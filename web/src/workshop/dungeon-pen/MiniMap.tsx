import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { LAYOUTS, mapBox } from '../../../../art/dungeon-pen/index.ts';
import type { Sheet } from '../../../../games/dungeon-pen/index.ts';
import { columnOf, rowOf } from '../../../../games/dungeon-pen/readers.ts';
import type { Area } from '../../board/geometry.ts';

interface MiniMapProps {
  readonly sheet: Sheet;
  readonly scroller: RefObject<HTMLElement | null>;
}

const [, , MAP] = mapBox(LAYOUTS.wide);
/** The paper that is scrolled, in squares: the map with the scales around it. */
const MARGIN = (30 * 18) / MAP;
const WHOLE = 18 + 2 * MARGIN;

/** The whole sheet, small, with a frame around what is shown of it. */
export function MiniMap({ sheet, scroller }: MiniMapProps): ReactElement {
  const area = useAreaShown(scroller);
  const at = (feature: string): string =>
    sheet.features
      .flatMap((there, square) => (there === feature ? [`M${columnOf(square)} ${rowOf(square)}h1v1h-1z`] : []))
      .join('');
  return (
    <svg className="easel-mini-map" viewBox={`${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`} aria-hidden="true">
      <path d={at('wall')} className="mini-wall" />
      <path d={at('padded')} className="mini-padded" />
      <path d={at('south-treasure') + at('north-treasure')} className="mini-treasure" />
      {area && <rect {...area} />}
    </svg>
  );
}

/** What is shown of the sheet, in squares. */
function useAreaShown(scroller: RefObject<HTMLElement | null>): Area | undefined {
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const unit = element.scrollWidth / WHOLE;
      setArea({
        x: element.scrollLeft / unit - MARGIN,
        y: element.scrollTop / unit - MARGIN,
        width: element.clientWidth / unit,
        height: element.clientHeight / unit,
      });
    };
    measure();
    element.addEventListener('scroll', measure);
    return () => element.removeEventListener('scroll', measure);
  }, [scroller]);
  return area;
}
