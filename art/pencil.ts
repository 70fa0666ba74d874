import { getStroke } from 'perfect-freehand';
import type { Point } from './figure.ts';
import { round, spot } from './figure.ts';
import type { PencilPaint } from './paint.ts';
import { tremor } from './random.ts';
import { remembered } from './remembered.ts';
import type { Stroke } from './shape.ts';

export interface PencilLook {
  readonly pencil: PencilPaint;
  readonly size?: number;
  /** How far the hand may stray from the line. */
  readonly jitter?: number;
  /** A stroke swells towards its middle; one that others will be joined to is even. */
  readonly pressure?: 'swelling' | 'even';
  readonly opacity?: number;
}

type Pressed = [x: number, y: number, pressure: number];

const STEP = 7;
const SOFT = 1.12;
const HARD = 0.66;
const SWELLS = {
  swelling: (part: number): number => 0.42 + 0.3 * Math.sin(Math.PI * Math.min(1, part * 1.15)),
  even: (): number => 0.6,
} as const;

/** To outline one takes long, and most of a drawing is drawn again as it was. */
const MOST_REMEMBERED = 1500;

/** A hand-drawn line through the points: the same id gives the same line. */
export const stroke = remembered(MOST_REMEMBERED, (id: string, points: readonly Point[], look: PencilLook): Stroke => {
  const { pencil, size = 3.4, jitter = 0.7, pressure = 'swelling', opacity } = look;
  const pressed = press(id, dense(points), jitter, SWELLS[pressure]);
  return {
    kind: 'stroke',
    pencil,
    soft: outline(pressed, size * SOFT),
    hard: outline(pressed, size * HARD),
    spine: `M${pressed.map(([x, y]) => spot(x, y)).join('L')}`,
    size: round(size),
    ...(opacity === undefined ? {} : { opacity }),
  };
});

function dense(points: readonly Point[]): Point[] {
  const [first, ...rest] = points;
  if (first === undefined) throw new Error('a stroke needs a point');
  const all: Point[] = [first];
  for (const to of rest) all.push(...between(all[all.length - 1] ?? first, to));
  return all;
}

function between([fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  const steps = Math.max(2, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STEP));
  return Array.from({ length: steps }, (_, i): Point => {
    const part = (i + 1) / steps;
    return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part];
  });
}

function press(id: string, points: readonly Point[], jitter: number, swell: (part: number) => number): Pressed[] {
  const random = tremor(id);
  const stray = (): number => (random() - 0.5) * 2 * jitter;
  return points.map(([x, y], i) => {
    const part = points.length === 1 ? 0 : i / (points.length - 1);
    return [x + stray(), y + stray(), swell(part) + 0.12 * (random() - 0.5)];
  });
}

function outline(points: Pressed[], size: number): string {
  const edge = getStroke(points, { size, thinning: 0.55, smoothing: 0.6, streamline: 0.35, simulatePressure: false });
  return `M${edge.map(([x, y]) => spot(x, y)).join('L')}Z`;
}
