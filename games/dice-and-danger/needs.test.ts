import { describe, expect, test } from 'vitest';
import type { Need } from './needs.ts';
import { arrange, drawn, go, needs, node, open, roll } from './tests/table.ts';

const MAP = drawn(
  `
s5 -- 7 --g9 --AAA--$10  k4
      |
     f8 --BBB-- d    @
`,
  `
A Badger, boxes 3, black 8, locked 9, gems 3/1
B Turtle, armoured, boxes 4, black 6 7, locked 4, gems 2/1
`,
);

describe('what it takes', () => {
  const game = open(MAP, 2);
  roll(game, '1456 1');
  go(game, 0, '5+11');
  const of = (name: string): readonly Need[] | undefined => needs(game, 0, `11:${name}`);
  const nodes = (...names: readonly string[]): number[] => names.map(name => node(game, name));

  test('a start takes its number and, as long as nothing beside it is visited, no torch', () => {
    expect(of('s5')).toEqual([{ type: 'roll', number: 5, byTorch: false }]);
  });

  test('a space out of reach takes a neighbour first, then its number or a torch', () => {
    expect(of('7')).toEqual([
      { type: 'beside', nodes: nodes('s5', 'g9', 'f8') },
      { type: 'roll', number: 7, byTorch: true },
    ]);
  });

  test('DDD-AA-1 DDD-Q36 a fist takes a double of its number, a space for doubles any', () => {
    expect(of('f8')).toEqual([
      { type: 'beside', nodes: nodes('7', 'B') },
      { type: 'double', number: 8, byTorch: true },
    ]);
    expect(of('d')).toEqual([
      { type: 'beside', nodes: nodes('B') },
      { type: 'double', number: 0, byTorch: true },
    ]);
  });

  test('DDD-24 DDD-25 a room takes one of its numbers, or the space that unlocks another', () => {
    expect(of('A')).toEqual([
      { type: 'beside', nodes: nodes('g9', '$10') },
      { type: 'numbers', numbers: [8], keys: nodes('g9') },
    ]);
  });

  test('DDD-DD-2 armour takes two of its numbers at once', () => {
    expect(needs(game, 0, 'both:B')).toEqual([
      { type: 'beside', nodes: nodes('f8', 'd') },
      { type: 'both', numbers: [6, 7], keys: nodes('k4') },
    ]);
  });

  test('DDD-PP-4 the blank cloud takes the 11', () => {
    expect(of('@')?.at(-1)).toEqual({ type: 'portal' });
  });

  test('an input that names no space or room takes nothing', () => {
    expect(needs(game, 0, 'done')).toBeUndefined();
    expect(needs(game, 0, { type: 'mark', space: 999, sum: 5 })).toBeUndefined();
  });

  test('it is told before the dice are split as well', () => {
    expect(needs(game, 1, '5:s5')).toEqual([{ type: 'roll', number: 5, byTorch: false }]);
  });
});

test('what is visited or defeated takes nothing any more, and an unlocked number will do', () => {
  const game = open(MAP, 2);
  arrange(game, 0, ({ crosses, near }) => {
    for (const name of ['s5', '7', 'g9']) crosses[node(game, name)] = 1;
    crosses[node(game, 'B')] = 4;
    near[node(game, 'A')] = 2;
  });
  roll(game, '1456 1');
  go(game, 0, '5+11');
  expect(needs(game, 0, '5:s5')).toEqual([{ type: 'never' }]);
  expect(needs(game, 0, 'both:B')).toEqual([{ type: 'never' }]);
  expect(needs(game, 0, '11:A')).toEqual([{ type: 'numbers', numbers: [8, 9], keys: [] }]);
});

test('DDD-PP-1 before every cloud is written nothing helps', () => {
  const game = open('puzzled-pyramid', 2);
  expect(needs(game, 0, { type: 'mark', space: 0, sum: 5 })).toBeUndefined();
});
