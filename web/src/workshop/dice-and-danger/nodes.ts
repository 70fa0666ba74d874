// Where things stand on the grid of a sketch. A node is known by where it stands (a space) or by its letter (a room).
import type { Point, Sheet, Sketch, SketchedRoom, SketchedSpace } from '../../../../games/dice-and-danger/index.ts';

export type NodeKey = string;

export type There =
  | { readonly type: 'space'; readonly space: SketchedSpace }
  | { readonly type: 'room'; readonly room: SketchedRoom }
  | { readonly type: 'bend' | 'nothing' };

/** Squares each way, unless a sheet has more: as many as the sheets of the game need. */
const LEAST = { width: 15, height: 10 } as const;

export interface Grid {
  readonly width: number;
  readonly height: number;
}

export const gridOf = ({ width, height }: Pick<Sheet, 'width' | 'height'>): Grid => ({
  width: Math.max(LEAST.width, width),
  height: Math.max(LEAST.height, height),
});

/** The grid that holds all of a sketch. */
export function gridAround({ spaces, rooms, corridors }: Sketch): Grid {
  const points = [...spaces, ...rooms.flatMap(squaresOf), ...corridors.flat()];
  return gridOf({
    width: 1 + Math.max(0, ...points.map(({ x }) => x)),
    height: 1 + Math.max(0, ...points.map(({ y }) => y)),
  });
}

export const isOnGrid = ({ width, height }: Grid, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

export const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export type Area = Pick<SketchedRoom, 'x' | 'y' | 'width' | 'height'>;

export const isInside = ({ x, y, width, height }: Area, point: Point): boolean =>
  point.x >= x && point.y >= y && point.x < x + width && point.y < y + height;

export const squaresOf = ({ x, y, width, height }: Area): Point[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));

export const areaBetween = (a: Point, b: Point): Area => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x) + 1,
  height: Math.abs(a.y - b.y) + 1,
});

export function thereAt({ spaces, rooms, corridors }: Sketch, point: Point): There {
  const space = spaces.find(each => isAt(each, point));
  if (space) return { type: 'space', space };
  const room = rooms.find(each => isInside(each, point));
  if (room) return { type: 'room', room };
  return { type: corridors.some(points => points.some(each => isAt(each, point))) ? 'bend' : 'nothing' };
}

export const keyOf = ({ x, y }: Point): NodeKey => `${x},${y}`;

/** The node on a square; undefined where none is. */
export function nodeAt(sketch: Sketch, point: Point): NodeKey | undefined {
  const there = thereAt(sketch, point);
  if (there.type === 'space') return keyOf(point);
  return there.type === 'room' ? there.room.letter : undefined;
}

/** The squares on which a node stands. */
export function squaresOfNode({ spaces, rooms }: Sketch, node: NodeKey): readonly Point[] {
  const room = rooms.find(({ letter }) => letter === node);
  return room ? squaresOf(room) : spaces.filter(space => keyOf(space) === node).map(({ x, y }) => ({ x, y }));
}

/** The nodes at both ends of a corridor. */
export const endsOf = (
  sketch: Sketch,
  points: readonly Point[],
): readonly [NodeKey | undefined, NodeKey | undefined] => {
  const [first, last] = [points[0], points.at(-1)];
  return [first && nodeAt(sketch, first), last && nodeAt(sketch, last)];
};

export function isLinked(sketch: Sketch, a: NodeKey, b: NodeKey): boolean {
  return sketch.corridors.some(points => {
    const ends = endsOf(sketch, points);
    return ends.includes(a) && ends.includes(b);
  });
}
