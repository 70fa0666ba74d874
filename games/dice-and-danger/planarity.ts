import { isInside } from './map-text.ts';
import type { Corridor, Node, Point, Sheet, Spot } from './sheet.ts';

/** DDD-C18: on the drawing nothing lies on anything else, so that who borders whom can be seen. */
export type Overlap = Spot & ({ readonly type: 'sheet-crossing' } | { readonly type: 'sheet-covered' });

interface Segment {
  readonly corridor: Corridor;
  readonly from: Point;
  readonly to: Point;
}

export function overlapsOf(sheet: Sheet): Overlap[] {
  const segments = sheet.corridors.flatMap(segmentsOf);
  const crossed = segments.filter((one, i) => segments.slice(i + 1).some(two => cross(sheet, one, two)));
  return [
    ...crossed.map(({ corridor }): Overlap => ({ type: 'sheet-crossing', ...startOf(sheet, corridor) })),
    ...covered(sheet, segments),
  ];
}

function segmentsOf(corridor: Corridor): Segment[] {
  return corridor.points.slice(1).map((to, i) => ({ corridor, from: corridor.points[i] as Point, to }));
}

function startOf({ spaces, rooms }: Sheet, { ends }: Corridor): Spot {
  const { line, column } = [...spaces, ...rooms][ends[0]] ?? { line: 1, column: 1 };
  return { line, column };
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Twice the area of a triangle: its sign says on which side of the line from a to b the point c lies. */
const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

const isBetween = (a: number, b: number, c: number): boolean => Math.min(a, b) <= c && c <= Math.max(a, b);

function isOn({ from, to }: Segment, point: Point): boolean {
  if (side(from, to, point) !== 0) return false;
  return isBetween(from.x, to.x, point.x) && isBetween(from.y, to.y, point.y);
}

/** Segments may meet where one corridor bends and where two end at the same space or room. */
function cross(sheet: Sheet, one: Segment, two: Segment): boolean {
  const shared = [one.from, one.to].filter(point => isAt(point, two.from) || isAt(point, two.to));
  if (shared.length > 1) return true;
  const [meeting] = shared;
  if (meeting) {
    const strays = [one.from, one.to].some(point => !isAt(point, meeting) && isOn(two, point));
    const isCovered = [two.from, two.to].some(point => !isAt(point, meeting) && isOn(one, point));
    return strays || isCovered || !mayMeet(sheet, one, two, meeting);
  }
  const isParted = (a: Segment, b: Segment): boolean => side(a.from, a.to, b.from) * side(a.from, a.to, b.to) > 0;
  const isAlong = side(one.from, one.to, two.from) === 0 && side(one.from, one.to, two.to) === 0;
  if (isAlong) return [two.from, two.to].some(point => isOn(one, point)) || isOn(two, one.from);
  return !isParted(one, two) && !isParted(two, one);
}

function mayMeet({ spaces, rooms }: Sheet, one: Segment, two: Segment, at: Point): boolean {
  if (one.corridor === two.corridor) return true;
  const isThere = (node: Node): boolean => {
    const space = spaces[node];
    const room = rooms[node - spaces.length];
    return space ? isAt(space, at) : room !== undefined && isInside(room, at);
  };
  return one.corridor.ends.some(node => two.corridor.ends.includes(node) && isThere(node));
}

/** A space under another one, under a room or under a corridor that does not end there; a room under another room. */
function covered(sheet: Sheet, segments: readonly Segment[]): Overlap[] {
  const { spaces, rooms } = sheet;
  const under = spaces.filter(
    (space, node) =>
      spaces.findIndex(other => isAt(other, space)) !== node ||
      rooms.some(room => isInside(room, space)) ||
      segments.some(segment => !segment.corridor.ends.includes(node) && isOn(segment, space)),
  );
  const hidden = rooms.filter((room, i) => squaresOf(room).some(square => isTaken(sheet, segments, i, square)));
  return [...under, ...hidden].map(({ line, column }) => ({ type: 'sheet-covered', line, column }));
}

function squaresOf({ x, y, width, height }: Sheet['rooms'][number]): Point[] {
  return Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));
}

function isTaken({ spaces, rooms }: Sheet, segments: readonly Segment[], room: number, square: Point): boolean {
  const isShared = rooms.some((other, i) => i < room && isInside(other, square));
  return (
    isShared || segments.some(segment => !segment.corridor.ends.includes(spaces.length + room) && isOn(segment, square))
  );
}
