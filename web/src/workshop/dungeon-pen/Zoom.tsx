import type { ReactElement } from 'react';
import { useWorkshopWords } from '../words.ts';

interface ZoomProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

const LEAST = 1;
const MOST = 4;
const STEP = 1.25;

export const larger = (zoom: number): number => Math.min(MOST, zoom * STEP);
/** Just short of the whole sheet is the whole sheet. */
export const smaller = (zoom: number): number => (zoom / STEP < LEAST * 1.05 ? LEAST : zoom / STEP);

export function Zoom({ zoom, onZoom }: ZoomProps): ReactElement {
  const words = useWorkshopWords();
  return (
    <div className="easel-zoom" role="group" aria-label={words.zoom}>
      <button type="button" aria-label={words.zoomOut} disabled={zoom <= LEAST} onClick={() => onZoom(smaller(zoom))}>
        −
      </button>
      <span>{Math.round(zoom * 100)} %</span>
      <button type="button" aria-label={words.zoomIn} disabled={zoom >= MOST} onClick={() => onZoom(larger(zoom))}>
        +
      </button>
    </div>
  );
}
