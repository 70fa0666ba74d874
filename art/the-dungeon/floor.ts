import type { Room, Side } from '../../games/the-dungeon/index.ts';
import type { Box, Path, Point } from '../figure.ts';
import { path, spot } from '../figure.ts';
import { ink } from '../ink.ts';
import { hatch, nearest, toBox } from '../rock.ts';
import { HALF, TILE, towards } from './units.ts';

/** The plan of a tile: a chamber in the middle, and a passage to every opening. */
export interface Plan {
  /** Half the width of the chamber, and of a passage. */
  readonly chamber: number;
  readonly passage: number;
  readonly open: readonly Side[];
}

const CHAMBER = { chamber: 48, passage: 19 } as const;
const CORRIDOR = { chamber: 26, passage: 20 } as const;
const NARROW: readonly Room[] = ['corridor', 'unlit', 'stream', 'flame-trap', 'pit-trap', 'spike-trap', 'tunnel'];

export const isNarrow = (room: Room): boolean => NARROW.includes(room);

export const planOf = (room: Room, open: readonly Side[]): Plan => ({
  ...(isNarrow(room) ? CORRIDOR : CHAMBER),
  open,
});

const boxAround = (half: number): Box => [-half, -half, 2 * half, 2 * half];

/** A passage ends at the edge of the tile: there the next one goes on. */
function passageBox({ chamber, passage }: Plan, side: Side): Box {
  const [inner, outer] = [towards(side, chamber - 1, -passage), towards(side, HALF, passage)];
  const [left, top] = [Math.min(inner[0], outer[0]), Math.min(inner[1], outer[1])];
  return [left, top, Math.abs(outer[0] - inner[0]), Math.abs(outer[1] - inner[1])];
}

const floorBoxes = (plan: Plan): readonly Box[] => [
  boxAround(plan.chamber),
  ...plan.open.map(side => passageBox(plan, side)),
];

const boxPath = ([x, y, width, height]: Box): string => `M${spot(x, y)}h${width}v${height}h${-width}z`;

export const floorPath = (plan: Plan): string => floorBoxes(plan).map(boxPath).join('');

const line = (from: Point, to: Point): string => `M${spot(...from)}L${spot(...to)}`;
const isOnTile = (x: number, y: number): boolean => Math.max(Math.abs(x), Math.abs(y)) < HALF - 3;

/** The walls around the floor, open where a passage leaves the tile. */
export function walls(id: string, plan: Plan, roughness: number): Path {
  const { chamber, passage, open } = plan;
  const d = ([0, 1, 2, 3] as const).map(side => {
    const [left, right] = [towards(side, chamber, -chamber), towards(side, chamber, chamber)];
    if (!open.includes(side)) return line(left, right);
    const lip = [towards(side, chamber, -passage), towards(side, chamber, passage)] as const;
    const end = [towards(side, HALF, -passage), towards(side, HALF, passage)] as const;
    return line(left, lip[0]) + line(lip[0], end[0]) + line(end[1], lip[1]) + line(lip[1], right);
  });
  return ink(id, d.join(''), { weight: 2.6, roughness });
}

/** Rock fills the tile but for the floor and a rim of bare cardboard. */
export function rock(id: string, plan: Plan): Path {
  const far = nearest(floorBoxes(plan).map(toBox));
  return hatch(id, {
    box: [-HALF + 4, -HALF + 4, TILE - 8, TILE - 8],
    distance: (x, y) => (isOnTile(x, y) ? far(x, y) - 1.5 : -1),
    band: 60,
    gap: 7.6,
    length: 7.4,
    weight: 0.75,
    opacity: 0.6,
  });
}

const SHADE_GAP = 6;

/** Slanted lines over a floor that no light reaches: they tell of the dark where paper has no ink for it. */
export function shade(plan: Plan): Path {
  const d = floorBoxes(plan).flatMap(([x, y, width, height]) =>
    Array.from({ length: Math.floor((width + height) / SHADE_GAP) }, (_, i) => {
      const along = (i + 0.5) * SHADE_GAP;
      const lower: Point = [x + Math.max(0, along - height), y + Math.min(along, height)];
      return line(lower, [x + Math.min(along, width), y + Math.max(0, along - width)]);
    }),
  );
  return path(d.join(''), { stroke: 'ink', weight: 0.9, opacity: 0.5 });
}

const COURSE = 17;

/** Courses of flagstones, with a joint here and there, hardly seen. */
export function flagstones(plan: Plan, random: () => number): Path {
  const d = floorBoxes(plan).flatMap(([x, y, width, height]) => {
    const courses = Array.from({ length: Math.floor((height - 4) / COURSE) }, (_, i) => y + 12 + i * COURSE);
    return courses.map(at => {
      const joint = x + 6 + random() * (width - 12);
      return `M${spot(x + 2, at)}h${width - 4}M${spot(joint, at)}v${Math.min(COURSE, y + height - at - 2)}`;
    });
  });
  return path(d.join(''), { stroke: 'ink', weight: 0.7, opacity: 0.17 });
}
