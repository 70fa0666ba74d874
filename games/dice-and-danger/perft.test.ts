import { expect, test } from 'vitest';
import { perft } from '../../kernel/perft.ts';
import type { Options } from './action.ts';
import { diceAndDanger } from './index.ts';
import { ADVENTURES } from './manifest.ts';
import { open, roll } from './tests/table.ts';
import { SKIRMISH } from './tests/sheets.ts';

function rulesOf(adventure: string, seats: number) {
  const options: Options = { adventure, endTrigger: 'ownSheet', portalTrigger: 'assigned11', first: 0 };
  return diceAndDanger.rules({ version: 1, seats, options });
}

/**
 * By hand, from white 2, 2, 4, 5 and black 1 on: ply 1 is one of nine splits, which a passive seat has as well. Ply 2 has
 * one start space for each of two different sums and one for 6 and 6: 8 x 2 + 1 = 17. Nothing but start spaces is open:
 * the rooms beside them are reached only by the first cross.
 */
test('the first plies of a round are as many as worked out by hand', () => {
  const game = open(SKIRMISH, 2);
  roll(game, '2245 1');
  expect([0, 1, 2].map(depth => perft(game.match.rules, game.match.state, depth))).toEqual([1, 9, 17]);
});

/** Chance has 756 rolls; the writing of the pyramid has 8 x 8, then 7 x 7 choices. */
test('an adventure begins with a roll, the pyramid with writing', () => {
  const counts = ADVENTURES.map(adventure => {
    const rules = rulesOf(adventure, 2);
    return [1, 2].map(depth => perft(rules, rules.setup(), depth));
  });
  const [animals, cultists, pyramid, dinosaurs] = counts;
  expect([animals?.[0], cultists?.[0], dinosaurs?.[0]]).toEqual([756, 756, 756]);
  expect(pyramid).toEqual([64, 64 * 49]);
  expect(animals?.[1]).toBe(cultists?.[1]);
  expect(animals?.[1]).toBe(dinosaurs?.[1]);
});

/**
 * Ply 2 is the number of different pairs of sums, added up over all 756 rolls, and ply 3 twice that less the pairs of equal
 * sums, for only start spaces are open: both counted by a second program of a few lines. Ply 4 is guarded only: with two
 * at the table the 218 lines in which a sum has to be given up may leave free damage as well (DDD-Q13).
 */
test.each([
  [1, 11_114],
  [2, 11_332],
])('a round of %i at the table has as many plies as ever', (seats, plies) => {
  const rules = rulesOf(SKIRMISH, seats);
  expect([1, 2, 3, 4].map(depth => perft(rules, rules.setup(), depth))).toEqual([756, 4716, 8818, plies]);
});
