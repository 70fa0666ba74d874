import { type CSSProperties, type PointerEvent, type ReactElement, useCallback, useMemo, useState } from 'react';
import { PRINTED } from '../../../../art/dice-and-danger/index.ts';
import type { Point, Sheet, Sketch } from '../../../../games/dice-and-danger/index.ts';
import { Drawing, type Speak } from '../../look/Drawing.tsx';
import { isScreen, useScreen } from '../../look/screen.ts';
import type { EaselProps } from '../editor.ts';
import type { PieceInHand } from './drawing.ts';
import { type Area, areaBetween, isAt, type NodeKey, thereAt } from './nodes.ts';
import { AreaPreview, Chosen, FlawRings, GridCursor, GridDots, Preview } from './Overlay.tsx';
import { type Plot, plotOf, pointIn, squareAround } from './plot.ts';
import { easelTexts } from './texts.ts';
import { useCursorKeys } from './useCursorKeys.ts';
import { type Strokes, useStrokes } from './useStrokes.ts';

interface PaneProps extends Omit<EaselProps<Sheet>, 'piece' | 'onPiece'> {
  readonly sketch: Sketch;
  readonly inHand: PieceInHand;
  readonly onNumber: (number: number, at: Point) => void;
  readonly chosen: NodeKey | undefined;
  readonly onChoose: (node: NodeKey | undefined) => void;
  readonly onPanel: () => void;
}

/** The map itself: drawn on by mouse, finger or cursor. Upright on a screen that is higher than wide. */
export function Pane(props: PaneProps): ReactElement {
  const { draft, sketch, chosen, language, inHand } = props;
  const orientation = isScreen(useScreen(), 'phone') ? 'portrait' : 'landscape';
  const plot = useMemo(() => plotOf(draft, orientation), [draft, orientation]);
  const strokes = useStrokes(props);
  const [cursor, setCursor] = useState<Point>({ x: 7, y: 4 });
  const [isByKeys, setByKeys] = useState(false);
  const onCursor = (hand: 'keys' | 'pointer') => (point: Point) => {
    setByKeys(hand === 'keys');
    setCursor(point);
  };
  const pointers = usePointers({ plot, sketch, chosen, inHand, strokes, onSquare: onCursor('pointer') });
  useCursorKeys({ ...props, cursor, onCursor: onCursor('keys'), orientation, strokes, number: inHand.number });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are heard by the page
    <div
      className="easel-plot"
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows go from square to square in it
      tabIndex={0}
      aria-label={easelTexts[language].sheet}
      onFocus={({ currentTarget }) => setByKeys(currentTarget.matches(':focus-visible'))}
      onBlur={() => setByKeys(false)}
    >
      <Layers {...props} {...{ plot, pointers, strokes }} cursor={isByKeys ? cursor : undefined} />
    </div>
  );
}

interface LayersProps extends PaneProps {
  readonly plot: Plot;
  readonly pointers: ReturnType<typeof usePointers>;
  readonly strokes: Strokes;
  /** Only while keys draw. */
  readonly cursor: Point | undefined;
}

/** What is printed, and over it what is chosen, what has been begun and what is wrong. */
function Layers(props: LayersProps): ReactElement {
  const { plot, pointers, strokes, cursor, draft, sketch, chosen, flaws, departures, pointed, language, inHand } =
    props;
  const { pull } = pointers;
  const begun = pull?.type === 'pull' ? { from: pull.from, bends: [] } : strokes.begun;
  const [, , width, height] = plot.drawing.view;
  // The same one with every stroke: another one would have every word of the map said again.
  const speak = useCallback<Speak>(
    ({ key, params }) => (key === 'room' ? PRINTED[language].room(params ?? {}) : ''),
    [language],
  );
  return (
    <div className="easel-plot-paper" style={{ '--easel-aspect': `${width} / ${height}` } as CSSProperties}>
      <Drawing drawing={plot.drawing} speak={speak} aria-hidden="true" />
      <svg className="easel-plot-overlay" viewBox={plot.drawing.view.join(' ')} aria-hidden="true" {...pointers.on}>
        <GridDots plot={plot} />
        {begun && <Preview {...{ plot, begun }} to={pull?.to ?? cursor} piece={inHand.piece} />}
        {pull?.type === 'reshape' && <AreaPreview plot={plot} area={pull.area} />}
        {chosen !== undefined && <Chosen {...{ plot, sketch }} node={chosen} />}
        <FlawRings {...{ plot, sketch, pointed }} sheet={draft} flaws={departures} sort="departure" />
        <FlawRings {...{ plot, sketch, flaws, pointed }} sheet={draft} sort="flaw" />
        {cursor && <GridCursor plot={plot} at={cursor} />}
      </svg>
    </div>
  );
}

type Pull =
  | { readonly type: 'pull'; readonly from: Point; readonly to: Point }
  | { readonly type: 'reshape'; readonly letter: string; readonly pin: Point; readonly area: Area; readonly to: Point };

interface PointersProps {
  readonly plot: Plot;
  readonly sketch: Sketch;
  readonly chosen: NodeKey | undefined;
  readonly inHand: PieceInHand;
  readonly strokes: Strokes;
  readonly onSquare: (point: Point) => void;
}

/** Where a pointer is, in squares. */
function pointUnder(plot: Plot, { clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point {
  const box = currentTarget.getBoundingClientRect();
  const [left, top, width, height] = plot.drawing.view;
  const unit = Math.min(box.width / width, box.height / height);
  const [offX, offY] = [(box.width - width * unit) / 2, (box.height - height * unit) / 2];
  return pointIn(plot, [left + (clientX - box.left - offX) / unit, top + (clientY - box.top - offY) / unit]);
}

/** Nothing is drawn before the pointer is lifted: a finger that pushes the page draws nothing. */
function usePointers({ plot, sketch, chosen, inHand, strokes, onSquare }: PointersProps) {
  const [pull, setPull] = useState<Pull>();
  const down = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    const point = pointUnder(plot, event);
    const square = squareAround(plot, point);
    const handle = handleAt(sketch, chosen, point);
    if (!square && !handle) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (square) onSquare(square);
    const from = square ?? { x: 0, y: 0 };
    setPull(handle ? { type: 'reshape', ...handle, to: from } : { type: 'pull', from, to: from });
  };
  const move = (event: PointerEvent<SVGSVGElement>): void => {
    const to = pull && squareAround(plot, pointUnder(plot, event));
    if (!to || isAt(to, pull.to)) return;
    setPull(pull.type === 'pull' ? { ...pull, to } : { ...pull, to, area: areaBetween(pull.pin, to) });
  };
  const up = (event: PointerEvent<SVGSVGElement>): void => {
    setPull(undefined);
    if (pull?.type === 'reshape') return strokes.reshape(pull.letter, pull.area);
    if (pull) lift(pull, pointUnder(plot, event));
  };
  const lift = ({ from, to }: Pull & { readonly type: 'pull' }, point: Point): void => {
    if (inHand.piece !== 'rubber') return isAt(from, to) ? strokes.tap(from) : strokes.pull(from, to);
    const near = ['space', 'room'].includes(thereAt(sketch, to).type) ? undefined : corridorNear(sketch, point);
    if (near === undefined) strokes.erase(to);
    else strokes.eraseCorridor(near);
  };
  return {
    pull,
    on: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: () => setPull(undefined) },
  };
}

/** So near to something, in squares, a pointer means it. */
const NEAR = 0.3;

/** The corner of the chosen room under a pointer, with the corner that stays where it is. */
function handleAt({ rooms }: Sketch, chosen: NodeKey | undefined, { x, y }: Point) {
  const room = rooms.find(({ letter }) => letter === chosen);
  if (!room) return undefined;
  const [right, bottom] = [room.x + room.width - 1, room.y + room.height - 1];
  const corners = [
    { at: { x: room.x - 0.5, y: room.y - 0.5 }, pin: { x: right, y: bottom } },
    { at: { x: right + 0.5, y: room.y - 0.5 }, pin: { x: room.x, y: bottom } },
    { at: { x: room.x - 0.5, y: bottom + 0.5 }, pin: { x: right, y: room.y } },
    { at: { x: right + 0.5, y: bottom + 0.5 }, pin: { x: room.x, y: room.y } },
  ];
  const found = corners.find(({ at }) => Math.hypot(at.x - x, at.y - y) < NEAR);
  return found && { letter: room.letter, pin: found.pin, area: room };
}

function corridorNear({ corridors }: Sketch, point: Point): number | undefined {
  const found = corridors.findIndex(points =>
    points.slice(1).some((to, i) => distance(point, points[i] as Point, to) < NEAR),
  );
  return found < 0 ? undefined : found;
}

/** From a point to a stroke between two squares. */
function distance({ x, y }: Point, from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * across + (y - from.y) * down) / (across ** 2 + down ** 2);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - share * across, y - from.y - share * down);
}
