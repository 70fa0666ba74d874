import type { Area } from '../../board/geometry.ts';

/** Where a name lies: at the foot or the head of its tile, within it, across its edge, or on the bare table beside it. */
export interface NamePlace {
  readonly edge: 'lower' | 'upper';
  readonly on: 'tile' | 'edge' | 'table';
}

interface NamedTile extends Area {
  /** Its name takes two lines within the tile. */
  readonly isLong: boolean;
}

/** A name is at most so wide and so high, in pixels: two lines of the style sheet's `td-name`. */
const WIDTH = 118;
const HEIGHT = 38;

/** On a tile of so many pixels a name lies within it; on a smaller one it lies across the edge. */
const ROOMY = 64;
const MARGIN = 6;

const isRoomy = (tile: number): boolean => tile >= ROOMY;

/** How wide a name may be on a tile of such a width. */
export const widthOn = (tile: number, on: NamePlace['on']): number => (on === 'tile' ? tile - MARGIN : WIDTH);

/** How wide it may be without lying on anything else. */
export const roomOn = (tile: number): number => widthOn(tile, isRoomy(tile) ? 'tile' : 'edge');

const SMALL: readonly NamePlace[] = [
  { edge: 'lower', on: 'edge' },
  { edge: 'upper', on: 'edge' },
];
const SHORT: readonly NamePlace[] = [
  { edge: 'lower', on: 'tile' },
  { edge: 'upper', on: 'tile' },
];
/** Two lines on a tile would hide who stands there: they lie beside it where nothing else does. */
const LONG: readonly NamePlace[] = [
  { edge: 'lower', on: 'table' },
  { edge: 'upper', on: 'table' },
  { edge: 'upper', on: 'tile' },
  { edge: 'lower', on: 'tile' },
];

/**
 * Where each name lies so that none lies over another, the first before all others; one that finds no room has no place.
 * `taken` is what lies on the table.
 */
export function namePlaces(tiles: readonly NamedTile[], taken: readonly Area[]): readonly (NamePlace | undefined)[] {
  const lying: Area[] = [];
  return tiles.map(tile => {
    const isFree = (place: NamePlace): boolean => {
      const area = areaOf(tile, place);
      const others = place.on === 'table' ? [...lying, ...taken] : lying;
      return !others.some(other => isOver(area, other));
    };
    const place = wantedFor(tile).find(isFree);
    if (place) lying.push(areaOf(tile, place));
    return place;
  });
}

function wantedFor({ width, isLong }: NamedTile): readonly NamePlace[] {
  if (!isRoomy(width)) return SMALL;
  return isLong ? LONG : SHORT;
}

/** How much of a name lies on its tile. */
const WITHIN: Readonly<Record<NamePlace['on'], number>> = { tile: HEIGHT, edge: HEIGHT / 2, table: 0 };

function areaOf({ x, y, width, height }: Area, { edge, on }: NamePlace): Area {
  const room = widthOn(width, on);
  const top = edge === 'lower' ? y + height - WITHIN[on] : y + WITHIN[on] - HEIGHT;
  return { x: x + (width - room) / 2, y: top, width: room, height: HEIGHT };
}

const isOver = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
