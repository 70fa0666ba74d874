import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REST_DAYS, streakOf } from './streak.ts';

const days = (...played: readonly number[]): ReadonlySet<number> => new Set(played);

test('days in a row are counted, and today may still come', () => {
  expect(streakOf(days(), 10)).toBe(0);
  expect(streakOf(days(10), 10)).toBe(1);
  expect(streakOf(days(8, 9), 10)).toBe(2);
  expect(streakOf(days(8, 9, 10), 10)).toBe(3);
});

test('two days of rest in seven break nothing, the third does', () => {
  expect(streakOf(days(4, 7, 8), 8)).toBe(3);
  expect(streakOf(days(4, 8), 8)).toBe(1);
  expect(streakOf(days(1, 2, 3, 6, 7, 8, 9, 12, 13), 13)).toBe(6);
});

test('days of rest at the end are rest, too', () => {
  expect(streakOf(days(6, 7), 10)).toBe(2);
  expect(streakOf(days(6, 7), 11)).toBe(0);
});

test('who leaves out two of every seven days never loses it', () => {
  const pattern = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 - REST_DAYS, maxLength: 7 - REST_DAYS });
  fc.assert(
    fc.property(pattern, fc.integer({ min: 1, max: 20 }), (weekdays, weeks) => {
      const played = new Set(Array.from({ length: weeks }, (_, week) => weekdays.map(day => 7 * week + day)).flat());
      expect(streakOf(played, Math.max(...played))).toBe(played.size);
    }),
  );
});

test('a day more never shortens it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), fc.integer({ min: 1, max: 60 }), (played, more) => {
      const today = 60;
      expect(streakOf(new Set([...played, more]), today)).toBeGreaterThanOrEqual(streakOf(new Set(played), today));
    }),
  );
});
