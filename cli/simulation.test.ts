import { expect, test } from 'vitest';
import type { Bot } from '../bots/index.ts';
import type { Kind } from '../kernel/game.ts';
import { parry } from '../kernel/toys/parry.ts';
import { shove } from '../kernel/toys/shove.ts';
import { countFirsts, type Plan, simulate, sumNotes } from './simulation.ts';

/** Plays the listed action at `index`, counted from the end when negative, and keeps a record of its seats. */
function stubborn(id: string, index: number, seats: number[] = []): Bot<Kind> {
  return {
    id,
    sit: ({ rules, seat, random }) => {
      seats.push(seat);
      return view => rules.actions(rules.imagine(view, seat, random), seat).at(index) as Kind['action'];
    },
  };
}

function planFor(bots: readonly Bot<Kind>[], changes: Partial<Plan> = {}): Plan {
  return { game: shove, options: {}, bots, games: 12, seed: 'a', rotate: false, ...changes };
}

const ignore = (): void => {};

test('firsts are alone, shared, or nobody', () => {
  const outcomes = [
    [1, 2, 3],
    [2, 1, 0],
    [1, 3, 3],
    [1, 1, 3],
    [0, 0, 0],
    [2, 2, 2],
  ].map(places => ({ places }));
  expect(countFirsts(outcomes, 3)).toEqual({ wins: [2, 1, 0], shared: 1, nobody: 2, shares: [2.5, 1.5, 0] });
});

test('alone, a first place is a run that was not lost', () => {
  expect(countFirsts([{ places: [1] }, { places: [0] }, { places: [1] }], 1)).toEqual({
    wins: [2],
    shared: 0,
    nobody: 1,
    shares: [2],
  });
});

test('notes are summed by name, also those that not every game makes', () => {
  expect(sumNotes([{ notes: { deaths: 1, hits: 3 } }, { notes: {} }, { notes: { deaths: 1 } }])).toEqual({
    deaths: 2,
    hits: 3,
  });
});

test('every game is counted once, per bot', () => {
  const report = simulate(planFor([stubborn('weak', 0), stubborn('strong', 1)]), ignore);
  const { wins, shared, nobody } = report.outcomes;
  expect(report.seats).toEqual(['weak', 'strong']);
  expect(wins.reduce((sum, count) => sum + count, shared + nobody)).toBe(12);
  expect(report.scores).toHaveLength(2);
  expect(report.actions).toBe(12 * 6 * 3);
});

test('without rotation bots keep their seats', () => {
  const seats: number[] = [];
  simulate(planFor([stubborn('a', 0, seats), stubborn('b', 0)], { games: 3 }), ignore);
  expect(seats).toEqual([0, 0, 0]);
});

test('with rotation bots move on, and the counts follow them', () => {
  const seats: number[] = [];
  const [near, far] = [stubborn('near', 1, seats), stubborn('far', 3)];
  const kept = simulate(planFor([near, far]), ignore);
  seats.length = 0;
  const rotated = simulate(planFor([near, far], { rotate: true }), ignore);
  expect(seats).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);
  expect(kept.outcomes.wins).toEqual([12, 0]);
  expect(rotated.outcomes.wins).toEqual([12, 0]);
  expect(rotated.scores[0]?.min).toBeGreaterThan(rotated.scores[1]?.max ?? 0);
});

test('the same seed gives the same games, another seed others', () => {
  const report = (seed: string): object => {
    const {
      seconds: _,
      cpuSeconds: __,
      gamesPerCpuSecond: ___,
      ...rest
    } = simulate(planFor([stubborn('a', 0), stubborn('b', -1)], { game: parry, seed, games: 30 }), ignore);
    return rest;
  };
  expect(report('a')).toEqual(report('a'));
  expect({ ...report('b'), seed: 'a' }).not.toEqual(report('a'));
});

test('games are reported as they end', () => {
  const done: number[] = [];
  simulate(planFor([stubborn('a', 0), stubborn('b', 0)], { games: 3 }), count => done.push(count));
  expect(done).toEqual([1, 2, 3]);
});

test('a bot that cheats is a bug', () => {
  const cheat: Bot<Kind> = { id: 'cheat', sit: () => () => ({ type: 'win' }) };
  expect(() => simulate(planFor([cheat, cheat]), ignore)).toThrow('seat 0 wants {"type":"win"}, against SH-');
});
