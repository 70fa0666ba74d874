import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Sheet, Square } from '../../../../games/dungeon-pen/index.ts';
import { FEATURES, halfTurn, SHEETS, squareAt, SQUARES, twinOf, work } from '../../../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { BRUSHES, countOf, moved, painted, type Piece, PIECES, squaresOf, stepped } from './drawing.ts';

const SQUARE = fc.nat({ max: SQUARES - 1 });
const SHEET: fc.Arbitrary<Sheet> = fc
  .array(fc.constantFrom(...FEATURES), { minLength: SQUARES, maxLength: SQUARES })
  .map(features => ({ name: 'Any', author: 'Anybody', features, line: 3 }));
const PIECE: fc.Arbitrary<Piece> = fc.constantFrom(...PIECES);

const isEven = ({ features }: Sheet): boolean =>
  features.every((feature, square) => features[halfTurn(square)] === twinOf(feature));

describe('DP-C10 picture and text', () => {
  test('every sheet reads as it is printed', () =>
    fc.assert(
      fc.property(SHEET, sheet => {
        const text = work.print(sheet);
        const read = work.read(text);
        expect(read).toEqual(sheet);
        expect(isRefusal(read) || work.print(read)).toBe(text);
      }),
    ));

  test('whatever is typed is a sheet or a flaw with its place', () =>
    fc.assert(
      fc.property(fc.nat({ max: 500 }), fc.string({ maxLength: 4 }), (at, put) => {
        const text = work.print(SHEETS.hall);
        const read = work.read(text.slice(0, at) + put + text.slice(at + 1));
        if (isRefusal(read)) expect(read.refused.line).toBeGreaterThan(0);
        else expect(read.features).toHaveLength(SQUARES);
      }),
    ));
});

describe('DP-C2 half a turn', () => {
  test('a sheet that is the same half a turn away stays so under any stroke', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(PIECE, SQUARE, SQUARE, fc.constantFrom(...BRUSHES))), strokes => {
        const drawn = strokes.reduce(
          (sheet, [piece, from, to, brush]) =>
            piece === 'hand'
              ? moved(sheet, from, to, 'half-turn')
              : painted(sheet, piece, squaresOf(brush, from, to), 'half-turn'),
          SHEETS.hall,
        );
        expect(isEven(drawn)).toBe(true);
      }),
    ));

  test('a thing that is carried to where its twin stands changes places with it', () => {
    const drawn = painted(SHEETS.hall, 'chest', [85], 'half-turn');
    expect(moved(drawn, 238, 85, 'half-turn').features).toEqual(drawn.features);
  });

  test('without it only what is drawn is drawn', () => {
    const square = squareAt(0, 0);
    const drawn = painted(SHEETS.hall, 'chest', [square], 'free');
    const changed = drawn.features.flatMap((feature, at) => (feature === SHEETS.hall.features[at] ? [] : [at]));
    expect(changed).toEqual([square]);
  });
});

test('DP-C1 a treasure that is laid down is moved: there is one a side', () => {
  const drawn = painted(painted(SHEETS.hall, 'treasure', [squareAt(17, 17)], 'free'), 'treasure', [0], 'free');
  expect([countOf(drawn, 'south-treasure'), countOf(drawn, 'north-treasure')]).toEqual([1, 1]);
  expect([drawn.features[0], drawn.features[squareAt(17, 17)]]).toEqual(['north-treasure', 'south-treasure']);
});

describe('brushes', () => {
  test('a line is as long as its longer side, and ends where it should', () =>
    fc.assert(
      fc.property(SQUARE, SQUARE, (from, to) => {
        const line = squaresOf('stretch', from, to);
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        expect(new Set(line).size).toBe(line.length);
      }),
    ));

  test('a box has all squares between its corners', () => {
    expect(squaresOf('area', squareAt(4, 4), squareAt(2, 3))).toEqual(
      [
        [2, 3],
        [3, 3],
        [4, 3],
        [2, 4],
        [3, 4],
        [4, 4],
      ].map(([column, row]) => squareAt(column as number, row as number)),
    );
  });

  test('the hand carries what stands there and nothing else', () => {
    const chest = SHEETS.hall.features.indexOf('chest');
    expect(moved(SHEETS.hall, chest, chest, 'free')).toBe(SHEETS.hall);
    expect(moved(SHEETS.hall, 0, 1, 'free')).toBe(SHEETS.hall);
    const carried = moved(SHEETS.hall, chest, 0, 'half-turn');
    expect([carried.features[0], carried.features[SQUARES - 1], carried.features[chest]]).toEqual([
      'chest',
      'chest',
      'floor',
    ]);
  });
});

test('the cursor stays on the sheet', () => {
  const corner: Square = squareAt(17, 0);
  expect(stepped(corner, 1, 0)).toBe(corner);
  expect(stepped(corner, 0, 1)).toBe(squareAt(17, 1));
});
