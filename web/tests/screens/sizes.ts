import { IS_EVERY_SCREEN } from '../support/screens.ts';

type Size = readonly [width: number, height: number];

/** Laptop, phone, phone on its side: each has a layout of its own. */
const USUAL: readonly Size[] = [
  [1280, 800],
  [390, 844],
  [844, 390],
];

/** Tablet, 200 % zoom, the smallest phone, a small and a large window: one of those layouts, larger or smaller. */
const OTHERS: readonly Size[] = [
  [768, 1024],
  [640, 400],
  [320, 568],
  [1024, 768],
  [1920, 1080],
];

/** In which whoever is asked sees all that they can answer: nothing of it is scrolled away. */
export const ROOMY: readonly Size[] = [
  [1280, 800],
  [390, 844],
];

export const isRoomy = (width: number, height: number): boolean =>
  ROOMY.some(([wide, high]) => wide === width && high === height);

export const SIZES = IS_EVERY_SCREEN ? [...USUAL, ...OTHERS] : USUAL;
