import { expect, test } from 'vitest';
import { straightOperators } from './straight.ts';

test('straight lines become operators of a page', () => {
  expect(straightOperators('M1 2L-3.5 4L5,6ZM7 8L9 10')).toBe('1 2 m\n-3.5 4 l\n5 6 l\nh\n7 8 m\n9 10 l\n');
});

test.each(['M1 2C1 2 3 4 5 6', 'M1 2l3 4', 'M1 2L3 4 5 6', 'M1 2H3', '', 'M1e5 2', 'M1 2z'])(
  '%j is left to others',
  d => {
    expect(straightOperators(d)).toBeUndefined();
  },
);
