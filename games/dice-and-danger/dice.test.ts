import { describe, expect, test } from 'vitest';
import { BLACK_PLACE, isDouble, ROLLS, rollShowing, type Split } from './dice.ts';
import { open, draft, refusal, roll, round, drawn, splits } from './tests/table.ts';

const MAP = drawn(
  `
s2 --s3 --s4 --s5 --s6 --s7 --s8 --s9 --s10--s11--s12
                     |
                    ZZZ
`,
  'Z Warden, boss, boxes 9, black 12, gems 4/3, hearts 2',
);

const names = (found: readonly Split[]): string[] => found.map(({ action }) => action.sums.join('+'));

describe('a roll', () => {
  test('DDD-10 DDD-13 white 2, 2, 4, 5 make 4 and 9, or 6 and 7', () => {
    expect(names(rollShowing([2, 2, 4, 5, 1]).white)).toEqual(['4+9', '6+7']);
  });

  test('DDD-11 DDD-13 with a black 1 there are nine pairs of sums', () => {
    const { white, black } = rollShowing([2, 2, 4, 5, 1]);
    expect([...names(white), ...names(black)].sort()).toEqual(
      ['3+6', '3+7', '3+9', '4+5', '5+7', '4+6', '6+6', '4+9', '6+7'].sort(),
    );
  });

  test('white 3, 3, 3, 3 make 6 and 6, both of them doubles', () => {
    const { white } = rollShowing([3, 3, 3, 3, 1]);
    expect(names(white)).toEqual(['6+6']);
    expect(white[0]?.pairs.map(isDouble)).toEqual([true, true]);
  });

  test('DDD-Q8 black and white make a double', () => {
    const { black } = rollShowing([1, 2, 4, 6, 4]);
    const pairs = black.flatMap(split => split.pairs);
    expect(pairs.some(pair => isDouble(pair) && pair.sum === 8)).toBe(true);
  });

  test('there are 756 rolls and 7,776 throws', () => {
    expect(ROLLS).toHaveLength(756);
    expect(ROLLS.reduce((sum, { odds }) => sum + odds, 0)).toBe(7776);
    expect(rollShowing([1, 2, 3, 4, 6]).odds).toBe(24);
    expect(rollShowing([1, 1, 2, 2, 6]).odds).toBe(6);
    expect(rollShowing([1, 1, 1, 2, 6]).odds).toBe(4);
    expect(rollShowing([1, 1, 1, 1, 6]).odds).toBe(1);
  });

  test('DDD-Q6 equal sums of one roll come from equal faces', () => {
    for (const { white, black } of ROLLS) {
      const found = names([...white, ...black]);
      expect(new Set(found).size).toBe(found.length);
      expect(found.length).toBeLessThanOrEqual(15);
    }
  });

  test('DDD-10 DDD-11 every split is made of four of the five dice, the black one among them or not', () => {
    for (const { action, white, black } of ROLLS)
      for (const split of [...white, ...black]) {
        const places = split.pairs.flatMap(pair => pair.places);
        expect(new Set(places).size).toBe(4);
        expect(places.includes(BLACK_PLACE)).toBe(split.action.black);
        const thrown = [...action.white, action.black];
        expect(split.pairs.map(({ dice }) => dice)).toEqual(split.pairs.map(pair => pair.places.map(i => thrown[i])));
        expect(split.pairs.map(({ dice }) => dice[0] + dice[1])).toEqual(split.action.sums);
      }
  });

  test('five dice give nine pairs of sums in 46.3 % of throws, four dice two in 62.5 %', () => {
    const throws = (fits: (roll: (typeof ROLLS)[number]) => boolean): number =>
      ROLLS.filter(fits).reduce((sum, { odds }) => sum + odds, 0);
    expect(Math.round((1000 * throws(({ white, black }) => white.length + black.length === 9)) / 7776)).toBe(463);
    expect(Math.round((1000 * throws(({ white }) => white.length === 2)) / 7776)).toBe(625);
  });
});

describe('who may use the black die', () => {
  test('DDD-12 a passive seat without symbols has the white dice only', () => {
    const game = open(MAP, 2);
    for (const seat of [0, 1]) game.match.state.drafts[seat]!.paper.symbols = 0;
    roll(game, '2245 1');
    expect(splits(game, 1)).toEqual(['4+9', '6+7']);
    expect(refusal(game, 1, '3+6b')).toEqual({ refused: { type: 'no-symbol', sums: [3, 6] }, rule: 'DDD-12' });
    expect(splits(game, 0)).toHaveLength(9);
  });

  test('DDD-11 DDD-12 it costs a passive seat a symbol and the active one nothing', () => {
    const game = open(MAP, 2);
    round(game, '2245 1', '3+6b', '3+6b');
    expect(draft(game, 0).paper.symbols).toBe(3);
    expect(draft(game, 1).paper.symbols).toBe(2);
  });

  test('DDD-Q6 three passive seats may all use it in one round', () => {
    const game = open(MAP, 4, { first: 2 });
    round(game, '2245 1', '3+6b', '5+7b', '4+6b', '6+6b');
    expect([0, 1, 2, 3].map(seat => draft(game, seat).paper.symbols)).toEqual([2, 2, 3, 2]);
  });

  test('DDD-10 a die is not used twice', () => {
    const game = open(MAP, 2);
    roll(game, '2245 1');
    expect(refusal(game, 0, '9+9')).toEqual({ refused: { type: 'no-such-split', sums: [9, 9] }, rule: 'DDD-10' });
    expect(refusal(game, 0, '5+6b')).toEqual({ refused: { type: 'no-such-split', sums: [5, 6] }, rule: 'DDD-10' });
  });

  test('DDD-Q6 what the white dice make is not paid for', () => {
    const game = open(MAP, 2);
    roll(game, '2245 1');
    expect(refusal(game, 1, '4+9b')).toEqual({ refused: { type: 'white-will-do', sums: [4, 9] }, rule: 'DDD-Q6' });
  });

  test('DDD-S-1 alone the black die costs a symbol every time', () => {
    const game = open(MAP, 1);
    round(game, '2245 1', '3+6b 3:s3 6:s6 done');
    round(game, '2245 1', '5+7b 5:s5 7:s7 done');
    expect(draft(game).paper.symbols).toBe(1);
  });

  test('DDD-Q7 the pairs stand once they are made', () => {
    const game = open(MAP, 2);
    round(game, '2245 1', '3+6b');
    expect(refusal(game, 0, '4+9')).toEqual({ refused: { type: 'split-stands' }, rule: 'DDD-Q7' });
  });
});
