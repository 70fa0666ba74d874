import type { Sheet } from '../../games/dice-and-danger/index.ts';
import type { Box, Look, Path, Point } from '../figure.ts';
import { path, round, spot } from '../figure.ts';
import { type Distance, hatch, nearest, toBox, toCircle, toSegment } from '../rock.ts';
import type { Shape } from '../shape.ts';
import { group } from '../shape.ts';
import { type Layout, layoutOf, type Orientation } from './layout.ts';
import { ornaments } from './ornaments.ts';
import { cornerOf, grown, roomId, roomShapes, wall } from './room.ts';
import { spaceId, spaceShapes } from './space.ts';

const printed = new WeakMap<Layout, readonly Shape[]>();

/** The map as it is printed: rock, corridors, spaces and rooms. Drawn once for a sheet. */
export function ground(sheet: Sheet, orientation: Orientation): readonly Shape[] {
  const layout = layoutOf(sheet, orientation);
  const known = printed.get(layout);
  if (known) return known;
  const distance = floorOf(layout);
  const shapes = [group({}, [...rock(layout, distance), ...ornaments(layout, distance), ...floor(layout)])];
  printed.set(layout, shapes);
  return shapes;
}

/**
 * The map while somebody draws it: without hatching, which takes longer than a stroke, and every corridor, room and space
 * by itself, so that a stroke has nothing painted again but what it has changed.
 */
export function draftGround(sheet: Sheet, orientation: Orientation): readonly Shape[] {
  const layout = layoutOf(sheet, orientation);
  const layers = [...soilLayers(layout), ...floorLayers(layout)].map(({ name, pieces, look }) =>
    group(
      {},
      pieces.map(piece => group({ id: `${name}/${piece}` }, [path(piece, look)])),
    ),
  );
  const rooms = roomNodes(layout).map(node => group({ id: roomId(layout, node) }, roomShapes(layout, node)));
  const spaces = sheet.spaces.map((_, node) => group({ id: spaceId(layout, node) }, spaceShapes(layout, node)));
  return [...layers, ...rooms, ...spaces];
}

const halfCorridor = ({ radius }: Layout): number => round(radius * 0.42);

function segmentsOf({ corridors }: Layout): (readonly [Point, Point])[] {
  return corridors.flatMap(points => points.slice(1).map((to, i) => [points[i] as Point, to] as const));
}

/** How far a point is from everything that can be walked on. */
function floorOf(layout: Layout): Distance {
  const { spaces, rooms, radius, map } = layout;
  const half = halfCorridor(layout);
  const things: (readonly [Box, Distance])[] = [
    ...segmentsOf(layout).map(([from, to]) => [spanOf(from, to), narrowed(toSegment(from, to), half)] as const),
    ...spaces.map(at => [spanOf(at, at), toCircle(at, radius)] as const),
    ...rooms.map(box => [box, toBox(box)] as const),
  ];
  return bucketed(map, things);
}

const narrowed =
  (distance: Distance, by: number): Distance =>
  (x, y) =>
    Math.max(0, distance(x, y) - by);

const spanOf = ([x1, y1]: Point, [x2, y2]: Point): Box => [
  Math.min(x1, x2),
  Math.min(y1, y2),
  Math.abs(x2 - x1),
  Math.abs(y2 - y1),
];

const BUCKET = 40;
/** Farther than this from a thing nobody asks how far. */
const CARE = 60;

/** Most things are far from most points: only those that may matter are measured. */
function bucketed([left, top, width]: Box, things: readonly (readonly [Box, Distance])[]): Distance {
  const perRow = Math.ceil(width / BUCKET) + 4;
  const buckets = new Map<number, Distance>();
  const fill = (column: number, row: number): Distance => {
    const [x, y] = [left + column * BUCKET, top + row * BUCKET];
    const reach = grown([x, y, BUCKET, BUCKET], CARE);
    return nearest(things.filter(([box]) => overlaps(box, reach)).map(([, distance]) => distance));
  };
  return (x, y) => {
    const [column, row] = [Math.floor((x - left) / BUCKET), Math.floor((y - top) / BUCKET)];
    const key = row * perRow + column;
    const bucket = buckets.get(key) ?? fill(column, row);
    buckets.set(key, bucket);
    return bucket(x, y);
  };
}

const overlaps = ([x, y, width, height]: Box, other: Box): boolean =>
  x <= other[0] + other[2] && x + width >= other[0] && y <= other[1] + other[3] && y + height >= other[1];

const ringOf = ([x, y]: Point, radius: number): string =>
  `M${spot(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

const linesOf = (layout: Layout): string[] =>
  layout.corridors.map(points => `M${points.map(point => spot(...point)).join('L')}`);

/** Paths that are painted in one go, before what lies over them. */
interface Layer {
  readonly name: string;
  readonly pieces: readonly string[];
  readonly look: Look;
}

const whole = ({ pieces, look }: Layer): Path => path(pieces.join(''), look);

const soilOf = ({ radius }: Layout): number => round(radius * 0.5);

/** A tint half a space around the floor. */
function soilLayers(layout: Layout): readonly Layer[] {
  const { radius } = layout;
  const wide = soilOf(layout);
  const around = [
    ...layout.spaces.map(at => ringOf(at, round(radius + wide))),
    ...roomNodes(layout).map((node, i) =>
      wall(roomId(layout, node), grown(layout.rooms[i] as Box, wide), round(radius * 0.8)),
    ),
  ];
  const weight = round(2 * (halfCorridor(layout) + wide));
  return [
    { name: 'soil-corridor', pieces: linesOf(layout), look: { stroke: 'paper-2', weight } },
    { name: 'soil', pieces: around, look: { fill: 'paper-2' } },
  ];
}

/** Hatching over the soil. */
function rock(layout: Layout, distance: Distance): Shape[] {
  const { sheet, orientation, map, radius } = layout;
  return [
    ...soilLayers(layout).map(whole),
    hatch(`${sheet.name}/${orientation}/rock`, {
      box: grown(map, -3),
      distance,
      band: soilOf(layout),
      inner: 0.5,
      gap: round(radius * 0.36),
      length: round(radius * 0.36),
      spacing: round(radius * 0.13),
      weight: 0.7,
      opacity: 0.66,
    }),
  ];
}

const LINE = 1.5;

const roomNodes = ({ sheet }: Layout): readonly number[] => sheet.rooms.map((_, i) => sheet.spaces.length + i);

/** Corridors open into rooms: both are filled after both are outlined. */
function floorLayers(layout: Layout): readonly Layer[] {
  const lines = linesOf(layout);
  const wide = 2 * halfCorridor(layout);
  const walls = roomNodes(layout).map((node, i) =>
    wall(roomId(layout, node), layout.rooms[i] as Box, cornerOf(layout)),
  );
  return [
    { name: 'corridor-line', pieces: lines, look: { stroke: 'ink', weight: wide + 2 * LINE } },
    { name: 'wall', pieces: walls, look: { stroke: 'ink', weight: 2 * LINE } },
    { name: 'corridor', pieces: lines, look: { stroke: 'paper', weight: wide } },
    { name: 'floor', pieces: walls, look: { fill: 'paper' } },
  ];
}

const floor = (layout: Layout): Shape[] => [
  ...floorLayers(layout).map(whole),
  ...roomNodes(layout).flatMap(node => roomShapes(layout, node)),
  ...layout.sheet.spaces.flatMap((_, node) => spaceShapes(layout, node)),
];
