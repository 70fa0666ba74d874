import type { Point } from '../art/figure.ts';

/** Everything here is measured in millimetres. Two layouts, never one that is scaled. */
export const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const satisfies Readonly<Record<string, Point>>;
export type Paper = keyof typeof PAPERS;

export const isPaper = (name: string): name is Paper => Object.hasOwn(PAPERS, name);

/** Printers leave so much of every edge white. */
export const SAFE = 5;

/** How far a picture goes on beyond its cut. */
export const BLEED = 3;

export const sizeOf = (paper: Paper, orientation: 'upright' | 'sideways'): Point => {
  const [width, height] = PAPERS[paper];
  return orientation === 'upright' ? [width, height] : [height, width];
};
