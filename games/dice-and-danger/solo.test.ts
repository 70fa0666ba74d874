import { describe, expect, test } from 'vitest';
import { bandOf } from './scoring.ts';
import { ALONE, arrange, go, node, open, outcome, paper, round, drawn, types } from './tests/table.ts';

const MAP = drawn(
  `
s6 --AAA  s7 -- 8

s5 -- d   s3 --ZZZ
`,
  `
A Rat, boxes 9, black 6, gems 2/1
Z Warden, boss, boxes 12, black 12, gems 6/4, hearts 2
`,
);

describe('alone', () => {
  test('DDD-S-3 DDD-36 a round without damage costs a life, a torch is damage', () => {
    const game = open(MAP, 1);
    round(game, '1425 1', '5+7 5:s5 7:s7 done');
    expect(paper(game).lost).toBe(1);
    const torch = open(MAP, 1);
    arrange(torch, ALONE, mine => {
      mine.torches = 1;
      mine.near[node(torch, 'A')] = 2;
    });
    round(torch, '1425 1', '5+7 5:s5 7:s7 torch:A done');
    expect(paper(torch).lost).toBe(0);
  });

  test('DDD-Q30 two unused sums and no damage cost three lives, from the first round on', () => {
    const game = open(MAP, 1);
    round(game, '1355 1', '4+10 give-up');
    expect(paper(game).lost).toBe(3);
  });

  test('DDD-S-4 DDD-Q29 after damage one sum is free, of two unused ones the other is not', () => {
    const game = open(MAP, 1);
    arrange(game, ALONE, mine => {
      mine.torches = 1;
      mine.near[node(game, 'A')] = 2;
    });
    round(game, '1355 1', 'torch:A 4+10 give-up');
    expect(paper(game).lost).toBe(1);
    arrange(game, ALONE, mine => (mine.torches = 1));
    round(game, '1525 1', 'torch:A 6+7');
    expect(types(game, ALONE)).not.toContain('give-up');
    go(game, ALONE, '6:A');
    expect(types(game, ALONE)).toContain('give-up');
    go(game, ALONE, 'give-up');
    expect(paper(game).lost).toBe(1);
  });

  test('DDD-S-7 bands by points', () => {
    expect([9, 10, 24, 25, 99, 100].map(bandOf)).toEqual([1, 2, 2, 3, 7, 8]);
    expect([0, 39, 40, 54, 55, 69, 70, 84, 85].map(bandOf)).toEqual([1, 3, 4, 4, 5, 5, 6, 6, 7]);
  });

  test('DDD-S-6 DDD-Q28 lives cost no points, but the skull ends the run, which is counted as it stands', () => {
    const game = open(MAP, 1);
    arrange(game, ALONE, mine => Object.assign(mine, { lost: 9, gems: 9 }));
    arrange(game, ALONE, mine => (mine.crosses[node(game, 'Z')] = 4));
    const events = round(game, '1425 1', '5+7 5:s5 7:s7 done');
    expect(events.at(-1)).toEqual({ type: 'game-ended', cause: 'fallen' });
    expect(outcome(game)).toMatchObject({ places: [0], scores: [30], rank: 3, notes: { deaths: 1 } });
  });
});
