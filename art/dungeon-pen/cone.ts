import type { Point } from '../figure.ts';
import { circle, path, round, spot } from '../figure.ts';
import { leadPaint, type Paint, type Pencil } from '../paint.ts';
import type { Shape } from '../shape.ts';
import { SQUARE } from './layout.ts';

/** How far one sees in a direction, and whether what stands there hurts. */
export interface Sight {
  readonly far: number;
  readonly isHard: boolean;
}

/** A flick that is being aimed, on the paper: where from, whither in degrees clockwise from the top, how far in units. */
export interface Aimed {
  readonly from: Point;
  readonly degrees: number;
  readonly reach: number;
  /** One sigma: of the direction in degrees, of the length as a part of it. */
  readonly sway: number;
  readonly wobble: number;
  readonly pencil: Pencil;
  readonly look: (degrees: number) => Sight;
}

const BEGINS = SQUARE * 0.42;

/** The spread of a flick, one and two sigmas wide, as far as the walls. It says what may be, never what will. */
export function cone(aimed: Aimed): readonly Shape[] {
  const { reach, sway, wobble, pencil } = aimed;
  const fill = leadPaint(pencil);
  const rays = raysOf(aimed);
  const likely = rays.filter(({ off }) => Math.abs(off) < sway * 1.001);
  return [
    path(sector(aimed, rays, BEGINS, reach * (1 + 2 * wobble)), { fill, opacity: 0.1 }),
    path(sector(aimed, likely, BEGINS, reach * (1 + wobble)), { fill, opacity: 0.16 }),
    path(sector(aimed, likely, reach * (1 - wobble), reach * (1 + wobble)), { fill, opacity: 0.28 }),
    ...rims(aimed, rays, fill),
    ...hardStretches(aimed, rays),
    ...aimLine(aimed, fill),
  ];
}

/** The line of sight alone, up to whatever may be there: for closed eyes. */
export function blindLine({ from, degrees, reach }: Aimed, stroke: Paint): readonly Shape[] {
  return rayTo(from, degrees, reach, { stroke, weight: 1.8, dash: [1, 6] });
}

function aimLine({ from, degrees, reach, look }: Aimed, stroke: Paint): readonly Shape[] {
  return rayTo(from, degrees, Math.min(reach, look(degrees).far), { stroke, weight: 1.8, dash: [1, 6] });
}

/** A direction in which a flick may go, so many degrees off its aim. */
interface Ray extends Sight {
  readonly off: number;
}

/** Degrees between two rays, and how many there are at most. */
const RAY_STEP = 0.75;
const MOST_RAYS = 120;

/** All directions within two sigmas; those of one sigma are among them. */
function raysOf({ degrees, sway, look }: Aimed): readonly Ray[] {
  const half = 2 * Math.max(2, Math.min(MOST_RAYS / 4, Math.ceil(sway / RAY_STEP)));
  return Array.from({ length: 2 * half + 1 }, (_, i) => {
    const off = (2 * sway * (i - half)) / half;
    return { off, ...look(degrees + off) };
  });
}

function sector({ from, degrees }: Aimed, rays: readonly Ray[], near: number, far: number): string {
  const arc = (radius: number): Point[] =>
    rays.map(ray => along(from, degrees + ray.off, Math.max(0, Math.min(radius, ray.far))));
  return `M${[...arc(far), ...arc(near).reverse()].map(([x, y]) => spot(round(x), round(y))).join('L')}Z`;
}

function rims({ from, degrees, reach, wobble }: Aimed, rays: readonly Ray[], stroke: Paint): readonly Shape[] {
  return [rays[0], rays.at(-1)].flatMap(ray =>
    ray
      ? rayTo(from, degrees + ray.off, Math.min(ray.far, reach * (1 + 2 * wobble)), {
          stroke,
          weight: 1.3,
          dash: [5, 5],
          opacity: 0.8,
        })
      : [],
  );
}

/** Where walls that hurt stand within two sigmas. */
function hardStretches({ from, degrees, reach, wobble }: Aimed, rays: readonly Ray[]): readonly Shape[] {
  const most = reach * (1 + 2 * wobble);
  const met = rays.map(({ off, far, isHard }) => (isHard && far <= most ? along(from, degrees + off, far) : undefined));
  const d = met.map((at, i) => (at ? `${isOneFace(met[i - 1], at) ? 'L' : 'M'}${spot(...at)}h0` : '')).join('');
  return d === '' ? [] : [path(d, { stroke: 'bad', weight: 5, opacity: 0.9 })];
}

/** Whether two points lie on one side of a wall: sides are straight up or straight across. */
const isOneFace = (one: Point | undefined, other: Point): boolean =>
  one !== undefined && (Math.abs(one[0] - other[0]) < 0.5 || Math.abs(one[1] - other[1]) < 0.5);

type Look = Parameters<typeof path>[1];

/** A line from beside the cross to so far off. */
const rayTo = (from: Point, degrees: number, far: number, look: Look): readonly Shape[] =>
  far > BEGINS ? [path(`M${spot(...along(from, degrees, BEGINS))}L${spot(...along(from, degrees, far))}`, look)] : [];

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
