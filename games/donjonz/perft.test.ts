import { expect, test } from 'vitest';
import { perft } from '../../kernel/perft.ts';
import { donjonz } from './index.ts';
import { open } from './tests/table.ts';

/**
 * Worked out by hand. Ply 1: chance turns up one of 11 cards; ply 2: one of the 10 left: 11 x 10 = 110. Ply 3: a card of
 * 3 x 2 touches the half-card of 3 x 1 from above or below in 5 places each and from either side in 2 each, 14 in all;
 * one of 2 x 3 in 4 above, 4 below and 3 on either side, 14 as well; each of them in two turns: 4 x 14 = 56, and 110 x 56 =
 * 6,160. Ply 4 is `take`, the only action: 6,160. Ply 5: chance turns up one of 9: 55,440.
 */
const STANDARD = [1, 11, 110, 6160, 6160, 55_440];

test('the first plies of the standard game are as many as worked out by hand', () => {
  const rules = donjonz.rules({ version: 1, seats: 1, options: { doorWithoutKey: 'blocked', deck: 'standard' } });
  const counts = STANDARD.map((_, depth) => perft(rules, rules.setup(), depth));
  expect(counts).toEqual(STANDARD);
});

/**
 * A whole game of two dominoes. By hand: chance turns up one of 2 cards, then the other: 2, 2. The first one touches the
 * single space of the stair in 2 + 2 + 1 + 1 places, level or upright, in two turns each: 24 lays, 48 plies. The last card is
 * in hand at once. In 8 of the 24 the first one continues the stair in a straight line, around which a domino lies in 20
 * places; in 16 it makes a corner of three spaces, around which it lies in 18; each in two turns, so that ply 4 is
 * 2 x (8 x 40 + 16 x 36) = 1,792. The walks that follow are counted by the program and only guarded.
 */
const DOMINOES = 'Stair\n+ +\n <\n+ +\n\nArms\n+ + +\n h .\n+ + +\n\nGolem\n+ + +\n H $\n+ + +\n';
const SMALL = [1, 2, 2, 48, 1792, 2592, 2944, 3528, 1908, 1304, 0];

test('a game of two dominoes has as many plies as ever', () => {
  const { rules, state } = open(DOMINOES);
  expect(SMALL.map((_, depth) => perft(rules, state, depth))).toEqual(SMALL);
});
