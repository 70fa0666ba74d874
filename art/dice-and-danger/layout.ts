import type { Point as Square, Room, Sheet } from '../../games/dice-and-danger/index.ts';
import { isRoom } from '../../games/dice-and-danger/readers.ts';
import type { Box, Point } from '../figure.ts';
import { round } from '../figure.ts';
import { tremor } from '../random.ts';

/** As it is written, or mirrored along its diagonal for a screen that is higher than wide. */
export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Where everything on a map is drawn. */
export interface Layout {
  readonly sheet: Sheet;
  readonly orientation: Orientation;
  readonly view: Box;
  readonly map: Box;
  /** From one square of the grid to the next. */
  readonly pitch: Point;
  readonly radius: number;
  /** The size of a number. */
  readonly font: number;
  readonly spaces: readonly Point[];
  readonly rooms: readonly Box[];
  readonly corridors: readonly (readonly Point[])[];
}

/** How a sheet lies on a screen: upright or across. */
interface Lie {
  readonly view: Box;
  readonly map: Box;
  /** The radius of a space in steps of the grid. */
  readonly roundness: number;
}

const LIES: Readonly<Record<Orientation, Lie>> = {
  landscape: { view: [0, 0, 864, 716], map: [16, 48, 764, 504], roundness: 0.342 },
  portrait: { view: [0, 0, 378, 558], map: [2, 2, 374, 554], roundness: 0.385 },
};

const LARGEST_PITCH = 64;
const SMALLEST_FONT = 14;
/** How far from its square a space may stray, and how far a room stays away from the rim of its squares. */
const STRAY = 0.07;
const RIM = 0.1;

const drawn = new WeakMap<Sheet, Partial<Record<Orientation, Layout>>>();

export function layoutOf(sheet: Sheet, orientation: Orientation): Layout {
  const known = drawn.get(sheet) ?? {};
  const layout = known[orientation] ?? laidOut(sheet, orientation);
  drawn.set(sheet, { ...known, [orientation]: layout });
  return layout;
}

type Place = (square: Square) => Point;

function laidOut(sheet: Sheet, orientation: Orientation): Layout {
  const { view, map, roundness } = LIES[orientation];
  const [across, down] = squareIn({ x: sheet.width, y: sheet.height }, orientation);
  const pitch: Point = [Math.min(LARGEST_PITCH, map[2] / across), Math.min(LARGEST_PITCH, map[3] / down)];
  const [left, top] = [map[0] + (map[2] - across * pitch[0]) / 2, map[1] + (map[3] - down * pitch[1]) / 2];
  const place: Place = square => {
    const [column, row] = squareIn(square, orientation);
    return [left + (column + 0.5) * pitch[0], top + (row + 0.5) * pitch[1]];
  };
  const radius = round(Math.min(...pitch) * roundness);
  const stray: Place = square => strayed(sheet.name, square, place(square), pitch);
  const rooms = sheet.rooms.map(room => boxOf(room, place, pitch));
  return {
    sheet,
    orientation,
    view,
    map,
    pitch,
    radius,
    font: Math.max(SMALLEST_FONT, Math.round(radius * 0.97)),
    spaces: sheet.spaces.map(stray),
    rooms,
    corridors: sheet.corridors.map(corridor => path(sheet, corridor, stray, place)),
  };
}

/** A square of the grid, or a number of squares each way, as the sheet lies. */
export const squareIn = ({ x, y }: Square, orientation: Orientation): Point =>
  orientation === 'landscape' ? [x, y] : [y, x];

function strayed(name: string, { x, y }: Square, [left, top]: Point, [across, down]: Point): Point {
  const random = tremor(`${name}/${x},${y}`);
  const by = (pitch: number): number => (random() * 2 - 1) * STRAY * pitch;
  return [round(left + by(across)), round(top + by(down))];
}

function boxOf({ x, y, width, height }: Room, place: Place, pitch: Point): Box {
  const [left, top] = place({ x, y });
  const [right, bottom] = place({ x: x + width - 1, y: y + height - 1 });
  const rim = Math.min(...pitch) * RIM;
  const [across, down] = [pitch[0] - 2 * rim, pitch[1] - 2 * rim];
  return [round(left - across / 2), round(top - down / 2), round(right - left + across), round(bottom - top + down)];
}

/** A corridor runs into a room at a right angle from the space before it; how far in, the room hides. */
function path(sheet: Sheet, { ends, points }: Sheet['corridors'][number], stray: Place, place: Place): Point[] {
  const last = points.length - 1;
  const inRoom = (i: number): boolean => (i === 0 && isRoom(sheet, ends[0])) || (i === last && isRoom(sheet, ends[1]));
  const at = (i: number): Point => stray(points[i] as Square);
  return points.map((square, i) => {
    if (!inRoom(i)) return at(i);
    const next = i === 0 ? 1 : last - 1;
    const [x, y] = place(square);
    const [fromX, fromY] = inRoom(next) ? [x, y] : at(next);
    const [straightX, straightY] = place(points[next] as Square);
    if (Math.abs(straightX - x) < 1) return [fromX, y];
    return Math.abs(straightY - y) < 1 ? [x, fromY] : [x, y];
  });
}
