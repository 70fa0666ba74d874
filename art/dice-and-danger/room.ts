import type { Room } from '../../games/dice-and-danger/index.ts';
import { roomAt } from '../../games/dice-and-danger/readers.ts';
import type { Box, Point } from '../figure.ts';
import { circle, path, rect, round, spot } from '../figure.ts';
import { ink } from '../ink.ts';
import { tremor } from '../random.ts';
import type { Shape, Text } from '../shape.ts';
import { icon } from '../shape.ts';
import { textWidth } from '../text.ts';
import { faceOf } from './faces.ts';
import { furnitureOf } from './furniture.ts';
import type { Layout } from './layout.ts';
import { numberText } from './space.ts';

/** A room's wall: a box with round corners whose sides a hand has drawn. */
export function wall(id: string, [x, y, width, height]: Box, corner: number): string {
  const random = tremor(id);
  const bulge = (): number => (random() - 0.5) * 4;
  const [right, bottom] = [x + width, y + height];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    `M${spot(x + corner, y)}L${spot(middleX, y + bulge())}L${spot(right - corner, y)}`,
    `Q${spot(right, y)} ${spot(right, y + corner)}L${spot(right + bulge(), middleY)}L${spot(right, bottom - corner)}`,
    `Q${spot(right, bottom)} ${spot(right - corner, bottom)}L${spot(middleX, bottom + bulge())}`,
    `L${spot(x + corner, bottom)}Q${spot(x, bottom)} ${spot(x, bottom - corner)}L${spot(x + bulge(), middleY)}`,
    `L${spot(x, y + corner)}Q${spot(x, y)} ${spot(x + corner, y)}Z`,
  ].join('');
}

export const grown = ([x, y, width, height]: Box, by: number): Box => [
  round(x - by),
  round(y - by),
  round(width + 2 * by),
  round(height + 2 * by),
];

/** By its letter: it looks the same, however many spaces are drawn. */
export const roomId = ({ sheet }: Layout, node: number): string => `${sheet.name}/room/${roomAt(sheet, node).letter}`;
export const cornerOf = ({ radius }: Layout): number => round(radius * 0.6);

/** What is printed inside a room's walls. */
export function roomShapes(layout: Layout, node: number): readonly Shape[] {
  const room = roomAt(layout.sheet, node);
  const { face, name, reward, hearts, heartSize, numbers, numberRadius, boxes, box } = furnitureOf(layout, node);
  return [
    ...lining(layout, node, room, box),
    icon(faceOf(room), face[0], round(face[1])),
    ...(name ? [nameText(room, name)] : []),
    ...(reward ? rewardShapes(room, reward) : []),
    ...hearts.map(at => icon('heart', at, heartSize, 'bad')),
    ...numbers.flatMap((at, i) => numberDisc(room, i, at, numberRadius)),
    ...boxes.map(each => rect(each, { fill: 'paper', stroke: 'ink', weight: 1.2 }, 1.5)),
    ...(room.armoured ? buckles(boxes) : []),
  ];
}

/** A thin line inside the wall; plates and rivets where the monster wears armour. */
function lining(layout: Layout, node: number, { armoured }: Room, box: Box): Shape[] {
  const id = roomId(layout, node);
  const corner = cornerOf(layout);
  if (!armoured) return [ink(id, wall(id, grown(box, -3.2), corner), { weight: 0.8, roughness: 0.5, opacity: 0.45 })];
  const [x, y, width, height] = grown(box, -4.6);
  const rivets = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([left = 0, top = 0]) => circle([left, top], 1.9, { fill: 'ink' }));
  return [rect(grown(box, -2.3), { stroke: 'ink', weight: 2.4 }, corner), ...rivets];
}

/** DDD-DD-2: two boxes at a time. */
function buckles(boxes: readonly Box[]): Shape[] {
  const d = boxes.flatMap(([x, y, width, height], i) =>
    i % 2 === 0 && boxes[i + 1]?.[1] === y
      ? [`M${spot(x + width, y + height / 2)}H${round(boxes[i + 1]?.[0] ?? x)}`]
      : [],
  );
  return [path(d.join(''), { stroke: 'ink', weight: 3 })];
}

const nameText = ({ name, role }: Room, [at, size, fit]: readonly [Point, number, number]): Text => ({
  kind: 'text',
  at,
  say: { key: 'room', params: { name } },
  face: role === 'boss' ? 'title' : 'hand',
  size,
  paint: 'ink',
  anchor: 'middle',
  fit,
});

const REWARD_SIZE = 15;

/** Where the higher and the lower reward stand, counted from the right. */
export function rewardPlaces(
  { gems }: Pick<Room, 'gems'>,
  [right, baseline]: Point,
): { high: Point; low: Point; gem: Point } {
  const y = baseline - 5;
  const lowWidth = textWidth(`/${gems[1]}`, 'text', REWARD_SIZE);
  const highWidth = textWidth(String(gems[0]), 'bold', REWARD_SIZE);
  const lowRight = right - 15;
  return {
    gem: [right - 7, y],
    low: [round(lowRight - lowWidth / 2 + 2), y],
    high: [round(lowRight - lowWidth - highWidth / 2), y],
  };
}

export function rewardShapes(room: Pick<Room, 'gems'>, at: Point): Shape[] {
  const { gem } = rewardPlaces(room, at);
  const lowRight = at[0] - 15;
  const lowLeft = lowRight - textWidth(`/${room.gems[1]}`, 'text', REWARD_SIZE);
  const text = { kind: 'text', size: REWARD_SIZE, anchor: 'end' } as const;
  return [
    { ...text, at: [round(lowLeft), at[1]], say: String(room.gems[0]), face: 'bold', paint: 'ink' },
    { ...text, at: [round(lowRight), at[1]], say: `/${room.gems[1]}`, face: 'text', paint: 'ink-soft' },
    icon('gem', gem, 14, 'gem'),
  ];
}

const NUMBER_SIZE = 14;

/** DDD-25: a black number is printed white on black, a locked one on grey in a broken ring. */
function numberDisc({ black, locked }: Room, i: number, at: Point, radius: number): Shape[] {
  const number = [...black, ...locked][i] ?? 0;
  const size = radius > 11 ? 15 : NUMBER_SIZE;
  if (i < black.length) return [circle(at, radius, { fill: 'ink' }), numberText(at, number, { size, paint: 'paper' })];
  const ringed = { fill: 'grey', stroke: 'ink', weight: 1.3, dash: [2.6, 2.2] } as const;
  return [circle(at, radius, ringed), numberText(at, number, { size })];
}

/** DDD-25: the number as it looks once it is unlocked, under the ring that a pencil draws. */
export function openNumber(number: number, at: Point, radius: number): Shape[] {
  return [
    circle(at, radius, { fill: 'paper', stroke: 'ink', weight: 1.3 }),
    numberText(at, number, { size: radius > 11 ? 15 : NUMBER_SIZE }),
  ];
}
