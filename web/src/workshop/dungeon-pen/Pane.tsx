import { type PointerEvent, type ReactElement, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { draftGround, LAYOUTS, mapBox } from '../../../../art/dungeon-pen/index.ts';
import type { Box } from '../../../../art/figure.ts';
import type { Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import { SIDE, squareAt } from '../../../../games/dungeon-pen/readers.ts';
import { Drawing } from '../../look/Drawing.tsx';
import type { EaselProps } from '../editor.ts';
import { MiniMap } from './MiniMap.tsx';
import { CellTints, Cursor, FlawRings, StrokePreview } from './Overlay.tsx';
import type { PenTools } from './PenTray.tsx';
import { easelTexts } from './texts.ts';
import { useCursorKeys } from './useCursorKeys.ts';
import { usePan } from './usePan.ts';
import { useStroke } from './useStroke.ts';

interface PaneProps extends Omit<EaselProps<Sheet>, 'piece' | 'onPiece'>, PenTools {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly cursor: Square;
  readonly onCursor: (square: Square) => void;
}

const layout = LAYOUTS.wide;
/** The map and the scales around it. */
const MARGIN = 30;
const [mapLeft, mapTop, MAP] = mapBox(layout);
const VIEW: Box = [mapLeft - MARGIN, mapTop - MARGIN, MAP + 2 * MARGIN, MAP + 2 * MARGIN];
/** The square under a pointer; undefined beside the map. */
function squareUnder({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Square | undefined {
  const { left, top, width } = currentTarget.getBoundingClientRect();
  const unit = width / VIEW[2];
  const column = Math.floor(((clientX - left) / unit - MARGIN) / (MAP / SIDE));
  const row = Math.floor(((clientY - top) / unit - MARGIN) / (MAP / SIDE));
  const isOn = Math.min(column, row) >= 0 && Math.max(column, row) < SIDE;
  return isOn ? squareAt(column, row) : undefined;
}

/** The sheet itself: drawn on by mouse, finger or cursor. */
export function Pane(props: PaneProps): ReactElement {
  const { draft, zoom, cursor, onCursor } = props;
  const pencil = useStroke(props);
  const [isByKeys, setByKeys] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  const moveBy = (hand: 'keys' | 'pointer') => (square: Square) => {
    setByKeys(hand === 'keys');
    onCursor(square);
  };
  const pointers = usePointers(pencil, usePan(scroller), moveBy('pointer'));
  useCursorKeys({ ...props, pencil, onCursor: moveBy('keys') });
  useInSight(scroller, isByKeys ? cursor : undefined);
  return (
    <div className="easel-pane">
      <div ref={scroller} className="easel-scroller">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are heard by the page */}
        <div
          className="easel-paper"
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from square to square in it
          tabIndex={0}
          aria-label={easelTexts[props.language].sheet}
          style={{ width: `calc(100cqmin * ${zoom})` }}
          onFocus={() => setByKeys(true)}
          onBlur={() => setByKeys(false)}
        >
          <Layers {...props} {...{ pencil, pointers }} cursor={isByKeys ? cursor : undefined} />
        </div>
      </div>
      {zoom > 1 && <MiniMap key={zoom} sheet={draft} scroller={scroller} />}
    </div>
  );
}

interface LayersProps extends Pick<PaneProps, 'draft' | 'flaws' | 'pointed' | 'symmetry' | 'piece'> {
  readonly pencil: ReturnType<typeof useStroke>;
  readonly pointers: ReturnType<typeof usePointers>;
  readonly cursor: Square | undefined;
}

/** What is printed, and over it what is being drawn and what is wrong. */
function Layers({ draft, flaws, pointed, symmetry, piece, pencil, pointers, cursor }: LayersProps): ReactElement {
  const drawing = useMemo(() => ({ view: VIEW, shapes: draftGround(draft, layout) }), [draft]);
  return (
    <>
      <Drawing drawing={drawing} aria-hidden="true" />
      <svg className="easel-overlay" viewBox={VIEW.join(' ')} aria-hidden="true" {...pointers}>
        <CellTints sheet={draft} />
        {pencil.stroke && <StrokePreview stroke={pencil.stroke} {...{ symmetry, piece }} />}
        <FlawRings sheet={draft} {...{ flaws, pointed }} />
        {cursor !== undefined && <Cursor square={cursor} />}
      </svg>
    </>
  );
}

type Pan = ReturnType<typeof usePan>;

/** One finger draws; two push the sheet, and what the first had begun is let go. */
function usePointers(pencil: ReturnType<typeof useStroke>, pan: Pan, onSquare: (square: Square) => void) {
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>): void => {
      if (event.button !== 0) return;
      if (pan.down(event)) return pencil.cancel();
      const square = squareUnder(event);
      if (square === undefined) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      onSquare(square);
      pencil.begin(square);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>): void => {
      if (pan.move(event)) return;
      const square = pencil.stroke && squareUnder(event);
      if (square !== undefined) pencil.extend(square);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>): void => {
      if (pan.up(event)) return;
      pencil.end();
    },
    onPointerCancel: (event: PointerEvent<SVGSVGElement>): void => {
      pan.up(event);
      pencil.cancel();
    },
  };
}

/** The cursor never leaves what is shown of a sheet that is larger than its window. */
function useInSight(scroller: RefObject<HTMLDivElement | null>, cursor: Square | undefined): void {
  useEffect(() => {
    if (cursor !== undefined)
      scroller.current?.querySelector('.easel-cursor')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [scroller, cursor]);
}
