import type { Box } from '../../../../art/figure.ts';

export const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;
export type Arrow = (typeof ARROWS)[number];

interface Placed<T> {
  readonly item: T;
  readonly box: Box;
}

const WAYS: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Straying aside counts this much more than going on. */
const ASIDE = 2;

/** The nearest of `others` in the direction of an arrow; none when all lie elsewhere. */
export function towards<T>(from: Box, arrow: Arrow, others: readonly Placed<T>[]): T | undefined {
  const [x, y] = middleOf(from);
  const [across, down] = WAYS[arrow];
  const ahead = others
    .map(({ item, box }) => {
      const [toX, toY] = middleOf(box);
      const [along, aside] = [
        (toX - x) * across + (toY - y) * down,
        Math.abs((toX - x) * down) + Math.abs((toY - y) * across),
      ];
      return { item, along, far: along + ASIDE * aside };
    })
    .filter(({ along }) => along > 1);
  return ahead.sort((a, b) => a.far - b.far)[0]?.item;
}

const middleOf = ([x, y, width, height]: Box): readonly [number, number] => [x + width / 2, y + height / 2];
