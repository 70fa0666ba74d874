import { describe, expect, test } from 'vitest';
import type { Pencil } from './paint.ts';
import type { Shape } from './shape.ts';
import { fittedSize, textWidth } from './text.ts';
import type { Pips } from './things.ts';
import { candle, die, flatDie, pawn, pencilOnTable } from './things.ts';

const flat = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap(shape => (shape.kind === 'group' ? flat(shape.shapes) : [shape]));
const fills = (shapes: readonly Shape[]): (string | undefined)[] =>
  flat(shapes).flatMap(shape => ('fill' in shape ? [shape.fill] : []));

describe('dice', () => {
  test.each([1, 2, 3, 4, 5, 6] as const)('%i has as many pips, lying or printed', (pips: Pips) => {
    const count = (shapes: readonly Shape[]): number => flat(shapes).filter(({ kind }) => kind === 'circle').length;
    expect(count(die(pips, 'white', 40))).toBe(pips);
    expect(count(flatDie(pips, 'black', 24))).toBe(pips);
  });

  test('opposite colours have opposite pips', () => {
    expect(fills(die(1, 'white', 40))).toContain('ink');
    expect(fills(die(1, 'black', 40))).toContain('cream');
  });
});

test.each([1, 2, 3, 4] as const)('pawn and pencil %i are of one colour', (pencil: Pencil) => {
  expect(fills(pawn(pencil))).toContain(`lead-${pencil}`);
  expect(fills(pencilOnTable(pencil, 150, 11))).toContain(`lead-${pencil}`);
});

test('only a lit candle has a flame and gives light', () => {
  expect(fills(candle('lit'))).toEqual(expect.arrayContaining(['flame', 'candlelight']));
  expect(fills(candle('unlit'))).not.toContain('flame');
  expect(fills(candle('unlit'))).not.toContain('candlelight');
});

describe('the width of words', () => {
  test('grows with the size and with every letter', () => {
    expect(textWidth('10', 'bold', 20)).toBeCloseTo(2 * textWidth('10', 'bold', 10));
    expect(textWidth('glory', 'text', 15)).toBeGreaterThan(textWidth('glor', 'text', 15));
  });

  test('does not count accents, but knows French letters', () => {
    expect(textWidth('épée', 'hand', 18)).toBe(textWidth('epee', 'hand', 18));
    expect(textWidth('œ', 'text', 100)).toBeCloseTo(92.7);
  });

  test('sets words smaller only where they would not fit', () => {
    const text = { face: 'text', size: 15, fit: 100 } as const;
    const long = 'the door doubles your pouches';
    expect(fittedSize(text, 'the key')).toBe(15);
    expect(fittedSize(text, long)).toBeLessThan(15);
    expect(textWidth(long, 'text', fittedSize(text, long))).toBeLessThanOrEqual(100);
  });
});
