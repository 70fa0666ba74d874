import { describe, expect, test } from 'vitest';
import { perft } from '../../kernel/perft.ts';
import { alone, open } from './tests/table.ts';

/**
 * By hand, for a plain character: 6 movement dice; 4 doors each; 6 lock dice each. Of the 24 doors per throw of the lock
 * 5 in 6 lead to a draw among 20 faces, 1 in 6 to the end of the turn.
 */
describe('perft', () => {
  test.each([
    [1, 6],
    [2, 24],
    [3, 144],
    [4, 24 * (5 * 20 + 1)],
  ])('TD-8 %i deep', (depth, leaves) => {
    const { rules, state } = alone();
    expect(perft(rules, state, depth)).toBe(leaves);
  });

  test('TD-8 five deep', () => {
    const { rules, state } = alone();
    expect(perft(rules, state, 5)).toBe(3384);
  });

  test('TD-18 six drawn characters', () => {
    const { rules, state } = open({}, 6);
    expect(perft(rules, state, 4)).toBe(2562);
  });
});
