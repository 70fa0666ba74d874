import type { Spot } from '../board/geometry.ts';

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const AHEAD: Readonly<Record<Arrow, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** What lies aside counts twice: straight on comes first. */
const ASIDE = 2;

/** The nearest of some spots in the direction of an arrow, by its place among them; undefined at the edge. */
export function nearestAhead(spots: readonly Spot[], from: Spot, arrow: Arrow): number | undefined {
  const ahead = AHEAD[arrow];
  const far = spots.map(spot => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const on = x * ahead.x + y * ahead.y;
    const aside = Math.abs(x * ahead.y - y * ahead.x);
    return on > 0 && aside <= on * ASIDE ? on + ASIDE * aside : Infinity;
  });
  const least = Math.min(...far);
  return least === Infinity ? undefined : far.indexOf(least);
}
