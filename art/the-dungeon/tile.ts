import type { QuarterTurn, Room, Side } from '../../games/the-dungeon/index.ts';
import { DOOR, exitSide, openSides, tileOf } from '../../games/the-dungeon/readers.ts';
import type { Point } from '../figure.ts';
import { path, rect } from '../figure.ts';
import { tremor } from '../random.ts';
import type { Group, Shape, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { doorLeaf } from './doors.ts';
import { flagstones, floorPath, isNarrow, planOf, rock, shade, walls } from './floor.ts';
import { furnitureOf } from './furniture.ts';
import { HALF, TILE, towards } from './units.ts';

type Shadow = NonNullable<Group['shadow']>;

/** Of tiles with the same face some are hatched otherwise: no two sheets of rock look alike. */
const HANDS = 3;
const printed = new Map<string, readonly Shape[]>();

export interface Laid {
  readonly face: number;
  readonly turn: QuarterTurn;
  /** Which of several like it this one is. */
  readonly copy: number;
}

/** A tile about its middle. What is printed on it is drawn once. */
export function tileShapes({ face, turn, copy }: Laid, shadow: Shadow = 'lying'): readonly Shape[] {
  const id = `${tileOf(face).face}/${turn}/${copy % HANDS}`;
  const print = printed.get(id) ?? printOf(id, face, turn);
  printed.set(id, print);
  return [...cardboard(shadow), ...print];
}

/** Only the cardboard throws the shadow: what is printed stays sharp. */
function cardboard(shadow: Shadow): readonly Shape[] {
  const box = [-HALF + 0.5, -HALF + 0.5, TILE - 1, TILE - 1] as const;
  return [
    group({ shadow }, [
      rect([box[0], box[1] + 2.5, box[2], box[3]], { fill: 'board' }, 6),
      rect(box, { fill: 'paper' }, 6),
    ]),
    rect(box, { fill: 'grain' }, 6),
    rect([-HALF + 2.5, -HALF + 2.5, TILE - 5, TILE - 5], { fill: 'paper-2' }, 5),
  ];
}

function printOf(id: string, face: number, turn: QuarterTurn): readonly Shape[] {
  const { room, face: name } = tileOf(face);
  const open = openSides(face, turn);
  const plan = planOf(room, open);
  const floor = floorPath(plan);
  return [
    rock(`rock/${id}`, plan),
    path(floor, { fill: 'paper' }),
    flagstones(plan, tremor(`flags/${id}`)),
    ...(room === 'unlit' ? [path(floor, { fill: 'ink', opacity: 0.52 }), shade(plan)] : []),
    walls(`walls/${id}`, plan, room === 'tunnel' ? 2.4 : 0.5),
    ...furnitureOf(name, room, open),
    ...wayOut(face, turn),
    plateOn(face, turn),
  ];
}

const waysOn = (face: number, turn: QuarterTurn): readonly (Side | undefined)[] => [
  ...openSides(face, turn),
  exitSide(face, turn),
];

/** The name of a room, where it lies on its tile. */
export const plateOn = (face: number, turn: QuarterTurn): Group =>
  group({ id: 'plate', role: 'plate' }, [namePlate(tileOf(face).room, waysOn(face, turn))]);

/** Whether the name lies at the head of the tile. */
export function isNamedAtHead(face: number, turn: QuarterTurn): boolean {
  const ways = waysOn(face, turn);
  return ways.includes(2) && !ways.includes(0);
}

/** The door of a Guard Room that meets no tile. */
function wayOut(face: number, turn: QuarterTurn): readonly Shape[] {
  const side = exitSide(face, turn);
  if (side === undefined) return [];
  const degrees = 90 * side;
  return [
    group({ at: towards(side, 48), turn: degrees }, [
      rect([-20, -8, 40, 12], { fill: 'paper' }),
      path('M-20 1V-9M20 1V-9', { stroke: 'ink', weight: 2.6 }),
      group({ at: [0, -2] }, doorLeaf()),
    ]),
    icon('sun', towards(side, 59), 15, 'gold'),
  ];
}

const DOOR_INSIDE = 6;

/** Where a tile lies by itself there is no seam for a door to lie on: it has its own half. */
export const doorsOn = (face: number, turn: QuarterTurn): readonly Shape[] =>
  openSides(face, turn)
    .filter(side => tileOf(face).openings[turn]?.[side] === DOOR)
    .map(side => group({ at: towards(side, HALF - DOOR_INSIDE), turn: 90 * side }, doorLeaf()));

const PLATE_SIZE = 14;
/** It lies between the edge of a tile and the wall of a chamber, and hides neither. */
const PLATE_HEIGHT = 17;

/** Where no passage and no door to the world outside runs through it: at the foot, at the head, or across the floor. */
function namePlate(room: Room, ways: readonly (Side | undefined)[]): Text {
  const at = plateAt(ways, isNarrow(room) ? 52 : 44);
  return {
    kind: 'text',
    at,
    say: { key: 'room', params: { room } },
    face: 'text',
    size: PLATE_SIZE,
    paint: 'ink',
    anchor: 'middle',
    fit: TILE - 30,
    plate: 'paper',
    plateHeight: PLATE_HEIGHT,
    rim: 'ink',
  };
}

function plateAt(ways: readonly (Side | undefined)[], inside: number): Point {
  if (!ways.includes(2)) return [0, HALF - 6];
  return ways.includes(0) ? [0, inside] : [0, -HALF + 13];
}
