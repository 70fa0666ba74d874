// How a corridor finds its way from one node to another: square by square, around what stands there.
import type { Point, Sketch } from '../../../../games/dice-and-danger/index.ts';
import { type Grid, gridAround, isOnGrid, keyOf, type NodeKey, squaresOf, squaresOfNode } from './nodes.ts';

const STRAIGHT = 10;
const ASLANT = 15;
/** Past the corner of something that stands there. */
const GRAZING = 8;

const WAYS = [-1, 0, 1].flatMap(down => [-1, 0, 1].map(across => ({ across, down })));
const STEPS = WAYS.filter(({ across, down }) => across !== 0 || down !== 0);

const isBeside = (a: Point, b: Point): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
const isAslant = (a: Point, b: Point): boolean => a.x !== b.x && a.y !== b.y;

/** What a corridor has to go around. */
interface Ground {
  readonly grid: Grid;
  readonly taken: ReadonlySet<string>;
  /** Every stroke aslant, both ways. */
  readonly aslant: ReadonlySet<string>;
}

const strokeKey = (from: Point, to: Point): string => `${keyOf(from)}>${keyOf(to)}`;

function groundOf(sketch: Sketch): Ground {
  const { spaces, rooms, corridors } = sketch;
  const strokes = corridors.flatMap(points => points.slice(1).map((to, i) => [points[i] as Point, to] as const));
  return {
    grid: gridAround(sketch),
    taken: new Set([...spaces, ...rooms.flatMap(squaresOf), ...corridors.flat()].map(keyOf)),
    aslant: new Set(
      strokes.filter(stroke => isAslant(...stroke)).flatMap(([from, to]) => [strokeKey(from, to), strokeKey(to, from)]),
    ),
  };
}

/** Whether a step aslant would cross a corridor that runs aslant the other way. */
const crosses = ({ aslant }: Ground, from: Point, to: Point): boolean =>
  isAslant(from, to) && aslant.has(strokeKey({ x: from.x, y: to.y }, { x: to.x, y: from.y }));

/** The straight line where two nodes stand beside each other, level or upright before aslant. */
function directly(from: readonly Point[], to: readonly Point[]): readonly Point[] | undefined {
  const pairs = from.flatMap(a => to.filter(b => isBeside(a, b)).map(b => [a, b] as const));
  return pairs.find(([a, b]) => !isAslant(a, b)) ?? pairs[0];
}

/** A square on the way, and the one before it. */
interface Way {
  readonly at: Point;
  readonly cost: number;
  readonly before: Way | undefined;
}

/** Ends that are free squares stand for themselves: a bend that somebody wants there. */
const endsAt = (sketch: Sketch, end: NodeKey | Point): readonly Point[] =>
  typeof end === 'string' ? squaresOfNode(sketch, end) : [end];

/** The shortest way for a corridor to one of several ends, around everything; undefined where there is none. */
export function routeAround(
  sketch: Sketch,
  from: NodeKey | Point,
  to: readonly (NodeKey | Point)[],
  barred: ReadonlySet<string> = new Set(),
): readonly Point[] | undefined {
  const ground = groundOf(sketch);
  const goals = new Set(to.flatMap(end => endsAt(sketch, end)).map(keyOf));
  const isFree = (point: Point): boolean =>
    !ground.taken.has(keyOf(point)) && !barred.has(keyOf(point)) && isOnGrid(ground.grid, point);
  const done = new Set<string>();
  const open: Way[] = endsAt(sketch, from).map(at => ({ at, cost: 0, before: undefined }));
  for (let way = cheapest(open); way; way = cheapest(open)) {
    const { at, cost } = way;
    if (way.before && goals.has(keyOf(at))) return traced(way);
    if (done.has(keyOf(at))) continue;
    done.add(keyOf(at));
    for (const next of nextTo(at))
      if ((goals.has(keyOf(next)) || isFree(next)) && !done.has(keyOf(next)) && !crosses(ground, at, next))
        open.push({ at: next, cost: cost + costOf(ground, at, next), before: way });
  }
  return undefined;
}

function traced(end: Way): readonly Point[] {
  const points: Point[] = [];
  for (let way: Way | undefined = end; way; way = way.before) points.unshift({ x: way.at.x, y: way.at.y });
  return points;
}

const nextTo = ({ x, y }: Point): Point[] => STEPS.map(({ across, down }) => ({ x: x + across, y: y + down }));

function cheapest(open: Way[]): Way | undefined {
  const best = open.reduce((least, { cost }, i) => (cost < (open[least]?.cost ?? Infinity) ? i : least), 0);
  return open.splice(best, 1)[0];
}

function costOf({ taken }: Ground, from: Point, to: Point): number {
  if (!isAslant(from, to)) return STRAIGHT;
  const corners = [keyOf({ x: from.x, y: to.y }), keyOf({ x: to.x, y: from.y })];
  return ASLANT + GRAZING * corners.filter(corner => taken.has(corner)).length;
}

/** As somebody draws it: straight to what stands beside, even across another corridor; else around everything. */
export function routeBetween(sketch: Sketch, from: NodeKey, to: NodeKey): readonly Point[] | undefined {
  return directly(endsAt(sketch, from), endsAt(sketch, to)) ?? routeAround(sketch, from, [to]);
}

/** A way from node to node through bends that somebody has set, in their order. */
export function routeThrough(
  sketch: Sketch,
  from: NodeKey,
  bends: readonly Point[],
  to: NodeKey,
): readonly Point[] | undefined {
  if (bends.length === 0) return routeBetween(sketch, from, to);
  const stops: (NodeKey | Point)[] = [from, ...bends, to];
  const points: Point[] = [];
  for (const [i, stop] of stops.slice(1).entries()) {
    const later = stops.slice(i + 2).flatMap(next => (typeof next === 'string' ? [] : [keyOf(next)]));
    const leg = routeAround(sketch, stops[i] as NodeKey | Point, [stop], new Set([...points.map(keyOf), ...later]));
    if (!leg) return undefined;
    points.push(...(points.length === 0 ? leg : leg.slice(1)));
  }
  return points;
}
