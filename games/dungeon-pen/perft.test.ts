import { expect, test } from 'vitest';
import { perft } from '../../kernel/perft.ts';
import { rulesFor } from './rules.ts';
import { DEFAULTS } from './tests/usual.ts';

test('DP-27 DP-Q37 perft of the first flick: 24 directions by 3 powers, then 256 sways, then 64 reaches', () => {
  const rules = rulesFor(DEFAULTS);
  const start = rules.setup();
  expect([1, 2].map(depth => perft(rules, start, depth))).toEqual([72, 72 * 256]);
  rules.apply(start, 0, { type: 'flick', aim: 10_800, power: 500 });
  expect([1, 2].map(depth => perft(rules, start, depth))).toEqual([256, 256 * 64]);
});

test('DP-28 perft of the event: 24 names in the pile, and what each leads to', () => {
  const rules = rulesFor(DEFAULTS);
  const state = rules.setup();
  rules.apply(state, 0, { type: 'flick', aim: 0, power: 0 });
  expect(perft(rules, state, 1)).toBe(24);
  const [dice, coins, die, junk, flicks] = [5 * 36, 2 * 2, 6, 2 * 16, 12 * 72];
  const [spin, rubble] = [1, 4];
  expect(perft(rules, state, 2)).toBe(dice + coins + die + junk + flicks + spin + rubble);
});
