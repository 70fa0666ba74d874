import type { Box, Figure, Point } from './figure.ts';
import { circle, path, round, spot } from './figure.ts';
import type { Paint, Pencil } from './paint.ts';
import { pencilPaint } from './paint.ts';
import type { PencilLook } from './pencil.ts';
import { stroke } from './pencil.ts';
import { tremor } from './random.ts';
import type { Stroke } from './shape.ts';

type DrawMark = (id: string, at: Point, radius: number, look: PencilLook) => readonly Stroke[];

export const cross: DrawMark = (id, [x, y], radius, look) => {
  const random = tremor(id);
  const stray = (): number => (random() - 0.5) * radius * 0.3;
  const diagonal = (side: 1 | -1): Point[] => [
    [x - side * radius + stray(), y - radius + stray()],
    [x + stray() * 0.4, y + stray() * 0.4],
    [x + side * radius + stray(), y + radius + stray()],
  ];
  return [stroke(`${id}/down`, diagonal(1), look), stroke(`${id}/up`, diagonal(-1), look)];
};

/** A little more than once around, not quite meeting its beginning. */
export const ring: DrawMark = (id, [x, y], radius, look) => {
  const start = tremor(id)() * 2 * Math.PI;
  const points = Array.from({ length: 27 }, (_, i): Point => {
    const angle = start + (i / 24) * 2 * Math.PI;
    const reach = radius * (1 + 0.05 * Math.sin(angle * 2 + start) + (i > 23 ? 0.08 : 0));
    return [x + Math.cos(angle) * reach * 1.04, y + Math.sin(angle) * reach * 0.97];
  });
  return [stroke(id, points, { jitter: Math.min(0.35, radius * 0.022), ...look })];
};

export const slash: DrawMark = (id, [x, y], radius, look) => {
  const lean = radius * 0.8;
  const points: Point[] = [
    [x + lean, y - radius],
    [x, y],
    [x - lean, y + radius],
  ];
  return [stroke(id, points, look)];
};

/** A spiral from the middle outwards, so close that it fills. */
export const dot: DrawMark = (id, [x, y], radius, look) => {
  const points = Array.from({ length: 34 }, (_, i): Point => {
    const reach = radius * (i / 34) * 0.95;
    return [x + Math.cos(i * 0.75) * reach, y + Math.sin(i * 0.75) * reach];
  });
  return [stroke(id, points, { jitter: 0.4, size: radius * 0.6, ...look })];
};

/** Around the corners and a little past the first one. */
const corners =
  (points: readonly Point[]): DrawMark =>
  (id, [x, y], radius, look) => {
    const [first = [0, 0]] = points;
    const around = [...points, first].map(([across, down]): Point => [x + across * radius, y + down * radius]);
    return [stroke(id, around, { jitter: Math.min(0.5, radius * 0.04), pressure: 'even', ...look })];
  };

const TRIANGLE: readonly Point[] = [
  [0, -1.1],
  [1.05, 0.85],
  [-1.05, 0.85],
];
const SQUARE: readonly Point[] = [
  [-0.9, -0.9],
  [0.9, -0.9],
  [0.9, 0.9],
  [-0.9, 0.9],
];

const triangle: DrawMark = corners(TRIANGLE);
const square: DrawMark = corners(SQUARE);

export const MARKS: Readonly<Record<Pencil, DrawMark>> = {
  1: cross,
  2: ring,
  3: slash,
  4: dot,
  5: triangle,
  6: square,
};

/** Each pencil has its own mark, so that colour alone never says whose it is. */
export const mark = (pencil: Pencil, id: string, at: Point, radius: number): readonly Stroke[] =>
  MARKS[pencil](id, at, radius, { pencil: pencilPaint(pencil) });

/** The same marks as clean lines: cut into a pawn, printed in a list. */
export function cleanMark(pencil: Pencil, [x, y]: Point, radius: number, paint: Paint): Figure {
  const lean = radius * 0.8;
  const weight = round(radius * 0.62);
  const down = `M${spot(x - radius, y - radius)}L${spot(x + radius, y + radius)}`;
  const up = `M${spot(x + radius, y - radius)}L${spot(x - radius, y + radius)}`;
  const closed = (points: readonly Point[]): string =>
    `M${points.map(([across, aside]) => spot(x + across * radius, y + aside * radius)).join('L')}Z`;
  const clean: Readonly<Record<Pencil, Figure>> = {
    1: path(down + up, { stroke: paint, weight }),
    2: circle([x, y], radius, { stroke: paint, weight }),
    3: path(`M${spot(x + lean, y - radius * 1.1)}L${spot(x - lean, y + radius * 1.1)}`, { stroke: paint, weight }),
    // A line that leaves nothing inside: a dot where nothing is filled, too.
    4: circle([x, y], round(radius * 0.475), { stroke: paint, weight: round(radius * 0.95) }),
    5: path(closed(TRIANGLE), { stroke: paint, weight }),
    6: path(closed(SQUARE), { stroke: paint, weight }),
  };
  return clean[pencil];
}

const SCRIBBLE_GAP = 4.2;

/** Slanted to and fro until the box is dark: a wall somebody has drawn. */
export function scribble(id: string, [x, y, width, height]: Box, look: PencilLook): Stroke {
  const random = tremor(id);
  const near = (at: Point): Point => [at[0] + (random() - 0.5) * 2, at[1] + (random() - 0.5) * 2];
  const turns = Math.round((width + height) / SCRIBBLE_GAP);
  const points = Array.from({ length: turns + 1 }, (_, i): Point[] => {
    const along = (i / turns) * (width + height);
    const lower: Point = along < height ? [x + 1, y + along] : [x + Math.min(width, along - height), y + height - 1];
    const upper: Point = along < width ? [x + along, y + 1] : [x + width - 1, y + Math.min(height, along - width)];
    return i % 2 === 0 ? [near(upper), near(lower)] : [near(lower), near(upper)];
  });
  return stroke(id, points.flat(), { size: 2.6, jitter: 0.5, ...look });
}
