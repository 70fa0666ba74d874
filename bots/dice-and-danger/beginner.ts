import type { Content } from '../../games/dice-and-danger/index.ts';
import { LIVES, POINTS_PER_GEM, roomAt, WORM_DAMAGE } from '../../games/dice-and-danger/readers.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { FeatureLayout } from './layout.ts';
import type { Net } from './net.ts';

/** What a beginner hopes to have in the end. */
const HOPE = 50;

/** A beginner's eye for a sheet, as `easy` has it: where learning begins, and all there is for a sheet that nobody knows. */
export function beginnersNet(content: Content, layout: FeatureLayout, hidden: number): Net {
  const random = randomFrom('net');
  const noise = (): number => (random(2001) - 1000) / 10_000;
  const row = (): Float64Array => Float64Array.from({ length: hidden + 1 }, (_, i) => (i < hidden ? noise() : 0));
  const out = Float64Array.from({ length: hidden }, noise);
  const net: Net = { hidden, bias: row(), out, rows: Array.from({ length: layout.count }, row) };
  net.bias[hidden] = HOPE;
  for (const [feature, worth] of firstWorths(content, layout)) (net.rows[feature] as Float64Array)[hidden] = worth;
  return net;
}

/** The features from one to before another, each with the same worth. */
const steps = (from: number, end: number, worth: number): readonly (readonly [number, number])[] =>
  Array.from({ length: end - from }, (_, i) => [from + i, worth] as const);

function firstWorths(content: Content, layout: FeatureLayout): readonly (readonly [number, number])[] {
  const isAlone = content.everyone.length === 1;
  return [
    ...content.rooms.flatMap(room => [...blowWorths(content, layout, room), [layout.near + room, 1] as const]),
    ...steps(layout.lost, layout.lost + LIVES, isAlone ? -2 : -1),
    ...steps(layout.green, layout.symbols, 2),
    ...steps(layout.symbols, layout.rewards, 1),
    [layout.unused, -2],
    [layout.idle, isAlone ? -3 : 0],
  ];
}

/** A monster half dead promises half of what it brings, a dead one nothing more. */
function blowWorths(content: Content, layout: FeatureLayout, room: number): readonly (readonly [number, number])[] {
  const { gems, role } = roomAt(content.sheet, room);
  const boxes = content.boxes[room] ?? 1;
  const each = (role === 'worm' ? WORM_DAMAGE : POINTS_PER_GEM * gems[0]) / boxes;
  return Array.from({ length: boxes }, (_, box) => [
    (layout.boxes[room] as number) + box,
    box < boxes - 1 ? each : -each * (boxes - 1),
  ]);
}
