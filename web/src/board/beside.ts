import type { Area, Size, Spot } from './geometry.ts';

/** On which side of a thing something is put; `far`: at the edge of the viewport, away from it. */
export type BesideSide = 'below' | 'above' | 'right' | 'left' | 'far';

export interface Beside extends Spot {
  readonly side: BesideSide;
}

const GAP = 12;
const EDGE = 4;

/** What should not be hidden: the thing itself before all others. */
interface Uncovered {
  readonly about: Area;
  readonly avoid: readonly Area[];
}

/** Where a box of `size` hides least of what it should not hide, the first of `sides` if it is all the same. */
export function beside(size: Size, viewport: Size, seen: Uncovered, sides: readonly BesideSide[]): Beside {
  const inside = placesBeside(seen.about, size, viewport)
    .filter(({ side }) => sides.includes(side))
    .map(place => keptIn(viewport, size, place));
  const costs = inside.map(({ x, y }) => hidden({ x, y, ...size }, seen));
  return inside[costs.indexOf(Math.min(...costs))] ?? { side: 'below', x: 0, y: 0 };
}

function placesBeside(about: Area, size: Size, viewport: Size): readonly Beside[] {
  const middle = { x: about.x + (about.width - size.width) / 2, y: about.y + (about.height - size.height) / 2 };
  const columns = [(viewport.width - size.width) / 2, viewport.width, 0];
  const rows = [viewport.height, 0, (viewport.height - size.height) / 2];
  return [
    { side: 'below', x: middle.x, y: about.y + about.height + GAP },
    { side: 'above', x: middle.x, y: about.y - size.height - GAP },
    { side: 'right', x: about.x + about.width + GAP, y: middle.y },
    { side: 'left', x: about.x - size.width - GAP, y: middle.y },
    ...rows.flatMap(y => columns.map((x): Beside => ({ side: 'far', x, y }))),
  ];
}

const keptIn = (viewport: Size, size: Size, { side, x, y }: Beside): Beside => ({
  side,
  x: within(x, EDGE, viewport.width - size.width - EDGE),
  y: within(y, EDGE, viewport.height - size.height - EDGE),
});

export const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Hiding the thing itself is worse than anything. */
const WORST = 1000;

const hidden = (box: Area, { about, avoid }: Uncovered): number =>
  WORST * overlap(box, about) + avoid.reduce((sum, area) => sum + overlap(box, area), 0);

/** How many pixels two areas share. */
export function overlap(one: Area, other: Area): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
