import type { Room } from '../../games/dice-and-danger/index.ts';
import { roomAt } from '../../games/dice-and-danger/readers.ts';
import type { Box, Point } from '../figure.ts';
import type { Layout } from './layout.ts';

/** Where the things of a room stand. */
export interface Furniture {
  readonly box: Box;
  /** Middle and size. */
  readonly face: readonly [Point, number];
  /** Middle of its baseline, size, and how wide it may be; rooms without it have no place for a name. */
  readonly name: readonly [Point, number, number] | undefined;
  /** Where the words about the reward end; none in a room that is too low. */
  readonly reward: Point | undefined;
  readonly hearts: readonly Point[];
  readonly heartSize: number;
  /** The black numbers first. */
  readonly numbers: readonly Point[];
  readonly numberRadius: number;
  readonly boxes: readonly Box[];
}

/** What the furniture is measured by: 1 in landscape. */
const unitOf = ({ radius }: Layout): number => Math.min(1, radius / 18.5);
const LEAST_NUMBER = 9.5;

interface FurnishedRoom {
  readonly room: Room;
  readonly layout: Layout;
  readonly box: Box;
  readonly unit: number;
  readonly pad: number;
  readonly numberRadius: number;
  readonly boxSize: number;
}

export function furnitureOf(layout: Layout, node: number): Furniture {
  const room = roomAt(layout.sheet, node);
  const box = layout.rooms[node - layout.sheet.spaces.length] as Box;
  const unit = unitOf(layout);
  const sizes = { numberRadius: Math.max(LEAST_NUMBER, 11.5 * unit), boxSize: Math.max(8.6, 11.5 * unit) };
  const space = { room, layout, box, unit, pad: 5 * unit, ...sizes };
  if (box[3] < 1.4 * layout.pitch[1]) return slab(space);
  return box[2] > 2.4 * layout.pitch[0] ? throne(space) : chamber(space);
}

/** Rows of equal things, centred, from the top down. */
function rows(count: number, [x, y]: Point, step: number, perRow: number): Point[] {
  const lines = Math.ceil(count / perRow);
  const most = Math.ceil(count / Math.max(1, lines));
  return Array.from({ length: count }, (_, i): Point => {
    const inLine = Math.min(most, count - Math.floor(i / most) * most);
    return [x + ((i % most) - (inLine - 1) / 2) * step, y + Math.floor(i / most) * step];
  });
}

const fitting = (width: number, size: number, step: number): number =>
  Math.max(1, Math.floor((width - size) / step + 1.001));

interface Stacked {
  readonly numbers: readonly Point[];
  readonly boxes: readonly Box[];
  /** Where the numbers begin. */
  readonly top: number;
}

/** Life boxes stand at the bottom of a room, its numbers above them. */
function stack({ room, box: [x, y, width, height], unit, pad, numberRadius, boxSize }: FurnishedRoom): Stacked {
  const inner = width - 1.4 * pad;
  const middle = x + width / 2;
  const boxStep = boxSize + 2.6 * unit;
  const perRow = fitting(inner, boxSize, boxStep);
  const boxRows = Math.ceil(room.boxes / perRow);
  const boxTop = y + height - pad - 1 - boxRows * boxStep + 2.6 * unit;
  const boxes = rows(room.boxes, [middle, boxTop], boxStep, perRow).map(([left, top]): Box => [
    left - boxSize / 2,
    top,
    boxSize,
    boxSize,
  ]);
  const count = room.black.length + room.locked.length;
  const step = 2 * numberRadius + 1.2 * unit;
  const numbersPerRow = fitting(inner, 2 * numberRadius, step);
  const numberRows = Math.ceil(count / numbersPerRow);
  const top = boxTop - 2.4 * unit - numberRows * step + 1.2 * unit;
  return { boxes, numbers: rows(count, [middle, top + numberRadius], step, numbersPerRow), top };
}

const hearts = (count: number, [x, y]: Point, step: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => [x + i * step, y]);

const LEAST_FACE = 34;
/** What hearts and reward take in the upper corners. */
const [CORNER, CORNER_HEIGHT] = [42, 14];

/** The boss: face in the middle, name below, rewards in the corners. */
function throne(space: FurnishedRoom): Furniture {
  const { room, box, unit, pad, numberRadius } = space;
  const [x, y, width] = box;
  const { numbers, boxes, top } = stack(space);
  const nameSize = Math.max(17, 20 * unit);
  const hasName = top - y - nameSize - pad >= LEAST_FACE;
  const high = top - y - (hasName ? nameSize : 0) - pad;
  const between = Math.min(60, high, width - 2 * CORNER);
  const below = Math.min(60, high - CORNER_HEIGHT);
  const size = Math.max(between, below);
  const ceiling = y + pad * 0.6 + (below > between ? CORNER_HEIGHT : 0);
  const heartSize = Math.max(12, 16 * unit);
  return {
    box,
    face: [[x + width / 2, ceiling + size / 2], size],
    name: hasName ? [[x + width / 2, top - 5 * unit], nameSize, width - 2 * pad] : undefined,
    reward: [x + width - pad - 2, y + pad + 12],
    hearts: hearts(room.hearts, [x + pad + heartSize * 0.7, y + pad + 8], heartSize + 2),
    heartSize,
    numbers,
    numberRadius,
    boxes,
  };
}

const NAME_SIZE = 15;
const REWARD_WIDTH = 37;

/** Face at the upper left, reward beside it; a name above both where there is room. */
function chamber(space: FurnishedRoom): Furniture {
  const { layout, room, box, unit, pad, numberRadius } = space;
  const [x, y, width] = box;
  const { numbers, boxes, top } = stack(space);
  const isNarrow = width < 1.4 * layout.pitch[0];
  const hasReward = !isNarrow && room.gems[0] > 0;
  const hasName = !isNarrow && top - y > NAME_SIZE + 30;
  const ceiling = y + pad * 0.8 + (hasName ? NAME_SIZE : 0);
  const beside = hasReward ? Math.max(22, width - 2 * pad - REWARD_WIDTH) : width - 2 * pad;
  const size = Math.min(40 * unit, top - ceiling, beside);
  const heartSize = Math.max(10, 13 * unit);
  const right = x + width - pad;
  return {
    box,
    face: [[hasReward ? x + pad + size / 2 + 1 : x + width / 2, ceiling + size / 2], size],
    name: hasName ? [[x + width / 2, ceiling - 1], NAME_SIZE, width - 1.4 * pad] : undefined,
    reward: hasReward ? [right, ceiling + 13] : undefined,
    hearts: hearts(room.hearts, [right - heartSize / 2 - (room.hearts - 1) * heartSize, ceiling + 22], heartSize),
    heartSize,
    numbers,
    numberRadius,
    boxes,
  };
}

/** A room of one row: face, numbers and boxes side by side. */
function slab(space: FurnishedRoom): Furniture {
  const { room, box, pad, numberRadius } = space;
  const [x, y, width, height] = box;
  const middle = y + height / 2;
  const perColumn = Math.max(3, Math.floor((height - 3) / 9));
  const boxStep = Math.min(space.boxSize + 2, (height - 3) / Math.min(perColumn, room.boxes));
  const boxSize = boxStep - 0.8;
  const boxesLeft = x + width - pad * 0.7 - Math.ceil(room.boxes / perColumn) * boxStep;
  const boxTop = middle - (Math.min(room.boxes, perColumn) * boxStep) / 2;
  const count = room.black.length + room.locked.length;
  const step = 2 * numberRadius + 0.6;
  const size = Math.min(height - pad, boxesLeft - x - pad - count * step, 30);
  const numbersMiddle = (x + pad * 0.5 + size + boxesLeft) / 2;
  return {
    box,
    face: [[x + pad * 0.5 + size / 2, middle], size],
    name: undefined,
    reward: undefined,
    hearts: [],
    heartSize: 10,
    numbers: rows(count, [numbersMiddle, middle], step, count),
    numberRadius,
    boxes: Array.from({ length: room.boxes }, (_, i): Box => [
      boxesLeft + Math.floor(i / perColumn) * boxStep,
      boxTop + (i % perColumn) * boxStep,
      boxSize,
      boxSize,
    ]),
  };
}
