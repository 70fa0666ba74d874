import { describe, expect, test } from 'vitest';
import { gloryOf, outcomeOf, rankOf, scaleOf } from './scoring.ts';
import { corridor, stroll, walk } from './tests/table.ts';

describe('glory', () => {
  test('DZ-17 DZ-16 eight pouches doubled and six monsters make 53, the third rank', () => {
    const match = corridor('hHHHHHH$$$$$$$$k#');
    expect(stroll(match).at(-1)).toEqual({ type: 'walk-ended', score: 53, rank: 3 });
    expect(match.rules.outcome(match.state)).toEqual({
      places: [1],
      scores: [53],
      rank: 3,
      length: 17,
      notes: { lost: 0, pouches: 16, monsters: 6, doorOpened: 1 },
    });
  });

  test('DZ-Q14 the line of monsters is triangular', () => {
    const line = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(scaleOf);
    expect(line).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
    expect(() => scaleOf(11)).toThrow('the scale does not count 11 monsters');
  });

  test('DZ-16 a pouch is worth two, and none of it counts when the game is lost (DZ-Q13)', () => {
    expect(gloryOf({ pouches: 3, monsters: 2, lost: false })).toBe(9);
    expect(gloryOf({ pouches: 3, monsters: 2, lost: true })).toBe(0);
  });
});

describe('ranks', () => {
  test('DZ-18 DZ-Q15 the ranks begin at 0, 21, 41, 61 and 81', () => {
    expect([0, 20, 21, 40, 41, 60, 61, 80, 81, 111].map(rankOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
});

describe('the outcome', () => {
  test('DZ-15 there is none before the end', () => {
    const match = corridor('$$');
    walk(match, 'E');
    expect(outcomeOf(match.state)).toBeUndefined();
  });

  test('DZ-15 a lost game keeps what was beaten in its notes, without glory or rank', () => {
    const match = corridor('hHA.');
    stroll(match);
    expect(outcomeOf(match.state)).toEqual({
      places: [0],
      scores: [0],
      length: 3,
      notes: { lost: 1, pouches: 0, monsters: 1, doorOpened: 0 },
    });
  });
});
