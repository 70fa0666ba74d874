import { type CSSProperties, type PointerEvent, type ReactElement, useMemo, useRef } from 'react';
import {
  ground,
  LAYOUTS,
  marks,
  mapBox,
  pencilOf,
  pieces,
  placeAt,
  spotAt,
  SQUARE,
} from '../../../../../art/dungeon-pen/index.ts';
import type { PenKey } from '../../../../../art/dungeon-pen/index.ts';
import type { Box } from '../../../../../art/figure.ts';
import { leadPaint } from '../../../../../art/paint.ts';
import type { Shape } from '../../../../../art/shape.ts';
import type { DungeonPen, Point } from '../../../../../games/dungeon-pen/index.ts';
import type { Occasion } from '../../pad.ts';
import { Drawing, type Speak } from '../../../look/Drawing.tsx';
import { BOARD_WORDS } from '../context.ts';
import { flickerOf, onSheet } from './line.ts';
import './companion.css';

const layout = LAYOUTS.narrow;
const MARGIN = 45;
const [LEFT, TOP, WIDTH, HEIGHT] = mapBox(layout);
const VIEW: Box = [LEFT - MARGIN, TOP - MARGIN, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN];
/** How much of the sheet is seen through the glass, in squares. */
const GLASS = 3.4;
/** Of the line over the sheet, whatever its scale. */
const THICKEST = 1.4;

interface SheetPadProps {
  readonly occasion: Occasion<DungeonPen>;
  /** Where the line ends. */
  readonly end: Point | undefined;
  readonly label: string;
  readonly onPress: (place: Point) => void;
}

/** The sheet as it lies on the table, to press where something ended; what lies under the finger is seen in a glass. */
export function SheetPad({ occasion, end, label, onPress }: SheetPadProps): ReactElement {
  const { content } = occasion.rules;
  const { view, language } = occasion;
  const shapes = useMemo(
    (): readonly Shape[] => [
      ...ground(content.sheet, layout),
      ...marks({ content, view, layout }),
      ...pieces(layout, view, undefined),
    ],
    [content, view],
  );
  const speak: Speak = ({ key, params = {} }) => BOARD_WORDS[language].sheet[key as PenKey](params);
  const { seat } = flickerOf(view);
  const lead = { '--seat-lead': `var(--${leadPaint(pencilOf(seat))})` } as CSSProperties;
  return (
    <div className="pen-pad" style={lead}>
      <div className="paper pen-pad-sheet" role="img" aria-label={label} {...usePressing(onPress)}>
        <Drawing drawing={{ view: VIEW, shapes }} speak={speak} aria-hidden="true" />
        {end && <LineOver {...{ occasion, end }} box={VIEW} />}
      </div>
      {end && (
        <div
          className="pen-pad-glass"
          data-side={spotAt(layout, end)[0] > LEFT + WIDTH / 2 ? 'left' : 'right'}
          aria-hidden="true"
        >
          <Drawing drawing={{ view: glassOver(end), shapes }} speak={speak} />
          <LineOver {...{ occasion, end }} box={glassOver(end)} />
        </div>
      )}
    </div>
  );
}

function glassOver(end: Point): Box {
  const [x, y] = spotAt(layout, end);
  const size = GLASS * SQUARE;
  return [x - size / 2, y - size / 2, size, size];
}

/** A press sets the mark, and a finger that stays down draws it along. */
function usePressing(onPress: SheetPadProps['onPress']) {
  const pressed = useRef(false);
  const place = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y, wide, high] = VIEW;
    const at = placeAt(layout, [
      x + ((event.clientX - left) * wide) / width,
      y + ((event.clientY - top) * high) / height,
    ]);
    onPress(onSheet(at));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      pressed.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      place(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      if (pressed.current) place(event);
    },
    onPointerUp: (): void => {
      pressed.current = false;
    },
    onPointerCancel: (): void => {
      pressed.current = false;
    },
  };
}

interface LineOverProps extends Pick<SheetPadProps, 'occasion'> {
  readonly end: Point;
  readonly box: Box;
}

function LineOver({ occasion, end, box }: LineOverProps): ReactElement {
  const [x1, y1] = spotAt(layout, flickerOf(occasion.view).from);
  const [x2, y2] = spotAt(layout, end);
  const [, , size] = box;
  const thin = Math.min(size / 220, THICKEST);
  return (
    <svg className="pen-pad-line" viewBox={box.join(' ')} aria-hidden="true">
      <line {...{ x1, y1, x2, y2 }} strokeWidth={3 * thin} strokeDasharray={`${7 * thin} ${5 * thin}`} />
      <circle cx={x1} cy={y1} r={4 * thin} strokeWidth={2 * thin} />
      <circle cx={x2} cy={y2} r={5 * thin} strokeWidth={2 * thin} />
      <path
        d={`M${x2 - 14 * thin} ${y2}h${8 * thin}m${12 * thin} 0h${8 * thin}M${x2} ${y2 - 14 * thin}v${8 * thin}m0 ${12 * thin}v${8 * thin}`}
        strokeWidth={thin}
      />
    </svg>
  );
}
