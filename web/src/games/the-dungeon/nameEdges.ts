import type { Area } from '../../board/geometry.ts';

/** At which edge of its tile a name lies. */
type NameEdge = 'lower' | 'upper';

/** A name is at most so wide and so high, in pixels: two lines of the style sheet's `td-name`. */
const WIDTH = 118;
const HEIGHT = 38;

/** On a tile of so many pixels a name lies within it; on a smaller one it lies across the edge. */
const ROOMY = 64;
const MARGIN = 6;

/** Whether a name finds room on the tile that it names. */
export const isWithin = (tile: number): boolean => tile >= ROOMY;

/** How wide a name may be on a tile of such a width. */
export const widthOn = (tile: number): number => (isWithin(tile) ? tile - MARGIN : WIDTH);

interface NamedTile extends Area {
  /** Its name takes two lines there. */
  readonly isLong: boolean;
}

/**
 * Where each name lies so that none lies over another, the first before all others; one that finds no room has no edge.
 * Two lines at the foot of a tile would hide who stands there.
 */
export function nameEdges(tiles: readonly NamedTile[]): readonly (NameEdge | undefined)[] {
  const lying: Area[] = [];
  return tiles.map(tile => {
    const wanted = tile.isLong && isWithin(tile.width) ? UPPER_FIRST : LOWER_FIRST;
    const edge = wanted.find(each => !lying.some(other => isOver(placeOf(tile, each), other)));
    if (edge) lying.push(placeOf(tile, edge));
    return edge;
  });
}

const LOWER_FIRST: readonly NameEdge[] = ['lower', 'upper'];
const UPPER_FIRST: readonly NameEdge[] = ['upper', 'lower'];

function placeOf({ x, y, width, height }: Area, edge: NameEdge): Area {
  const room = widthOn(width);
  const inside = isWithin(width) ? HEIGHT : HEIGHT / 2;
  return {
    x: x + (width - room) / 2,
    y: edge === 'lower' ? y + height - inside : y + inside - HEIGHT,
    width: room,
    height: HEIGHT,
  };
}

const isOver = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
