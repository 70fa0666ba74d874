import type { Action, Node, Sheet } from '../../games/dice-and-danger/index.ts';
import { isRoom } from '../../games/dice-and-danger/readers.ts';
import type { Box, Look, Point } from '../figure.ts';
import { circle, path, rect, round } from '../figure.ts';
import { leadPaint, type Pencil } from '../paint.ts';
import type { Group, Shape, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { furnitureOf } from './furniture.ts';
import { type Hand, markAt } from './hand.ts';
import { type Layout, layoutOf, type Orientation } from './layout.ts';
import { boxOf } from './marks.ts';
import { cornerOf, grown, roomId, wall } from './room.ts';

/** What a light offers: the first sum, the second, either, both together, a torch, or a number to be written. */
export const FLAGS = ['A', 'B', 'A/B', 'A+B', 'torch', 'pen'] as const;
export type Flag = (typeof FLAGS)[number];

export interface Light {
  readonly node: Node;
  readonly flag: Flag;
}

const NODE = 'node/';
export const nodeId = (node: Node): string => NODE + node;
/** The node that an id names, if it names one. */
export const nodeOf = (id: string): Node | undefined =>
  id.startsWith(NODE) ? Number(id.slice(NODE.length)) : undefined;

/** The things that an action is done on: lit when it is legal, pressed to do it. None where only a button does it. */
export function targets(action: Action): readonly string[] {
  switch (action.type) {
    case 'write':
      return [nodeId(action.cloud)];
    case 'mark':
      return [nodeId(action.space)];
    case 'hit':
    case 'crush':
      return [nodeId(action.room)];
    case 'torch':
      return [nodeId(action.node)];
    case 'roll':
    case 'split':
    case 'chest':
    case 'free':
    case 'give-up':
    case 'done':
      return [];
  }
}

const known = new WeakMap<Layout, readonly Group[]>();

/** Every space and room as a thing with a name and a place to press, and nothing to be seen. */
export function spots(sheet: Sheet, orientation: Orientation): readonly Group[] {
  const layout = layoutOf(sheet, orientation);
  const made = known.get(layout) ?? [...sheet.spaces, ...sheet.rooms].map((_, node) => spotOf(layout, node));
  known.set(layout, made);
  return made;
}

function spotOf(layout: Layout, node: Node): Group {
  const [x, y, width, height] = boxOf(layout, node);
  const [across, down] = layout.pitch.map(pitch => pitch * 0.94);
  const isWide = isRoom(layout.sheet, node);
  const [half, high] = isWide ? [width / 2 + 2, height / 2 + 2] : [(across ?? width) / 2, (down ?? height) / 2];
  const hit: Box = [round(-half), round(-high), round(2 * half), round(2 * high)];
  const at: Point = [round(x + width / 2), round(y + height / 2)];
  return group({ id: nodeId(node), role: 'space', label: { key: 'node', params: { node } }, at, hit }, []);
}

interface Lamp {
  readonly layout: Layout;
  readonly pencil: Pencil;
  readonly pointed: Node | undefined;
}

/** Rings around what can be done: shape and letter say with which sum, colour says whose pencil. */
export const lights = (lamp: Lamp, lit: readonly Light[]): readonly Group[] =>
  lit.map(light =>
    group({ id: `light/${light.flag}/${light.node}`, role: 'target' }, [
      ...frames(lamp, light),
      ...flagShapes(lamp, light),
    ]),
  );

const WEIGHT = 2.6;
const LINES: Readonly<Record<Flag, Look>> = {
  A: {},
  'A/B': {},
  'A+B': {},
  B: { dash: [5, 4] },
  torch: { dash: [0.1, 5] },
  pen: { dash: [5, 4] },
};

function frames({ layout, pencil, pointed }: Lamp, { node, flag }: Light): Shape[] {
  const stroke = leadPaint(pencil);
  const line = { stroke, weight: flag === 'torch' ? 3.4 : WEIGHT, ...LINES[flag] };
  const around = (look: Look, by: number): Shape => frameOf(layout, node, by, look);
  return [
    around({ stroke: 'glow', weight: 7, opacity: 0.95 }, 3.2),
    ...(node === pointed ? [around({ fill: 'glow', opacity: 0.4 }, 1)] : []),
    around(line, 3.2),
    ...(flag === 'A/B' || flag === 'A+B' ? [around({ stroke, weight: 1.6, dash: [4, 4] }, 7)] : []),
  ];
}

function frameOf(layout: Layout, node: Node, by: number, look: Look): Shape {
  const box = boxOf(layout, node);
  if (isRoom(layout.sheet, node)) return path(wall(roomId(layout, node), grown(box, by), cornerOf(layout)), look);
  return circle([box[0] + box[2] / 2, box[1] + box[3] / 2], round(box[2] / 2 + by), look);
}

const FLAG = 17;

/** A square flag for A, a round one for B. */
function flagShapes({ layout, pencil }: Lamp, { node, flag }: Light): Shape[] {
  if (flag === 'pen') return [];
  const [x, y, width, height] = boxOf(layout, node);
  const at: Point = isRoom(layout.sheet, node)
    ? [round(x + width - 3), round(y + height - 2)]
    : [round(x + width * 0.09), round(y + height * 0.91)];
  const letters = flag === 'A/B' || flag === 'A+B' ? (['A', 'B'] as const) : [flag];
  return letters.map((letter, i) => group({ at: [at[0] + i * (FLAG + 1), at[1]] }, flagOf(letter, pencil)));
}

/** About the origin. */
export function flagOf(flag: 'A' | 'B' | 'torch', pencil: Pencil): Shape[] {
  const fill = leadPaint(pencil);
  const plate = rect([-FLAG / 2, -FLAG / 2, FLAG, FLAG], { fill }, flag === 'B' ? FLAG / 2 : 3);
  if (flag === 'torch')
    return [circle([0, 0], FLAG * 0.6, { fill }), { ...icon('torch', [0, 0], 15, 'paper'), cut: fill }];
  const letter: Text = {
    kind: 'text',
    at: [0, 5],
    say: flag,
    face: 'bold',
    size: 14,
    paint: 'white',
    anchor: 'middle',
  };
  return [plate, letter];
}

/** The mark that a press would make. */
export function markToBe(layout: Layout, hand: Hand, node: Node): Group {
  const [x, y, width, height] = boxOf(layout, node);
  const at: Point = [x + width / 2, y + height / 2];
  const next = isRoom(layout.sheet, node) ? furnitureOf(layout, node).boxes[hand.paper.crosses[node] ?? 0] : undefined;
  const shapes = next
    ? markAt(hand, `to-be/${node}`, [next[0] + next[2] / 2, next[1] + next[3] / 2], next[2] * 0.56)
    : markAt(hand, `to-be/${node}`, at, layout.radius * 0.7);
  return group({ opacity: 0.4 }, shapes);
}

/** The bulb of a hint and its rim; it stays within the sheet. */
const BULB = 13;

/** What a bot would do: around the ring of a target, which is drawn above it and so is left to be seen. */
export const hintRing = (layout: Layout, node: Node): Group => group({ id: `hint/${node}` }, ringAround(layout, node));

/** Its bulb, which no ring may cover. */
export const hintBulb = (layout: Layout, node: Node): Group =>
  group({ id: `bulb/${node}` }, badgeBeside(layout, node, 'hint'));

/** Marks what somebody is asked whether they mean it. */
export const doubtSign = (layout: Layout, node: Node): Group =>
  group({ id: `doubt/${node}` }, [...ringAround(layout, node), ...badgeBeside(layout, node, 'doubt')]);

/** Where a sign lies at a corner: at an edge it moves along it, so that it covers no number. */
function cornerIn({ view }: Layout, [left, top, width]: Box): Point {
  const [first, highest] = [view[0] + BULB, view[1] + BULB];
  const [across, down] = [Math.max(0, first - left), Math.max(0, highest - top)];
  if (down === 0) return [left + across, Math.max(highest, top - across)];
  return [left - down < first ? left + width + down : left - down, highest];
}

const BADGES = { hint: ['hint', 'paper', 'ink'], doubt: ['help', 'ink', 'glow'] } as const;

const ringAround = (layout: Layout, node: Node): Shape[] => [
  frameOf(layout, node, 7.4, { stroke: 'glow', weight: 5 }),
  frameOf(layout, node, 7.8, { stroke: 'ink', weight: 2.2, dash: [2, 5] }),
];

function badgeBeside(layout: Layout, node: Node, sign: keyof typeof BADGES): Shape[] {
  const [x, y] = cornerIn(layout, boxOf(layout, node));
  const [name, fill, paint] = BADGES[sign];
  return [circle([x, y], 12, { fill, stroke: 'ink', weight: 2 }), icon(name, [x, y], 16, paint)];
}
