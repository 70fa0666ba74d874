import type { Space, SpaceKind } from '../../games/dice-and-danger/index.ts';
import { isStart } from '../../games/dice-and-danger/readers.ts';
import type { Box, Figure, Point } from '../figure.ts';
import { circle, path, rect, round, spot } from '../figure.ts';
import type { IconName } from '../icons.ts';
import { ink, inkEllipse } from '../ink.ts';
import type { Paint } from '../paint.ts';
import { tremor } from '../random.ts';
import type { Shape, Text } from '../shape.ts';
import { icon } from '../shape.ts';
import type { Layout } from './layout.ts';

/** A small disc at the upper right says what lies there. */
const BADGES: Readonly<Partial<Record<SpaceKind, readonly [IconName, Paint]>>> = {
  gem: ['gem', 'gem'],
  gold: ['coin', 'gold'],
  chest: ['chest', 'ink'],
  grey: ['unlock', 'ink-soft'],
};
/** These stand under the number, which moves up for them. */
const FEET: Readonly<Partial<Record<SpaceKind, IconName>>> = { fist: 'fist', claw: 'claw' };

const FILLS: Readonly<Partial<Record<SpaceKind, Paint>>> = { grey: 'grey', rubble: 'paper-2' };
const fillOf = (space: Space): Paint => (isStart(space) ? 'start' : (FILLS[space.kind] ?? 'paper'));

/** By where it is: it looks the same, however many are drawn before it. */
export function spaceId({ sheet }: Layout, node: number): string {
  const { x, y } = sheet.spaces[node] as Space;
  return `${sheet.name}/space/${x},${y}`;
}

/** A space as it is printed. */
export function spaceShapes(layout: Layout, node: number): readonly Shape[] {
  const { radius, font } = layout;
  const space = layout.sheet.spaces[node] as Space;
  const at = layout.spaces[node] as Point;
  const { kind, number } = space;
  const foot = FEET[kind];
  const raised = foot !== undefined || kind === 'rubble';
  return [
    ...outline(spaceId(layout, node), space, at, radius),
    ...(isStart(space) ? [circle(at, radius - 3.2, { stroke: 'ink', weight: 0.9, opacity: 0.7 })] : []),
    ...(number === undefined
      ? []
      : [numberText(at, number, raised ? { size: raisedFont(font), up: radius * 0.27 } : { size: font })]),
    ...(foot ? [icon(foot, [at[0], round(at[1] + radius * 0.5)], round(radius * 0.82))] : []),
    ...(kind === 'doubles' ? [icon('double', at, round(radius * 1.5))] : []),
    ...(kind === 'blank' ? [icon('portal', at, round(radius * 1.05), 'ink-soft')] : []),
    ...(kind === 'rubble' ? rubbleBoxes(at, radius).map(box => rect(box, BOX, 1.2)) : []),
    ...badge(kind, at, radius),
  ];
}

const BOX = { fill: 'paper', stroke: 'ink', weight: 1.1 } as const;
const raisedFont = (font: number): number => Math.max(14, font - 2);

interface Setting {
  readonly size: number;
  /** How far above the middle. */
  readonly up?: number;
  readonly paint?: Paint;
}

export const numberText = ([x, y]: Point, number: number, { size, up = 0, paint = 'ink' }: Setting): Text => ({
  kind: 'text',
  at: [x, round(y + size * 0.36 - up)],
  say: String(number),
  face: 'bold',
  size,
  paint,
  anchor: 'middle',
});

/** DDD-CC-2: two boxes. */
export function rubbleBoxes([x, y]: Point, radius: number): readonly [Box, Box] {
  const size = round(radius * 0.46);
  const top = round(y + radius * 0.32);
  return [
    [round(x - size - 1.2), top, size, size],
    [round(x + 1.2), top, size, size],
  ];
}

/** Filled first, then outlined by hand: a hand does not close its lines. */
function outline(id: string, space: Space, at: Point, radius: number): Figure[] {
  const fill = fillOf(space);
  const inked = { weight: 1.5, roughness: 0.55 };
  switch (space.kind) {
    case 'cloud':
      return [path(cloud(at, radius), { fill, stroke: 'ink', weight: 1.5 })];
    case 'blank':
      return [path(cloud(at, radius), { fill, stroke: 'ink', weight: 1.5, dash: [3.4, 3] })];
    case 'rubble':
      return [path(boulder(id, at, radius), { fill }), ink(id, boulder(id, at, radius), inked)];
    case 'claw':
      return [path(track(at, radius), { fill }), ink(id, track(at, radius), inked)];
    default:
      return [circle(at, radius, { fill }), inkEllipse(id, at, [radius, radius], inked)];
  }
}

const around = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** A ring of arcs. */
function cloud(at: Point, radius: number): string {
  const puffs = 8;
  const corner = (i: number): string => spot(...around(at, radius * 0.94, (i / puffs) * 2 * Math.PI));
  const puff = round(radius * 0.42);
  const arcs = Array.from({ length: puffs }, (_, i) => `A${puff} ${puff} 0 0 1 ${corner(i + 1)}`);
  return `M${corner(0)}${arcs.join('')}Z`;
}

/** A stone with nine uneven corners. */
function boulder(id: string, at: Point, radius: number): string {
  const random = tremor(id);
  const corners = Array.from({ length: 9 }, (_, i) =>
    spot(...around(at, radius * (0.95 + 0.13 * random()), ((i + 0.3 * random()) / 9) * 2 * Math.PI)),
  );
  return `M${corners.join('L')}Z`;
}

/** Eight-sided, like a track pressed into mud. */
function track(at: Point, radius: number): string {
  const corners = Array.from({ length: 8 }, (_, i) =>
    spot(...around(at, radius * 1.06, ((i + 0.5) / 8) * 2 * Math.PI)),
  );
  return `M${corners.join('L')}Z`;
}

function badge(kind: SpaceKind, [x, y]: Point, radius: number): Shape[] {
  const found = BADGES[kind];
  if (!found) return [];
  const at: Point = [round(x + radius * 0.68), round(y - radius * 0.68)];
  const size = round(radius * (kind === 'grey' ? 0.62 : 0.74));
  return [
    circle(at, round(radius * 0.5), { fill: 'paper', stroke: 'ink', weight: 0.9 }),
    icon(found[0], at, size, found[1]),
  ];
}
