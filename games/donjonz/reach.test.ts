import { describe, expect, test } from 'vitest';
import type { Match } from '../../kernel/match.ts';
import type { Donjonz, Options } from './index.ts';
import { type Reach, reachOf } from './reach.ts';
import { corridor, layAll, open, walk } from './tests/table.ts';

const reach = ({ rules, state }: Match<Donjonz>): Reach => reachOf(rules.content, state);

/** The spaces within reach as numbers: 0 is the stair, 6 the first space beside it. */
const within = (match: Match<Donjonz>): readonly number[] => [...reach(match).spaces].sort((a, b) => a - b);

/** A stair that opens to the east only, where a card lies. */
function narrow(card: string, doorWithoutKey?: Options['doorWithoutKey']): Match<Donjonz> {
  const match = open(`Stair\n+-+\n|<\n+-+\n\nCard\n${card}\n`, doorWithoutKey);
  layAll(match, [1, 0]);
  return match;
}

describe('behind the locked door', () => {
  test('DZ-Q7 nothing is within reach where the key cannot be had before it', () => {
    expect(within(corridor('$#k'))).toEqual([0, 6]);
    expect(within(corridor('$#.'))).toEqual([0, 6]);
  });

  test('DZ-Q7 all is, with doorWithoutKey: plain, as behind any other space', () => {
    expect(within(corridor('$#k', 'plain'))).toEqual([0, 6, 7, 8]);
    expect(within(corridor('$#.', 'plain'))).toEqual([0, 6, 7, 8]);
  });

  test('DZ-13 all is where the key lies before it, found or not', () => {
    const match = corridor('$k#.');
    expect(within(match)).toEqual([0, 6, 7, 8, 9]);
    walk(match, 'E E');
    expect(within(match)).toEqual([7, 8, 9]);
  });
});

test('DZ-7 no way leads through a wall, nor to a space that has been entered', () => {
  const match = narrow('+-+-+-+\n . .|.|\n+ + +-+\n|. .|.|\n+-+-+-+');
  expect(within(match)).toEqual([0, 6, 7, 9, 10]);
  walk(match, 'E S');
  expect(within(match)).toEqual([7, 9, 10]);
});

describe('a card that is laid later', () => {
  test('DZ-Q2 DZ-Q17 is reached over what is rim now, unless a wall stands there', () => {
    expect(reach(narrow('+-+-+\n . .\n+-+-+')).isOpen).toBe(true);
    expect(reach(narrow('+-+-+\n . .|\n+-+-+')).isOpen).toBe(false);
  });

  test('DZ-Q7 is not reached from behind the locked door, but with doorWithoutKey: plain', () => {
    const card = '+-+-+\n # .\n+-+-+';
    expect(reach(narrow(card)).isOpen).toBe(false);
    expect(reach(narrow(card, 'plain')).isOpen).toBe(true);
  });
});
