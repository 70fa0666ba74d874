import { useSyncExternalStore } from 'react';

/**
 * What a table is laid on, by the width and the height of the window. A second word says that it is less than the first
 * likes: style sheets go by either, `:root[data-screen~='phone']`.
 *
 *   laptop     the board, and a side at its right; tight: the side shrinks
 *   tablet     the side lies under the board
 *   phone      the same, a row at a time; small: the papers of the side lie on top of each other, behind tabs
 *   landscape  the board over the whole height, beside it all that is asked; tight: in one column
 */
export type Screen = 'laptop' | 'laptop tight' | 'tablet' | 'phone' | 'phone small' | 'landscape' | 'landscape tight';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels: below this, and so on. */
const EDGES = { low: 500, high: 700, slim: 540, phone: 600, laptop: 1000, roomy: 1100, broad: 800 } as const;

export function screenOf({ width, height }: Extent): Screen {
  if (isLow({ width, height })) return width < EDGES.broad ? 'landscape tight' : 'landscape';
  if (height < EDGES.high) return 'phone small';
  if (width < EDGES.phone) return 'phone';
  if (width < EDGES.laptop) return 'tablet';
  return width < EDGES.roomy ? 'laptop tight' : 'laptop';
}

/** Less high than a board and a side under each other need, and wide enough for both beside each other. */
const isLow = ({ width, height }: Extent): boolean =>
  (height < EDGES.low && width >= EDGES.slim) || (height < EDGES.high && width >= EDGES.laptop);

/** Whether it is a screen of this kind, tight or small or not. */
export const isScreen = (screen: Screen, kind: 'laptop' | 'tablet' | 'phone' | 'landscape'): boolean =>
  screen.startsWith(kind);

const screenNow = (): Screen => screenOf({ width: innerWidth, height: innerHeight });

function onResize(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}

export const useScreen = (): Screen => useSyncExternalStore(onResize, screenNow);

/** Tells the style sheets, now and whenever the window changes. */
export function applyScreen(root: HTMLElement): void {
  const apply = (): void => void (root.dataset['screen'] = screenNow());
  apply();
  onResize(apply);
}
