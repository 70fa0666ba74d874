import type { Box, Point } from '../figure.ts';
import { circle, path, round, spot } from '../figure.ts';
import { leadPaint, type Paint, type Pencil } from '../paint.ts';
import type { Shape } from '../shape.ts';
import { type Layout, mapBox, SQUARE } from './layout.ts';

/** A flick that is being aimed, on the paper: where from, whither in degrees clockwise from the top, how far in units. */
export interface Aimed {
  readonly from: Point;
  readonly degrees: number;
  readonly reach: number;
  /** One sigma: of the direction in degrees, of the length as a part of it. */
  readonly sway: number;
  readonly wobble: number;
  readonly pencil: Pencil;
}

const BEGINS = SQUARE * 0.42;

/** The spread of a flick, one and two sigmas wide and clipped at the border. It says what may be, never what will. */
export function cone(layout: Layout, aimed: Aimed): readonly Shape[] {
  const { reach, sway, wobble, pencil } = aimed;
  const fill = leadPaint(pencil);
  const sector = (near: number, far: number, half: number): string => clippedSector(layout, aimed, { near, far, half });
  return [
    path(sector(BEGINS, reach * (1 + 2 * wobble), 2 * sway), { fill, opacity: 0.1 }),
    path(sector(BEGINS, reach * (1 + wobble), sway), { fill, opacity: 0.16 }),
    path(sector(reach * (1 - wobble), reach * (1 + wobble), sway), { fill, opacity: 0.28 }),
    ...rims(layout, aimed, fill),
    ...aimLine(layout, aimed, fill),
  ];
}

/** The line of sight alone, for closed eyes and busy hands. */
export function aimLine(layout: Layout, { from, degrees, reach }: Aimed, stroke: Paint): readonly Shape[] {
  const d = ray(layout, from, degrees, reach);
  return d === undefined ? [] : [path(d, { stroke, weight: 1.8, dash: [1, 6] })];
}

function rims(layout: Layout, { from, degrees, reach, sway, wobble }: Aimed, stroke: Paint): Shape[] {
  return [-2, 2].flatMap(side => {
    const d = ray(layout, from, degrees + side * sway, reach * (1 + 2 * wobble));
    return d === undefined ? [] : [path(d, { stroke, weight: 1.3, dash: [5, 5], opacity: 0.8 })];
  });
}

/** A line from beside the cross to so far off, or to the border. */
function ray(layout: Layout, from: Point, degrees: number, far: number): string | undefined {
  const length = Math.min(far, toBorder(mapBox(layout), from, along([0, 0], degrees, 1)));
  return length > BEGINS
    ? `M${spot(...along(from, degrees, BEGINS))}L${spot(...along(from, degrees, length))}`
    : undefined;
}

function toBorder([left, top, width, height]: Box, [x, y]: Point, [across, down]: Point): number {
  return Math.min(
    toEdge(across > 0 ? left + width - x : left - x, across),
    toEdge(down > 0 ? top + height - y : top - y, down),
  );
}

const toEdge = (gap: number, way: number): number => (way === 0 ? Number.POSITIVE_INFINITY : gap / way);

/** The hand that pulls: a ring where too little happens, a measured line, a grip. */
export function pull(from: Point, to: Point, grip: number): readonly Shape[] {
  const ticks = [0.25, 0.5, 0.75].map(part => tick(from, to, part)).join('');
  return [
    circle(from, SQUARE * 0.62, { stroke: 'ink', weight: 1.2, dash: [2, 4], opacity: 0.8 }),
    path(`M${spot(...from)}L${spot(...to)}${ticks}`, { stroke: 'ink', weight: 1.5 }),
    circle(to, grip, { fill: 'paper', stroke: 'ink', weight: 2, opacity: 0.7 }),
    circle(to, 4, { fill: 'ink' }),
  ];
}

function tick([fromX, fromY]: Point, [toX, toY]: Point, part: number): string {
  const [across, down] = [toX - fromX, toY - fromY];
  const length = Math.hypot(across, down) || 1;
  const [x, y] = [fromX + across * part, fromY + down * part];
  const [normalX, normalY] = [(-down / length) * 5, (across / length) * 5];
  return `M${spot(x - normalX, y - normalY)}L${spot(x + normalX, y + normalY)}`;
}

export function along([x, y]: Point, degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + far * Math.sin(angle), y - far * Math.cos(angle)];
}

const ARC_STEP = 3;

interface Sector {
  readonly near: number;
  readonly far: number;
  readonly half: number;
}

function clippedSector(layout: Layout, { from, degrees }: Aimed, { near, far, half }: Sector): string {
  const steps = Math.max(2, Math.ceil((2 * half) / ARC_STEP));
  const arc = (radius: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) =>
      along(from, degrees - half + (2 * half * i) / steps, Math.max(0, radius)),
    );
  const points = clipped([...arc(far), ...arc(near).reverse()], mapBox(layout));
  return points.length === 0 ? '' : `M${points.map(([x, y]) => spot(round(x), round(y))).join('L')}Z`;
}

type Side = readonly [isIn: (point: Point) => boolean, axis: 0 | 1, edge: number];

/** Sutherland and Hodgman: what of a polygon lies in a box. */
function clipped(points: readonly Point[], [left, top, width, height]: Box): Point[] {
  const sides: readonly Side[] = [
    [([x]) => x >= left, 0, left],
    [([x]) => x <= left + width, 0, left + width],
    [([, y]) => y >= top, 1, top],
    [([, y]) => y <= top + height, 1, top + height],
  ];
  return sides.reduce<Point[]>((polygon, side) => cutAt(polygon, side), [...points]);
}

function cutAt(polygon: readonly Point[], [isIn, axis, edge]: Side): Point[] {
  return polygon.flatMap((point, i) => {
    const before = polygon.at(i - 1) ?? point;
    const crossing = isIn(point) === isIn(before) ? [] : [meeting(before, point, axis, edge)];
    return isIn(point) ? [...crossing, point] : crossing;
  });
}

function meeting(from: Point, to: Point, axis: 0 | 1, edge: number): Point {
  const part = (edge - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
