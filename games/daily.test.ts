import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateHash } from '../kernel/chance.ts';
import { start } from '../kernel/match.ts';
import { dailyNumberAt, dailyOpening, dailyStart, hasDaily, isDailyNumber } from './daily.ts';
import { GAMES } from './index.ts';

const FROZEN = new URL('tests/daily-1.json', import.meta.url);
const FROZEN_DAYS = 12;
const DAILY = GAMES.filter(hasDaily);

/** What number n of a game was dealt as, and how the table stands when the first decision is asked for. */
const dealt = (): object =>
  Object.fromEntries(
    DAILY.map(game => [
      game.id,
      Array.from({ length: FROZEN_DAYS }, (_, i) => {
        const opening = dailyOpening(game, i + 1);
        if (!opening) throw new Error(`${game.id} has no deal ${i + 1}`);
        return { ...opening, state: stateHash(start(game, opening).state) };
      }),
    ]),
  );

test('every game that one can play alone has a deal a day, and no other', () => {
  expect(DAILY.map(({ id }) => id)).toEqual(GAMES.filter(({ seats }) => seats.min === 1).map(({ id }) => id));
});

test('the deals of the first days stay as they were dealt', () => {
  expect(dealt()).toEqual(JSON.parse(readFileSync(FROZEN, 'utf8')));
});

test('the newest season deals by the newest rules: who raises a version begins a season', () => {
  for (const { daily, version } of DAILY) expect(daily?.at(-1)?.version).toBe(version);
});

test('the days are counted by UTC from 1 November 2026 on', () => {
  expect(dailyNumberAt(Date.parse('2026-11-01T00:00:00Z'))).toBe(1);
  expect(dailyNumberAt(Date.parse('2026-11-01T23:59:59.999Z'))).toBe(1);
  expect(dailyNumberAt(Date.parse('2026-11-02T00:00:00Z'))).toBe(2);
  expect(dailyNumberAt(Date.parse('2026-10-31T23:59:59.999Z'))).toBe(0);
  expect(new Date(dailyStart(31)).toISOString()).toBe('2026-12-01T00:00:00.000Z');
});

test('a moment lies in the day of its number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_640_000_000_000_000 }), ms => {
      const number = dailyNumberAt(ms);
      return dailyStart(number) <= ms && ms < dailyStart(number + 1);
    }),
  );
});

describe.each(DAILY)('$id', game => {
  test('every number deals, each otherwise, and the same whenever it is asked for', () => {
    const numbers = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        expect(dailyOpening(game, one)).toEqual(dailyOpening(game, one));
        if (one !== other) expect(dailyOpening(game, one)?.seeds).not.toEqual(dailyOpening(game, other)?.seeds);
      }),
      { numRuns: 30 },
    );
  });

  test('what is no number of a day deals nothing', () => {
    for (const number of [0, -1, 1.5, Number.NaN, Infinity, 1_000_000])
      expect([isDailyNumber(number), dailyOpening(game, number)]).toEqual([false, undefined]);
  });
});

test('the adventures of Dice and Danger take turns', () => {
  const game = DAILY.find(({ id }) => id === 'dice-and-danger');
  const named = Array.from({ length: 5 }, (_, i) => game && dailyOpening(game, i + 1)?.options);
  expect(named.slice(0, 4).map(options => (options as { adventure: string }).adventure)).toEqual([
    'annoyed-animals',
    'clumsy-cultists',
    'puzzled-pyramid',
    'defiant-dinosaurs',
  ]);
  expect(named[4]).toEqual(named[0]);
});
