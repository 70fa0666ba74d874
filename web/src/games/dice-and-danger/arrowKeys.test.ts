import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../art/figure.ts';
import { ARROWS, towards } from './arrowKeys.ts';

describe('an arrow', () => {
  const at = (x: number, y: number): Box => [x, y, 10, 10];
  const named = (item: string, x: number, y: number) => ({ item, box: at(x, y) });
  const others = [named('right', 50, 0), named('far right', 90, 0), named('below', 4, 60), named('aside', 30, 60)];

  test('finds the nearest in each direction, and nothing where nothing is', () => {
    expect(ARROWS.map(arrow => towards(at(0, 0), arrow, others))).toEqual([undefined, 'right', 'below', undefined]);
  });

  test('prefers straight on to a little nearer but aside', () => {
    expect(towards(at(0, 0), 'ArrowDown', [named('aside', 40, 50), named('straight', 0, 80)])).toBe('straight');
  });
});
