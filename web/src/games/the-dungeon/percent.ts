import type { Odds } from '../../../../games/the-dungeon/index.ts';

export const percentOf = (part: number, of: number): number => Math.round((100 * part) / of);

const PARTS = ['win', 'draw', 'saved', 'loss'] as const;
export type Percents = Readonly<Record<(typeof PARTS)[number], number>>;

/** Whole per cent that sum to a hundred: what rounding leaves over goes to the largest part. */
export function percentsOf(odds: Odds): Percents {
  const { win, draw, saved, loss, of } = odds;
  const rounded = {
    win: percentOf(win, of),
    draw: percentOf(draw, of),
    saved: percentOf(saved, of),
    loss: percentOf(loss, of),
  };
  const over = 100 - rounded.win - rounded.draw - rounded.saved - rounded.loss;
  const largest = PARTS.reduce((most, part) => (odds[part] > odds[most] ? part : most));
  return { ...rounded, [largest]: rounded[largest] + over };
}
