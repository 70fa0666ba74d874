import type { Figure, Placing, Point } from '../figure.ts';

/** Points along a path: enough of them to know where it goes. Arc flags must stand apart. */
export function trace(d: string): Point[] {
  const points: Point[] = [];
  let pen = { x: 0, y: 0, startX: 0, startY: 0 };
  for (const [letter, numbers] of commands(d)) {
    const isRelative = letter === letter.toLowerCase();
    const [left, top] = isRelative ? [pen.x, pen.y] : [0, 0];
    const ends = endsOf(letter.toUpperCase(), numbers, pen, [left, top]);
    points.push(...ends);
    const [x, y] = ends.at(-1) ?? [pen.x, pen.y];
    pen = letter.toUpperCase() === 'M' ? { x, y, startX: x, startY: y } : { ...pen, x, y };
  }
  return points;
}

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

function* commands(d: string): Generator<[letter: string, numbers: number[]]> {
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = SIZES[letter.toUpperCase()];
    if (size === undefined) throw new Error(`no such command: ${letter}`);
    const numbers = rest.match(/[+-]?(\d+\.?\d*|\.\d+)/g) ?? [];
    if (size === 0 ? numbers.length > 0 : numbers.length % size > 0) throw new Error(`odd numbers in ${letter}${rest}`);
    if (size === 0) yield [letter, []];
    for (let i = 0; i < numbers.length; i += size) {
      const repeated = i > 0 && letter === 'M' ? 'L' : i > 0 && letter === 'm' ? 'l' : letter;
      yield [repeated, numbers.slice(i, i + size).map(Number)];
    }
  }
}

type Pen = { readonly x: number; readonly y: number; readonly startX: number; readonly startY: number };

function endsOf(command: string, numbers: readonly number[], pen: Pen, [left, top]: Point): Point[] {
  const [first = 0, second = 0] = numbers;
  switch (command) {
    case 'Z':
      return [[pen.startX, pen.startY]];
    case 'H':
      return [[left + first, pen.y]];
    case 'V':
      return [[pen.x, top + first]];
    case 'A': {
      const [x = 0, y = 0] = numbers.slice(5);
      return [[left + x, top + y]];
    }
    case 'C': {
      const at = (i: number): Point => [left + (numbers[i] ?? 0), top + (numbers[i + 1] ?? 0)];
      return bezier([pen.x, pen.y], at(0), at(2), at(4));
    }
    default: {
      const [x = first, y = second] = numbers.slice(-2);
      return [[left + x, top + y]];
    }
  }
}

function bezier(from: Point, one: Point, two: Point, to: Point): Point[] {
  return [0.25, 0.5, 0.75, 1].map((part): Point => {
    const rest = 1 - part;
    const mix = (axis: 0 | 1): number =>
      rest ** 3 * from[axis] +
      3 * rest ** 2 * part * one[axis] +
      3 * rest * part ** 2 * two[axis] +
      part ** 3 * to[axis];
    return [mix(0), mix(1)];
  });
}

/** Where a figure reaches, line weights left out. */
export function reach(figure: Figure): Point[] {
  switch (figure.kind) {
    case 'path':
      return trace(figure.d);
    case 'rect': {
      const [x, y, width, height] = figure.box;
      return [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ];
    }
    case 'circle':
      return around(figure.at, [figure.radius, figure.radius]);
    case 'ellipse':
      return around(figure.at, figure.radii);
    case 'group':
      return figure.shapes.flatMap(reach).map(point => placed(point, figure));
  }
}

const around = ([x, y]: Point, [across, down]: Point): Point[] => [
  [x - across, y],
  [x + across, y],
  [x, y - down],
  [x, y + down],
];

function placed([x, y]: Point, { at = [0, 0], turn = 0, about = [0, 0], scale = 1 }: Placing): Point {
  const [across, down] = typeof scale === 'number' ? [scale, scale] : scale;
  const [byX, byY] = [x * across - about[0], y * down - about[1]];
  const angle = (turn * Math.PI) / 180;
  return [
    at[0] + about[0] + byX * Math.cos(angle) - byY * Math.sin(angle),
    at[1] + about[1] + byX * Math.sin(angle) + byY * Math.cos(angle),
  ];
}
