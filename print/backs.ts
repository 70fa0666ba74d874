import type { Point } from '../art/figure.ts';

/** Where the back of a card is printed: beside its front, to be folded; on the other side of the sheet; nowhere. */
export const BACKS = ['fold', 'duplex', 'none'] as const;
export type Backs = (typeof BACKS)[number];

export const isBacks = (name: string): name is Backs => BACKS.some(backs => backs === name);

/** What is moved farther would come where printers leave the paper white. */
export const MOST_OFFSET = 4;

/** Where something of the front lies on the other side of a sheet, which is turned over its long edge, and moved. */
export const behind = ([width]: Point, [x, y]: Point, across: number, [right, down]: Point): Point => [
  width - x - across + right,
  y + down,
];
