import { type Point, rect } from '../figure.ts';
import type { Paint } from '../paint.ts';
import { group, type Shape } from '../shape.ts';

export const RUNG = 26;
export const WIDTH = 80;

/** Two poles and so many rungs, from its upper left corner on. */
export function ladder(at: Point, rungs: number, paint: Paint): readonly Shape[] {
  const height = (rungs + 1) * RUNG;
  const pole = (x: number): Shape => rect([x, 0, 8, height], { fill: paint }, 3);
  const rung = (_: unknown, i: number): Shape => rect([0, (i + 1) * RUNG, WIDTH, 5], { fill: paint }, 2);
  return [group({ at }, [pole(4), pole(WIDTH - 12), ...Array.from({ length: rungs }, rung)])];
}
