// What is done to a sheet with one stroke. Every function gives a new sheet and leaves the old one as it is.
import type { Feature, Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import {
  columnOf,
  halfTurn,
  isOnSheet,
  rowOf,
  SIDE,
  squareAt,
  squaresWith,
  TREASURE_OF_SEAT,
  twinOf,
} from '../../../../games/dungeon-pen/readers.ts';

/** The pieces of the tray, in the order of their keys. */
export const PIECES = ['wall', 'padded', 'cell', 'treasure', 'chest', 'potion', 'rubber', 'hand'] as const;
export type Piece = (typeof PIECES)[number];

/** How a piece is laid: square by square, in a line, as a filled box. */
export const BRUSHES = ['dot', 'stretch', 'area'] as const;
export type Brush = (typeof BRUSHES)[number];

/** Whether what is drawn is also drawn half a turn away. */
export type Symmetry = 'half-turn' | 'free';

const PLAIN: Partial<Readonly<Record<Piece, Feature>>> = {
  wall: 'wall',
  padded: 'padded',
  chest: 'chest',
  potion: 'potion',
  rubber: 'floor',
};

/** What a piece becomes on a square: cells and treasures belong to whose half they lie in. */
function featureOn(piece: Piece, square: Square): Feature | undefined {
  const side = rowOf(square) < SIDE / 2 ? 'north' : 'south';
  if (piece === 'cell') return `${side}-cell`;
  return piece === 'treasure' ? `${side}-treasure` : PLAIN[piece];
}

/** The squares from one to another by a brush; a dot is where the pencil came by, which is for who draws to say. */
export function squaresOf(brush: Brush, from: Square, to: Square): readonly Square[] {
  if (brush === 'area') return boxOf(from, to);
  return brush === 'stretch' ? lineOf(from, to) : [to];
}

function boxOf(from: Square, to: Square): readonly Square[] {
  const [left, right] = sorted(columnOf(from), columnOf(to));
  const [top, bottom] = sorted(rowOf(from), rowOf(to));
  const width = right - left + 1;
  return Array.from({ length: width * (bottom - top + 1) }, (_, i) =>
    squareAt(left + (i % width), top + Math.floor(i / width)),
  );
}

const sorted = (a: number, b: number): readonly [number, number] => [Math.min(a, b), Math.max(a, b)];

/** Straight along the longer way, as a ruler would. */
function lineOf(from: Square, to: Square): readonly Square[] {
  const [across, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const length = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: length + 1 }, (_, i) =>
    squareAt(
      columnOf(from) + Math.round((across * i) / Math.max(1, length)),
      rowOf(from) + Math.round((down * i) / Math.max(1, length)),
    ),
  );
}

/** A piece laid on squares; where its own twin would lie on it, the first one wins. */
export function painted(sheet: Sheet, piece: Piece, squares: readonly Square[], symmetry: Symmetry): Sheet {
  const features = sheet.features.slice();
  for (const square of squares) {
    const feature = featureOn(piece, square);
    if (feature === undefined) continue;
    put(features, square, feature);
    if (symmetry === 'half-turn') put(features, halfTurn(square), twinOf(feature));
  }
  return { ...sheet, features };
}

/** DP-C1: one treasure a side, so that laying it down is moving it. */
function put(features: Feature[], square: Square, feature: Feature): void {
  if (TREASURE_OF_SEAT.some(treasure => treasure === feature))
    for (const [at, there] of features.entries()) if (there === feature) features[at] = 'floor';
  features[square] = feature;
}

/** What stands on a square, carried to another one, and its twin to that one's. */
export function moved(sheet: Sheet, from: Square, to: Square, symmetry: Symmetry): Sheet {
  const feature = sheet.features[from];
  if (feature === undefined || feature === 'floor' || from === to) return sheet;
  const isTwin = symmetry === 'half-turn' && sheet.features[halfTurn(from)] === twinOf(feature);
  const carried = [
    [from, to, feature] as const,
    ...(isTwin ? [[halfTurn(from), halfTurn(to), twinOf(feature)] as const] : []),
  ];
  const features = sheet.features.slice();
  // All are taken up before any is laid down: a thing and its twin may change places.
  for (const [start] of carried) features[start] = 'floor';
  for (const [, end, what] of carried) features[end] = what;
  return { ...sheet, features };
}

/** The square one step away; the same at the rim. */
export function stepped(square: Square, across: number, down: number): Square {
  const [column, row] = [columnOf(square) + across, rowOf(square) + down];
  return isOnSheet(column, row) ? squareAt(column, row) : square;
}

export const countOf = (sheet: Sheet, feature: Feature): number => squaresWith(sheet, feature).length;
