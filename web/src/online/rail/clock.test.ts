import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockFace, nextTick, timeLeft, timeSpent } from './clock.ts';

const TURN = { type: 'turn', milliseconds: 60_000 } as const;
const BANK = { type: 'bank', milliseconds: 300_000, increment: 5000 } as const;

test('a running clock loses what has passed since the match began to wait', () => {
  expect(timeLeft({ since: 1000, left: 60_000 }, TURN, 11_000)).toBe(50_000);
  expect(timeLeft({ since: 1000, left: 60_000 }, TURN, 99_000)).toBe(0);
});

test('what this page does not know to have begun yet has cost nothing', () => {
  expect(timeLeft({ since: 1000, left: 60_000 }, TURN, 900)).toBe(60_000);
});

test('a turn that does not run has no time; a bank always has', () => {
  expect(timeLeft({ since: null, left: 60_000 }, TURN, 11_000)).toBeUndefined();
  expect(timeLeft({ since: null, left: 250_000 }, BANK, 11_000)).toBe(250_000);
});

test('without a clock there is nothing left to show, but time passes', () => {
  expect(timeLeft({ since: 1000, left: null }, { type: 'none' }, 11_000)).toBeUndefined();
  expect(timeSpent({ since: 1000, left: null }, 11_000)).toBe(10_000);
  expect(timeSpent({ since: null, left: null }, 11_000)).toBeUndefined();
});

const days = (number: number, hours: number): string => `${number} d ${hours} h`;

test.each([
  [0, '0:00.0'],
  [9499, '0:09.4'],
  [10_000, '0:10'],
  [65_000, '1:05'],
  [3_723_000, '1:02:03'],
  [183_600_000, '2 d 3 h'],
])('%i ms is written %s', (left, face) => {
  expect(clockFace(left, days)).toBe(face);
});

test('a clock is looked at again as soon as it shows something else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 86_399_999 }), left => {
      const later = left - nextTick(left) - 1;
      expect(clockFace(later, days)).not.toBe(clockFace(left, days));
    }),
  );
});

test('days are looked at every minute', () => {
  expect(nextTick(86_400_001)).toBe(1);
  expect(nextTick(86_459_000)).toBe(59_000);
});
