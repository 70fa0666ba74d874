import { expect, test } from 'vitest';
import { type Polyomino, rimOf, SINGLE, TETROMINOES, TROMINOES, waysOf } from './polyomino.ts';

test.each([...SINGLE, ...TROMINOES, ...TETROMINOES].map(form => [form.join(' '), form] as const))(
  'DP-Q14 a walk around %s closes and leaves nothing out',
  (_name, form) => {
    const rim = rimOf(form);
    const beside = rim.map(([column, row], i) => {
      const [x, y] = rim[(i + 1) % rim.length] as Polyomino[number];
      return Math.abs(x - column) + Math.abs(y - row);
    });
    expect(new Set(beside)).toEqual(new Set([1]));
    const touches = (column: number, row: number): boolean =>
      form.some(([x, y]) => Math.abs(x - column) <= 1 && Math.abs(y - row) <= 1);
    const around = Array.from({ length: 36 }, (_, i) => [(i % 6) - 1, Math.floor(i / 6) - 1] as const).filter(
      ([column, row]) => touches(column, row) && !form.some(([x, y]) => x === column && y === row),
    );
    expect(rim.map(String).toSorted()).toEqual(around.map(String).toSorted());
  },
);

test('DP-35 every way of a polyomino is one of those that may be drawn', () => {
  const counts = (forms: readonly Polyomino[]): number[] =>
    [...new Set(forms.map(form => waysOf(form).map(String).toSorted().join(' ')))].map(ways => ways.split(' ').length);
  for (const forms of [SINGLE, TROMINOES, TETROMINOES])
    for (const form of forms.flatMap(waysOf)) expect(forms.map(String)).toContain(String(form));
  expect(counts(TETROMINOES).toSorted((a, b) => a - b)).toEqual([1, 2, 4, 4, 8]);
});
