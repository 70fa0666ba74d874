import { describe, expect, test } from 'vitest';
import type { Flaw, Sheet } from '../../../../games/dungeon-pen/index.ts';
import { SHEETS, squareAt, work } from '../../../../games/dungeon-pen/readers.ts';
import { editor } from './index.ts';
import { painted, type Piece, squaresOf, type Symmetry } from './drawing.ts';
import { mendOf } from './mending.ts';

const HALL = SHEETS.hall;
const typesOf = (sheet: Sheet): readonly string[] => work.flaws(sheet).map(({ refused }) => refused.type);

/** The hall with pieces on squares, column and row from 0. */
const drawnOn = (piece: Piece, squares: readonly (readonly [number, number])[], symmetry: Symmetry = 'half-turn') =>
  painted(
    HALL,
    piece,
    squares.map(([column, row]) => squareAt(column, row)),
    symmetry,
  );

/** Presses the button of the first flaw of that type. */
function mended(sheet: Sheet, type: string): Sheet {
  const found = work.flaws(sheet).find(({ refused }) => refused.type === type);
  if (!found) throw new Error(`no ${type} among ${typesOf(sheet).join(', ')}`);
  const mend = mendOf(sheet, found.refused as Flaw);
  if (mend?.type !== 'draft') throw new Error(`${type} cannot be mended with one press`);
  return mend.draft;
}

describe('one press', () => {
  test('DP-C2 gives what is lopsided its twin', () => {
    const lopsided = drawnOn('chest', [[0, 0]], 'free');
    expect(typesOf(lopsided)).toContain('sheet-lopsided');
    expect(typesOf(mended(lopsided, 'sheet-lopsided'))).toEqual([]);
  });

  test('DP-C1 pads what is hard beside a cell', () => {
    const hard = drawnOn('wall', [[4, 2]]);
    expect(typesOf(hard)).toContain('sheet-cell-hard');
    expect(typesOf(mended(hard, 'sheet-cell-hard'))).not.toContain('sheet-cell-hard');
  });

  test('DP-C1 opens a cell that is shut', () => {
    const shut = drawnOn('padded', [
      [8, 2],
      [8, 3],
    ]);
    expect(typesOf(shut)).toContain('sheet-cell-shut');
    expect(typesOf(mended(shut, 'sheet-cell-shut'))).not.toContain('sheet-cell-shut');
  });

  test('DP-C1 takes away the scraps of a cell', () => {
    const torn = drawnOn('cell', [[12, 7]]);
    expect(typesOf(torn)).toContain('sheet-cell-torn');
    expect(typesOf(mended(torn, 'sheet-cell-torn'))).toEqual([]);
  });

  test('DP-C1 leaves one treasure a side', () => {
    const features = HALL.features.with(0, 'north-treasure');
    expect(typesOf(mended({ ...HALL, features }, 'sheet-count'))).not.toContain('sheet-count');
  });

  test('DP-C2 gives treasures that changed sides back', () => {
    const swapped = {
      ...HALL,
      features: HALL.features.map(feature =>
        feature === 'north-treasure' ? 'south-treasure' : feature === 'south-treasure' ? 'north-treasure' : feature,
      ),
    };
    expect(typesOf(swapped)).toContain('sheet-treasure-side');
    expect(typesOf(mended(swapped, 'sheet-treasure-side'))).toEqual([]);
  });

  test('DP-C3 walls up what is too narrow', () => {
    const narrow = drawnOn('wall', [[16, 2]]);
    expect(typesOf(narrow)).toContain('sheet-narrow');
    expect(typesOf(mended(narrow, 'sheet-narrow'))).not.toContain('sheet-narrow');
  });

  test('DP-C1 takes the missing piece out of the tray', () => {
    const bare = painted(HALL, 'rubber', squaresOf('area', 0, 323), 'free');
    const pieces = work.flaws(bare).map(({ refused }) => mendOf(bare, refused as Flaw));
    expect(pieces.map(mend => mend?.type === 'piece' && mend.piece)).toEqual([
      'treasure',
      'treasure',
      'wall',
      'chest',
      'potion',
      'cell',
      'cell',
    ]);
  });
});

test('what only its author can mend has no such button, but a place', () => {
  const seen = painted(HALL, 'treasure', [squareAt(10, 2)], 'half-turn');
  const flaw = work.flaws(seen).find(({ refused }) => refused.type === 'sheet-treasure-seen');
  if (!flaw) throw new Error('the treasure is out of sight');
  expect(editor.markOf(seen, flaw)).toEqual({ place: { en: 'red 3, black 6', fr: 'rouge 3, noir 6' } });
});

test('DP-C1 DP-C2 DP-C3 a new dungeon lacks nothing but a wall, a chest and a potion', () => {
  const [blank] = editor.starts;
  if (!blank) throw new Error('nothing to begin with');
  expect(typesOf(blank.draft)).toEqual(['sheet-count', 'sheet-count', 'sheet-count']);
  const line = (sheet: Sheet, piece: Piece, from: number, to: number): Sheet =>
    painted(sheet, piece, squaresOf('stretch', squareAt(from, 7), squareAt(to, 7)), 'half-turn');
  const drawn = line(line(line(blank.draft, 'wall', 0, 7), 'chest', 12, 12), 'potion', 9, 9);
  expect(typesOf(drawn)).toEqual([]);
});
