import type { Area } from '../../board/geometry.ts';

/** At which edge of its tile a name lies. */
type NameEdge = 'lower' | 'upper';

/** A name is at most so wide and so high, in pixels: two lines of the style sheet's `td-name`. */
const WIDTH = 118;
const HEIGHT = 38;

/** Where each name lies so that none lies over another, the first before all others; one that finds no room has no edge. */
export function nameEdges(tiles: readonly Area[]): readonly (NameEdge | undefined)[] {
  const lying: Area[] = [];
  return tiles.map(tile => {
    const edge = (['lower', 'upper'] as const).find(each => !lying.some(other => isOver(placeOf(tile, each), other)));
    if (edge) lying.push(placeOf(tile, edge));
    return edge;
  });
}

const placeOf = ({ x, y, width, height }: Area, edge: NameEdge): Area => ({
  x: x + (width - WIDTH) / 2,
  y: edge === 'lower' ? y + height : y - HEIGHT,
  width: WIDTH,
  height: HEIGHT,
});

const isOver = (one: Area, other: Area): boolean =>
  Math.abs(one.x - other.x) < WIDTH && Math.abs(one.y - other.y) < HEIGHT;
