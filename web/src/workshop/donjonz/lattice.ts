// A card as its text draws it: a sign for every corner, edge and space. A cursor goes from sign to sign.
import type { Card, Side } from '../../../../games/donjonz/index.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../../../games/donjonz/readers.ts';

/** A place of the drawing: both odd on a space, one of them even on an edge, never both. */
export interface Knot {
  readonly x: number;
  readonly y: number;
}

/** What lies at a knot: a space, or the edge of one. */
export interface Target {
  readonly space: number;
  readonly side?: Side;
}

export const FIRST_KNOT: Knot = { x: 1, y: 1 };

const isCorner = ({ x, y }: Knot): boolean => x % 2 === 0 && y % 2 === 0;
const isOn = ({ width, height }: Card, { x, y }: Knot): boolean =>
  x >= 0 && y >= 0 && x <= 2 * width && y <= 2 * height;

/** The next knot that way; corners are stepped over, and at the rim of the card it stays. */
export function stepped(card: Card, knot: Knot, across: number, down: number): Knot {
  const near = { x: knot.x + across, y: knot.y + down };
  const next = isCorner(near) ? { x: near.x + across, y: near.y + down } : near;
  return isOn(card, next) ? next : knot;
}

/** A knot of another card that was there before the cards were changed, on this one. */
export const clamped = (card: Card, knot: Knot): Knot => (isOn(card, knot) ? knot : FIRST_KNOT);

export function targetAt({ width, height }: Card, { x, y }: Knot): Target {
  const spaceAt = (column: number, row: number): number => row * width + column;
  if (x % 2 === 1 && y % 2 === 1) return { space: spaceAt((x - 1) / 2, (y - 1) / 2) };
  if (x % 2 === 1)
    return y < 2 * height
      ? { space: spaceAt((x - 1) / 2, y / 2), side: NORTH }
      : { space: spaceAt((x - 1) / 2, height - 1), side: SOUTH };
  return x < 2 * width
    ? { space: spaceAt(x / 2, (y - 1) / 2), side: WEST }
    : { space: spaceAt(width - 1, (y - 1) / 2), side: EAST };
}

/** The space under a point, measured in spaces. */
export function spaceUnder({ width, height }: Card, x: number, y: number): Knot | undefined {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? { x: 2 * Math.floor(x) + 1, y: 2 * Math.floor(y) + 1 } : undefined;
}

/** The edge nearest to a point, and how far away it is, measured in spaces. */
export function edgeUnder(
  card: Card,
  x: number,
  y: number,
): { readonly knot: Knot; readonly away: number } | undefined {
  const space = spaceUnder(card, x, y);
  if (!space) return undefined;
  const [left, top] = [x - Math.floor(x), y - Math.floor(y)];
  const edges = [
    { knot: { x: space.x, y: space.y - 1 }, away: top },
    { knot: { x: space.x + 1, y: space.y }, away: 1 - left },
    { knot: { x: space.x, y: space.y + 1 }, away: 1 - top },
    { knot: { x: space.x - 1, y: space.y }, away: left },
  ];
  return edges.reduce((nearest, edge) => (edge.away < nearest.away ? edge : nearest));
}
