import type { Point } from '../art/figure.ts';
import { path, round } from '../art/figure.ts';
import type { Shape, Text } from '../art/shape.ts';
import { group } from '../art/shape.ts';

const TURNED_INTO_EACH_OTHER: ReadonlySet<unknown> = new Set(['6', '9']);

/** A 6 and a 9 that somebody reads upside down are told apart by the lines below them. */
export function apart(shape: Shape): Shape {
  if (shape.kind === 'group') return { ...shape, shapes: shape.shapes.map(apart) };
  return shape.kind === 'text' && TURNED_INTO_EACH_OTHER.has(shape.say)
    ? group({}, [shape, lineBelow(shape.at, shape)])
    : shape;
}

/** Below a number that stands in the middle of a baseline. */
const lineBelow = ([x, y]: Point, { size, paint }: Text): Shape =>
  path(`M${round(x - size * 0.26)} ${round(y + size * 0.17)}h${round(size * 0.52)}`, {
    stroke: paint,
    weight: round(size * 0.1),
  });
