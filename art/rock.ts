import type { Box, Path, Point } from './figure.ts';
import { path, spot } from './figure.ts';
import type { Paint } from './paint.ts';
import type { Tremor } from './random.ts';
import { tremor } from './random.ts';

/** How far a point lies from the floor; below zero where no rock may be drawn. */
export type Distance = (x: number, y: number) => number;

interface Rock {
  readonly box: Box;
  readonly distance: Distance;
  /** Rock thins out between `inner` and about this far from the floor. */
  readonly band: number;
  readonly inner?: number;
  /** Between the bundles, along a stroke, between the strokes of a bundle. */
  readonly gap?: number;
  readonly length?: number;
  readonly spacing?: number;
  readonly paint?: Paint;
  readonly weight?: number;
  readonly opacity?: number;
}

type Bundle = Required<Pick<Rock, 'distance' | 'length' | 'spacing'>>;

/** Rock as draughtsmen hatch it: bundles of three short strokes at any angle. One path for a whole sheet. */
export function hatch(id: string, rock: Rock): Path {
  const { box, distance, band, inner = 1.5, gap = 8.5, length = 9, spacing = 2.5 } = rock;
  const { paint = 'ink', weight = 0.8, opacity = 0.8 } = rock;
  const random = tremor(id);
  let d = '';
  for (const at of scattered(box, gap, random)) {
    const angle = random() * Math.PI;
    const reach = band * (0.72 + 0.5 * random());
    const far = distance(...at);
    if (far >= inner && far <= reach) d += bundle(at, angle, { distance, length, spacing }, random);
  }
  return path(d, { stroke: paint, weight, opacity });
}

function* scattered([left, top, width, height]: Box, gap: number, random: Tremor): Generator<Point> {
  for (let y = top; y < top + height; y += gap)
    for (let x = left; x < left + width; x += gap)
      yield [x + (random() - 0.5) * gap * 0.9, y + (random() - 0.5) * gap * 0.9];
}

function bundle([x, y]: Point, angle: number, { distance, length, spacing }: Bundle, random: Tremor): string {
  const [along, down] = [Math.cos(angle), Math.sin(angle)];
  let d = '';
  for (const offset of [-spacing, 0, spacing]) {
    const half = length * (0.42 + 0.16 * random());
    const [middleX, middleY] = [x - down * offset, y + along * offset];
    const from: Point = [middleX - along * half, middleY - down * half];
    const to: Point = [middleX + along * half, middleY + down * half];
    if (distance(...from) >= 0.3 && distance(...to) >= 0.3) d += `M${spot(...from)}L${spot(...to)}`;
  }
  return d;
}

/** As Math.hypot, which guards against overflow and takes many times as long: rock is asked for a million distances. */
const length = (across: number, down: number): number => Math.sqrt(across * across + down * down);

export const toSegment = ([fromX, fromY]: Point, [toX, toY]: Point): Distance => {
  const [across, down] = [toX - fromX, toY - fromY];
  const square = across * across + down * down || 1;
  return (x, y) => {
    const part = Math.max(0, Math.min(1, ((x - fromX) * across + (y - fromY) * down) / square));
    return length(x - fromX - part * across, y - fromY - part * down);
  };
};

export const toBox =
  ([left, top, width, height]: Box): Distance =>
  (x, y) =>
    length(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

export const toCircle =
  ([centreX, centreY]: Point, radius: number): Distance =>
  (x, y) =>
    Math.max(0, length(x - centreX, y - centreY) - radius);

export const nearest =
  (distances: readonly Distance[]): Distance =>
  (x, y) => {
    let least = Infinity;
    for (const distance of distances) least = Math.min(least, distance(x, y));
    return least;
  };
