// How good something is beside the best: five colours, each with a sign of its own for whoever cannot tell colours apart.
import { path, rect, spot } from './figure.ts';
import type { Point } from './figure.ts';
import type { Paint } from './paint.ts';
import type { Drawing, Shape } from './shape.ts';

export const HEATS = ['best', 'good', 'fair', 'poor', 'bad'] as const;
export type Heat = (typeof HEATS)[number];

/** By how much a chance to win falls short of the best at most. */
const SHORT: Readonly<Record<Heat, number>> = { best: 0.015, good: 0.03, fair: 0.05, poor: 0.08, bad: Infinity };

export const heatOf = (short: number): Heat => HEATS.find(heat => short < SHORT[heat]) ?? 'bad';

export const heatPaint = (heat: Heat): Paint => `heat-${heat}`;

/** Signs of one heat, each so far to either side of its middle. */
export function heatSigns(heat: Heat, middles: readonly Point[], arm: number): readonly Shape[] {
  const d = middles.map(at => SIGNS[heat](at, arm)).join('');
  return d === '' ? [] : [path(d, { stroke: 'ink', weight: heat === 'good' ? 2.4 : 1.2, opacity: 0.75 })];
}

const line = ([x, y]: Point, across: number, down: number): string =>
  `M${spot(x - across, y - down)}L${spot(x + across, y + down)}`;

const SIGNS: Readonly<Record<Heat, (at: Point, arm: number) => string>> = {
  best: (at, arm) => line(at, arm, 0) + line(at, 0, arm),
  good: ([x, y]) => `M${spot(x, y)}h0`,
  fair: () => '',
  poor: (at, arm) => line(at, arm, -arm),
  bad: (at, arm) => line(at, arm, -arm) + line(at, arm, arm),
};

const [WIDE, HIGH] = [36, 18];

/** A sample for a legend. */
export const heatSample = (heat: Heat): Drawing => ({
  view: [0, 0, WIDE, HIGH],
  shapes: [
    rect([1, 1, WIDE - 2, HIGH - 2], { fill: heatPaint(heat), stroke: 'ink', weight: 1, opacity: 0.75 }, 3),
    ...heatSigns(
      heat,
      [WIDE / 4, WIDE / 2, (3 * WIDE) / 4].map(x => [x, HIGH / 2] as const),
      4,
    ),
  ],
});
