import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SetTime } from '../tests/time.ts';
import { SteadyClock } from './steady.ts';

const HOUR_MS = 3_600_000;
const NOON = 1_800_000_000_000;

test('it shows the time of day, and goes with it', () => {
  const time = new SetTime(NOON);
  const clock = new SteadyClock(time);
  expect(clock.now()).toBe(NOON);
  time.pass(1234);
  expect(clock.now()).toBe(NOON + 1234);
});

test.each([2 * HOUR_MS, -2 * HOUR_MS])('a time of day set by %i ms takes a hundredth of the time that passes', by => {
  const time = new SetTime(NOON);
  const clock = new SteadyClock(time);
  const began = clock.now();
  time.set(by);
  expect(clock.now()).toBe(began);
  time.pass(30_000);
  expect(clock.now() - began).toBe(30_000 + Math.sign(by) * 300);
});

test('in time it comes back to the time of day', () => {
  const time = new SetTime(NOON);
  const clock = new SteadyClock(time);
  time.set(-60_000);
  time.pass(2 * HOUR_MS);
  expect(clock.now()).toBe(time.wall());
});

test('it never goes back and never stands still, whatever is done to the time of day', () => {
  const step = fc.record({ pass: fc.integer({ min: 10, max: 100_000 }), set: fc.integer({ min: -1e8, max: 1e8 }) });
  fc.assert(
    fc.property(fc.array(step), steps => {
      const time = new SetTime(NOON);
      const clock = new SteadyClock(time);
      for (const { pass, set } of steps) {
        const before = clock.now();
        time.set(set);
        time.pass(pass);
        const passed = clock.now() - before;
        expect(Math.abs(passed - pass)).toBeLessThanOrEqual(pass / 100 + 1);
      }
    }),
  );
});

test('it does not begin before what is known to have been', () => {
  const time = new SetTime(NOON);
  const clock = new SteadyClock(time);
  clock.notBefore(NOON + HOUR_MS);
  clock.notBefore(NOON);
  expect(clock.now()).toBe(NOON + HOUR_MS);
});
