import { describe, expect, test } from 'vitest';
import {
  actions,
  ALONE,
  arrange,
  crosses,
  type Game,
  go,
  node,
  open,
  paper,
  draft,
  refusal,
  round,
  drawn,
  splits,
  types,
} from './tests/table.ts';

const MAP = drawn(
  `
s2 --c3 -- 9 --r5 --10   s4 --AAA-- 6
 |    |                        |
s7 --c11--f8 -- d   s12--XXX--s6 --s8
                               |
s3   s5   s9   s10  s11       ZZZ
`,
  `
A Rat, boxes 3, black 8, locked 6, gems 2/1
X Anvil, armoured, boxes 2, black 6 8, gems 3/1
Z Warden, boss, boxes 12, black 7, gems 6/4, hearts 2
`,
);

function table(seats = 2): Game {
  const game = open(MAP, seats);
  for (const seat of game.match.state.papers.keys())
    arrange(game, seat, mine => {
      mine.crosses[node(game, 's2')] = 1;
      mine.near[node(game, 'c3')] = 2;
      mine.near[node(game, 's7')] = 2;
    });
  return game;
}

function withTorches(seats = 2): Game {
  const game = table(seats);
  for (const seat of game.match.state.papers.keys()) arrange(game, seat, mine => (mine.torches = 2));
  return game;
}

describe('chests', () => {
  test('DDD-33 DDD-34 extra life: three green boxes and a gem', () => {
    const game = table();
    round(game, '1225 6', '3+7 3:c3');
    expect(types(game, 0)).toEqual(['chest']);
    expect(refusal(game, 0, '7:s7')).toEqual({ refused: { type: 'chest-first' }, rule: 'DDD-33' });
    go(game, 0, 'chest:life 7:s7 done');
    expect(paper(game, 0)).toMatchObject({ green: 3, gems: 1, rewards: [1, 0, 0] });
  });

  test('DDD-Q17 each reward is taken once', () => {
    const game = table();
    arrange(game, 0, mine => (mine.rewards = [1, 0, 0]));
    round(game, '1225 6', '3+7');
    expect(refusal(game, 0, 'chest:torches')).toEqual({ refused: { type: 'no-chest' }, rule: 'DDD-33' });
    go(game, 0, '3:c3');
    expect(actions(game, 0)).toEqual([
      { type: 'chest', reward: 'torches' },
      { type: 'chest', reward: 'black' },
    ]);
    expect(refusal(game, 0, 'chest:life')).toEqual({ refused: { type: 'reward-taken' }, rule: 'DDD-Q17' });
  });

  test('DDD-37 three more uses of the black die', () => {
    const game = table();
    round(game, '1225 6', '3+7 3:c3 chest:black 7:s7 done');
    expect(paper(game, 0).symbols).toBe(6);
  });

  test('DDD-Q7 symbols found by a torch serve at once, those found by a sum in the next round', () => {
    const game = withTorches();
    for (const seat of [0, 1]) arrange(game, seat, mine => (mine.symbols = 0));
    round(game, '1225 6', '', '');
    expect(splits(game, 1).some(name => name.endsWith('b'))).toBe(false);
    go(game, 1, 'torch:c3 chest:black');
    expect(splits(game, 1).some(name => name.endsWith('b'))).toBe(true);
  });
});

describe('torches', () => {
  test('DDD-35 both may burn between the sums', () => {
    const game = withTorches();
    round(game, '1225 6', '3+7 7:s7 torch:c11 chest:life torch:f8 3:c3 chest:black done');
    expect(['s7', 'c11', 'f8', 'c3'].map(name => crosses(game, name))).toEqual([1, 1, 1, 1]);
    expect(paper(game, 0).torches).toBe(0);
  });

  test('DDD-35 DDD-Q18 a torch needs a visited neighbour and may do for special spaces', () => {
    const game = withTorches();
    round(game, '1225 6', '');
    expect(refusal(game, 0, 'torch:r5')).toEqual({ refused: { type: 'not-adjacent' }, rule: 'DDD-16' });
    expect(refusal(game, 0, 'torch:s4')).toEqual({ refused: { type: 'start-apart' }, rule: 'DDD-Q18' });
    go(game, 0, 'torch:s7 torch:c11 chest:torches torch:f8 torch:d');
    expect(crosses(game, 'd')).toBe(1);
    expect(refusal(game, 0, 'torch:9')).toEqual({ refused: { type: 'no-torch' }, rule: 'DDD-35' });
  });

  test('DDD-CC-2 DDD-Q19 a torch clears one box of rubble', () => {
    const game = withTorches();
    arrange(game, 0, mine => (mine.near[node(game, 'r5')] = 2));
    round(game, '1225 6', 'torch:r5');
    expect(crosses(game, 'r5')).toBe(1);
    expect(paper(game, 0).near[node(game, '10')]).toBe(0);
    go(game, 0, 'torch:r5');
    expect(paper(game, 0).near[node(game, '10')]).toBe(2);
  });

  test('DDD-36 DDD-DD-2 a torch hits any monster that is reached, but no armour', () => {
    const game = withTorches();
    arrange(game, 0, mine => ['A', 'X'].forEach(name => (mine.near[node(game, name)] = 2)));
    round(game, '1225 6', '');
    expect(refusal(game, 0, 'torch:X')).toEqual({ refused: { type: 'armoured', name: 'Anvil' }, rule: 'DDD-DD-2' });
    expect(refusal(game, 0, 'torch:Z')).toEqual({ refused: { type: 'not-reached', name: 'Warden' }, rule: 'DDD-23' });
    go(game, 0, 'torch:A');
    expect(crosses(game, 'A')).toBe(1);
    expect(draft(game, 0).damage).toBe(1);
  });

  test('DDD-Q5 nobody has to burn a torch', () => {
    const game = withTorches(1);
    round(game, '1225 6', '3+7 7:s7 3:s3 done');
    expect(paper(game, ALONE).torches).toBe(2);
  });
});
