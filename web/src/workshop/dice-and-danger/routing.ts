// How a corridor finds its way from one node to another: square by square, around what stands there.
import type { Point, Sketch } from '../../../../games/dice-and-danger/index.ts';
import { gridAround, isOnGrid, keyOf, type NodeKey, squaresOfNode, thereAt } from './nodes.ts';

const STRAIGHT = 10;
const ASLANT = 15;
/** Past the corner of something that stands there. */
const GRAZING = 8;

const WAYS = [-1, 0, 1].flatMap(down => [-1, 0, 1].map(across => ({ across, down })));
const STEPS = WAYS.filter(({ across, down }) => across !== 0 || down !== 0);

const isBeside = (a: Point, b: Point): boolean => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) === 1;
const isAslant = (a: Point, b: Point): boolean => a.x !== b.x && a.y !== b.y;

/** Whether a step aslant would cross a corridor that runs aslant the other way. */
export function crosses({ corridors }: Sketch, from: Point, to: Point): boolean {
  if (!isAslant(from, to)) return false;
  const corners = [keyOf({ x: from.x, y: to.y }), keyOf({ x: to.x, y: from.y })];
  return corridors.some(points =>
    points.some((point, i) => {
      const next = points[i + 1];
      return (
        next !== undefined && corners.includes(keyOf(point)) && corners.includes(keyOf(next)) && isAslant(point, next)
      );
    }),
  );
}

/** The straight line where two nodes stand beside each other, level or upright before aslant. */
function directly(from: readonly Point[], to: readonly Point[]): readonly Point[] | undefined {
  const pairs = from.flatMap(a => to.filter(b => isBeside(a, b)).map(b => [a, b] as const));
  return pairs.find(([a, b]) => !isAslant(a, b)) ?? pairs[0];
}

interface Way {
  readonly points: readonly Point[];
  readonly cost: number;
}

/** Ends that are free squares stand for themselves: a bend that somebody wants there. */
const endsAt = (sketch: Sketch, end: NodeKey | Point): readonly Point[] =>
  typeof end === 'string' ? squaresOfNode(sketch, end) : [end];

/** The shortest way for a corridor that goes around everything; undefined where there is none. */
export function routeAround(
  sketch: Sketch,
  from: NodeKey | Point,
  to: NodeKey | Point,
  taken: ReadonlySet<string> = new Set(),
): readonly Point[] | undefined {
  const goals = new Set(endsAt(sketch, to).map(keyOf));
  const isFree = (point: Point): boolean =>
    thereAt(sketch, point).type === 'nothing' && !taken.has(keyOf(point)) && isOnGrid(gridAround(sketch), point);
  const done = new Set<string>();
  const open: Way[] = endsAt(sketch, from).map(point => ({ points: [point], cost: 0 }));
  for (let way = cheapest(open); way; way = cheapest(open)) {
    const at = way.points.at(-1) as Point;
    if (goals.has(keyOf(at)) && way.points.length > 1) return way.points;
    if (done.has(keyOf(at))) continue;
    done.add(keyOf(at));
    for (const next of nextTo(at))
      if ((goals.has(keyOf(next)) || isFree(next)) && !done.has(keyOf(next)) && !crosses(sketch, at, next))
        open.push({ points: [...way.points, next], cost: way.cost + costOf(sketch, at, next) });
  }
  return undefined;
}

const nextTo = ({ x, y }: Point): Point[] => STEPS.map(({ across, down }) => ({ x: x + across, y: y + down }));

function cheapest(open: Way[]): Way | undefined {
  const best = open.reduce((least, { cost }, i) => (cost < (open[least]?.cost ?? Infinity) ? i : least), 0);
  return open.splice(best, 1)[0];
}

function costOf(sketch: Sketch, from: Point, to: Point): number {
  if (!isAslant(from, to)) return STRAIGHT;
  const corners = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ];
  return ASLANT + GRAZING * corners.filter(corner => thereAt(sketch, corner).type !== 'nothing').length;
}

/** As somebody draws it: straight to what stands beside, even across another corridor; else around everything. */
export function routeBetween(sketch: Sketch, from: NodeKey, to: NodeKey): readonly Point[] | undefined {
  return directly(endsAt(sketch, from), endsAt(sketch, to)) ?? routeAround(sketch, from, to);
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
    const leg = routeAround(sketch, stops[i] as NodeKey | Point, stop, new Set([...points.map(keyOf), ...later]));
    if (!leg) return undefined;
    points.push(...(points.length === 0 ? leg : leg.slice(1)));
  }
  return points;
}
