import { getStroke } from 'perfect-freehand';
import type { Point } from './figure.ts';
import { round, spot } from './figure.ts';
import type { PencilPaint } from './paint.ts';
import { tremor } from './random.ts';
import type { Stroke } from './shape.ts';

export interface PencilLook {
  readonly pencil: PencilPaint;
  readonly size?: number;
  /** How far the hand may stray from the line. */
  readonly jitter?: number;
  readonly opacity?: number;
}

type Pressed = [x: number, y: number, pressure: number];

const STEP = 7;
const SOFT = 1.12;
const HARD = 0.66;

/** A hand-drawn line through the points: the same id gives the same line. */
export function stroke(id: string, points: readonly Point[], look: PencilLook): Stroke {
  const { pencil, size = 3.4, jitter = 0.7, opacity } = look;
  const pressed = press(id, dense(points), jitter);
  return {
    kind: 'stroke',
    pencil,
    soft: outline(pressed, size * SOFT),
    hard: outline(pressed, size * HARD),
    spine: `M${pressed.map(([x, y]) => spot(x, y)).join('L')}`,
    size: round(size),
    ...(opacity === undefined ? {} : { opacity }),
  };
}

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

/** Pressure swells towards the middle of the line and trembles a little. */
function press(id: string, points: readonly Point[], jitter: number): Pressed[] {
  const random = tremor(id);
  const stray = (): number => (random() - 0.5) * 2 * jitter;
  return points.map(([x, y], i) => {
    const along = points.length === 1 ? 0 : i / (points.length - 1);
    const swell = 0.42 + 0.3 * Math.sin(Math.PI * Math.min(1, along * 1.15));
    return [x + stray(), y + stray(), swell + 0.12 * (random() - 0.5)];
  });
}

function outline(points: Pressed[], size: number): string {
  const edge = getStroke(points, { size, thinning: 0.55, smoothing: 0.6, streamline: 0.35, simulatePressure: false });
  return `M${edge.map(([x, y]) => spot(x, y)).join('L')}Z`;
}
