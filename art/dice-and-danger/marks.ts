import type { Content, Node, Paper, Room, SpaceKind, Table } from '../../games/dice-and-danger/index.ts';
import { isFull, isRoom, isUnlocked, roomAt, spaceAt } from '../../games/dice-and-danger/readers.ts';
import type { Box, Point } from '../figure.ts';
import { circle, rect, round } from '../figure.ts';
import { cleanMark, ring, slash } from '../marks.ts';
import { leadPaint, type Pencil, pencilPaint } from '../paint.ts';
import type { Group, Shape } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { type Furniture, furnitureOf } from './furniture.ts';
import { type Hand, markAt, pencilled, struck } from './hand.ts';
import { type Layout, layoutOf, type Orientation } from './layout.ts';
import { grown, openNumber, rewardPlaces } from './room.ts';
import { numberText, rubbleBoxes } from './space.ts';

export interface Marked {
  readonly content: Content;
  readonly table: Pick<Table, 'slain' | 'honoured'>;
  readonly hand: Hand;
}

/** All that a pencil has done to the map. */
export function marks(marked: Marked, orientation: Orientation): readonly Group[] {
  const { content, hand } = marked;
  const layout = layoutOf(content.sheet, orientation);
  return [
    ...hand.paper.written.flatMap((number, i) =>
      number === 0 ? [] : [written(layout, hand, content.clouds[i] ?? 0, number)],
    ),
    ...content.sheet.spaces.flatMap((_, node) => crossed(layout, marked, node)),
    ...content.rooms.flatMap(node => fought(layout, marked, node)),
  ];
}

const stateOf = (hand: Hand, of: (paper: Readonly<Paper>) => unknown): 'settled' | 'tentative' =>
  of(hand.paper) === of(hand.settled) ? 'settled' : 'tentative';

function written(layout: Layout, hand: Hand, node: Node, number: number): Group {
  const at = layout.spaces[node] as Point;
  return pencilled(hand, `written/${node}/${number}`, 'settled', [
    numberText(at, number, { size: layout.font + 1, paint: leadPaint(hand.pencil) }),
  ]);
}

function crossed(layout: Layout, { content, hand }: Marked, node: Node): Group[] {
  const crosses = hand.paper.crosses[node] ?? 0;
  if (crosses === 0) return [];
  const at = layout.spaces[node] as Point;
  const state = stateOf(hand, paper => paper.crosses[node]);
  const id = `mark/${node}/${crosses}`;
  if (isFull(content, hand.paper, node)) return [pencilled(hand, id, state, markAt(hand, id, at, layout.radius * 0.7))];
  const [box] = rubbleBoxes(at, layout.radius);
  return [pencilled(hand, id, state, markAt(hand, id, middleOf(box), box[2] * 0.55))];
}

const middleOf = ([x, y, width, height]: Box): Point => [x + width / 2, y + height / 2];

function fought(layout: Layout, marked: Marked, node: Node): Group[] {
  const { content, hand } = marked;
  const room = roomAt(content.sheet, node);
  const furniture = furnitureOf(layout, node);
  const [first] = furniture.boxes;
  const places = furniture.boxes.map(middleOf);
  return [
    ...unlocked(marked, node, furniture, room),
    ...struck(hand, `box/${node}`, { places, radius: (first?.[2] ?? 8) * 0.56 }, paper => paper.crosses[node] ?? 0),
    ...beaten(marked, node, furniture, room),
  ];
}

/** DDD-25. */
function unlocked({ content, hand }: Marked, node: Node, { numbers, numberRadius }: Furniture, room: Room): Group[] {
  return room.locked.flatMap((number, i) => {
    const isOpen = (paper: Readonly<Paper>): boolean => isUnlocked(content, paper, node, number);
    const at = numbers[room.black.length + i];
    if (!at || !isOpen(hand.paper)) return [];
    const id = `unlocked/${node}/${number}`;
    const drawn = ring(id, at, numberRadius + 1, { pencil: pencilPaint(hand.pencil), size: 2.6 });
    return [pencilled(hand, id, stateOf(hand, isOpen), [...openNumber(number, at, numberRadius), ...drawn])];
  });
}

/** DDD-28, DDD-32: a defeated monster is marked; of one that somebody else defeated first the hearts and the higher reward are struck. */
function beaten({ content, table, hand }: Marked, node: Node, furniture: Furniture, room: Room): Group[] {
  const [at, size] = furniture.face;
  const isDead = (paper: Readonly<Paper>): boolean => isFull(content, paper, node);
  const id = `slain/${node}`;
  if (isDead(hand.paper)) return [pencilled(hand, id, stateOf(hand, isDead), markAt(hand, id, at, size * 0.46))];
  if (table.slain[content.rooms.indexOf(node)] === 0 || !furniture.reward) return [];
  const look = { pencil: pencilPaint(hand.pencil), size: 2.6 };
  return [
    pencilled(hand, `late/${node}`, 'settled', [
      ...slash(`late/${node}`, rewardPlaces(room, furniture.reward).high, 8, look),
      ...furniture.hearts.flatMap((heart, i) => slash(`late/${node}/${i}`, heart, furniture.heartSize * 0.6, look)),
    ]),
  ];
}

/** A halo and a star at what has been crossed out lately. */
export const fresh = (layout: Layout, nodes: readonly Node[]): readonly Group[] =>
  nodes.map(node => group({ id: `fresh/${node}` }, haloOf(layout, node)));

function haloOf(layout: Layout, node: Node): Shape[] {
  const look = { stroke: 'glow', weight: 6, opacity: 0.95 } as const;
  const [x, y, width, height] = boxOf(layout, node);
  const star: Point = [round(x + 2), round(y + 2)];
  const frame = isRoom(layout.sheet, node)
    ? rect([x - 3, y - 3, width + 6, height + 6], look, layout.radius * 0.6)
    : circle([x + width / 2, y + height / 2], width / 2 + 3, look);
  return [frame, circle(star, 8, { fill: 'glow', stroke: 'ink', weight: 1 }), icon('star', star, 12)];
}

/** What another pencil has crossed out lately: a ring of its colour, and its mark where no other pencil has its own. */
export const rivals = (layout: Layout, pencil: Pencil, nodes: readonly Node[]): readonly Group[] =>
  nodes.map(node => group({ id: `rival/${pencil}/${node}` }, rivalOf(layout, pencil, node)));

const CORNERS: Readonly<Partial<Record<Pencil, Point>>> = { 2: [1, 0], 3: [0, 1], 4: [1, 1] };

function rivalOf(layout: Layout, pencil: Pencil, node: Node): Shape[] {
  const [x, y, width, height] = boxOf(layout, node);
  const [across, down] = CORNERS[pencil] ?? [0, 0];
  const at: Point = [round(x + width * across), round(y + height * down)];
  const look = { stroke: leadPaint(pencil), weight: 3 } as const;
  const frame = isRoom(layout.sheet, node)
    ? rect([x - 3, y - 3, width + 6, height + 6], look, layout.radius * 0.6)
    : circle([x + width / 2, y + height / 2], width / 2 + 2, look);
  return [
    frame,
    circle(at, 10, { fill: 'paper', ...look, weight: 1.4 }),
    cleanMark(pencil, at, 5.6, leadPaint(pencil)),
  ];
}

/** Clouds bulge. */
const PUFFED: readonly SpaceKind[] = ['cloud', 'blank'];

/** Where a node is drawn. */
export function boxOf(layout: Layout, node: Node): Box {
  const { sheet, spaces, rooms, radius } = layout;
  if (isRoom(sheet, node)) return rooms[node - sheet.spaces.length] as Box;
  const [x, y] = spaces[node] as Point;
  return grown([x, y, 0, 0], PUFFED.includes(spaceAt(sheet, node).kind) ? radius * 1.16 : radius);
}
