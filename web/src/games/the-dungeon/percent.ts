import type { Odds } from '../../../../games/the-dungeon/index.ts';

export const percentOf = (part: number, of: number): number => Math.round((100 * part) / of);

export interface Percents {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** Whole per cent that sum to a hundred: what rounding leaves over goes to the largest part. */
export function percentsOf({ win, draw, loss, of }: Odds): Percents {
  const rounded = { win: percentOf(win, of), draw: percentOf(draw, of), loss: percentOf(loss, of) };
  const over = 100 - rounded.win - rounded.draw - rounded.loss;
  const largest = win >= loss && win >= draw ? 'win' : loss >= draw ? 'loss' : 'draw';
  return { ...rounded, [largest]: rounded[largest] + over };
}
