// What lies over the map while it is drawn: the grid, the cursor, what is chosen, what has been begun, what is wrong.
import type { ReactElement } from 'react';
import { squareIn } from '../../../../art/dice-and-danger/index.ts';
import type { Flaw, Point, Sheet, Sketch } from '../../../../games/dice-and-danger/index.ts';
import type { NumberedFlaw } from '../editor.ts';
import { crossingFrom, nodeOfFlaw } from './drawing.ts';
import { type Area, isAt, type NodeKey, squaresOfNode } from './nodes.ts';
import { boxAround, middleOf, type Plot } from './plot.ts';
import type { Begun } from './useStrokes.ts';

const rectOf = (plot: Plot, from: Point, to: Point) => {
  const [x, y, width, height] = boxAround(plot, from, to);
  return { x, y, width, height };
};

/** A dot in the middle of every square. */
export function GridDots({ plot }: { readonly plot: Plot }): ReactElement {
  const { width, height } = plot.grid;
  const dots = Array.from({ length: width * height }, (_, i) => {
    const [x, y] = middleOf(plot, { x: i % width, y: Math.floor(i / width) });
    return `M${x - 1} ${y}h2`;
  });
  return <path className="easel-dots" d={dots.join('')} />;
}

export const GridCursor = ({ plot, at }: { readonly plot: Plot; readonly at: Point }): ReactElement => (
  <g className="easel-grid-cursor">
    <rect {...rectOf(plot, at, at)} rx="6" />
    <rect {...rectOf(plot, at, at)} rx="6" />
  </g>
);

interface ChosenProps {
  readonly plot: Plot;
  readonly sketch: Sketch;
  readonly node: NodeKey;
}

/** A frame around what is chosen; a room has handles at its corners. */
export function Chosen({ plot, sketch, node }: ChosenProps): ReactElement | null {
  const squares = squaresOfNode(sketch, node);
  const [first, last] = [squares[0], squares.at(-1)];
  if (!first || !last) return null;
  const { x, y, width, height } = rectOf(plot, first, last);
  const isRoom = sketch.rooms.some(({ letter }) => letter === node);
  const corners = isRoom ? [0, 1].flatMap(i => [0, 1].map(j => [x + i * width, y + j * height] as const)) : [];
  return (
    <g className="easel-chosen">
      <rect {...{ x, y, width, height }} rx="6" />
      <rect {...{ x, y, width, height }} rx="6" />
      {corners.map(([cx, cy]) => (
        <rect key={`${cx},${cy}`} className="easel-handle" x={cx - 5} y={cy - 5} width="10" height="10" />
      ))}
    </g>
  );
}

interface PreviewProps {
  readonly plot: Plot;
  readonly begun: Begun;
  readonly to: Point | undefined;
  readonly piece: string;
}

/** In graphite, until it is ended. */
export function Preview({ plot, begun: { from, bends }, to, piece }: PreviewProps): ReactElement {
  if (piece === 'room') return <rect className="easel-begun" {...rectOf(plot, from, to ?? from)} rx="6" />;
  const stops = [from, ...bends, ...(to ? [to] : [])].map(point => middleOf(plot, point).join(' '));
  return (
    <>
      <rect className="easel-begun" {...rectOf(plot, from, from)} rx="6" />
      {stops.length > 1 && <path className="easel-begun-line" d={`M${stops.join('L')}`} />}
    </>
  );
}

export const AreaPreview = ({ plot, area }: { readonly plot: Plot; readonly area: Area }): ReactElement => (
  <rect
    className="easel-begun"
    {...rectOf(plot, area, { x: area.x + area.width - 1, y: area.y + area.height - 1 })}
    rx="6"
  />
);

interface FlawRingsProps {
  readonly plot: Plot;
  readonly sheet: Sheet;
  readonly sketch: Sketch;
  readonly flaws: readonly NumberedFlaw<Sheet>[];
  readonly pointed: number | undefined;
  /** What they are drawn as: a fault, or only unlike the game's own. */
  readonly sort: 'flaw' | 'departure';
}

interface Ring {
  readonly number: number;
  readonly at: Point;
  /** Half as wide and as high, in squares. */
  readonly reach: Point;
  /** How many flaws before it lie at the same place. */
  readonly rank: number;
}

const SMALL: Point = { x: 0.46, y: 0.46 };

/** Where each flaw lies. What is wrong with the whole has no place. */
function ringsOf({ sheet, sketch, flaws }: FlawRingsProps): readonly Ring[] {
  const places = flaws.flatMap(({ number, flaw }) => {
    const place = placeOf(sheet, sketch, flaw.refused as Flaw);
    return place ? [{ number, ...place }] : [];
  });
  return places.map((place, i) => ({
    ...place,
    rank: places.slice(0, i).filter(({ at }) => isAt(at, place.at)).length,
  }));
}

/** The middle of what is wrong, in squares, and how large it is. */
function placeOf(sheet: Sheet, sketch: Sketch, flaw: Flaw): Pick<Ring, 'at' | 'reach'> | undefined {
  const node = nodeOfFlaw(sheet, flaw);
  if (!node) return undefined;
  const crossing = flaw.type === 'sheet-crossing' ? crossingFrom(sketch, node) : undefined;
  if (crossing) return { at: crossing.at, reach: SMALL };
  if (!('width' in node)) return { at: node, reach: SMALL };
  const { x, y, width, height } = node;
  return { at: { x: x + (width - 1) / 2, y: y + (height - 1) / 2 }, reach: { x: width / 2, y: height / 2 } };
}

/** A red ring and the number of the list around each place that is wrong; the numbers of one place stand in a row. */
export const FlawRings = (props: FlawRingsProps): ReactElement => (
  <>
    {ringsOf(props).map(({ number, at, reach, rank }) => {
      const [cx, cy] = middleOf(props.plot, at);
      const { orientation, pitch } = props.plot.layout;
      const [across, down] = squareIn(reach, orientation);
      const [rx, ry] = [across * pitch[0], down * pitch[1]];
      const [x, y] = [cx + rx * 0.78 - rank * 20, cy + ry * 0.78];
      return (
        <g key={number} className="easel-ring" data-sort={props.sort} data-pointed={number === props.pointed}>
          <ellipse {...{ cx, cy, rx, ry }} transform={`rotate(-6 ${cx} ${cy})`} />
          <ellipse {...{ cx, cy }} rx={rx * 0.97} ry={ry * 1.02} transform={`rotate(5 ${cx} ${cy})`} />
          <circle cx={x} cy={y} r="9.5" />
          <text x={x} y={y + 4.5}>
            {number}
          </text>
        </g>
      );
    })}
  </>
);
