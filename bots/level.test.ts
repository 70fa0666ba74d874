import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { isShaky, offAt, readLevel, writeLevel } from './level.ts';
import { levelOf } from './levelling.ts';
import { byMean, type Dare, dare } from './tests/dare.ts';

const LEVEL = { off: [8, 4], luck: 6 };

test('it narrows with what is left of the match: in proportion between two points, and to nothing at the end', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map(share => offAt(LEVEL, share))).toEqual([8, 6, 4, 2, 0]);
});

test('drift that is as much as luck is warned of', () => {
  expect([isShaky(LEVEL), isShaky({ ...LEVEL, luck: 8 }), isShaky({ ...LEVEL, luck: 8.1 })]).toEqual([
    true,
    true,
    false,
  ]);
});

test('as text it is read as it was written', () => {
  const amount = fc.integer({ min: 0, max: 900_000 }).map(parts => parts / 10_000);
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), amount, (off, luck) => {
      expect(readLevel(writeLevel({ off, luck }))).toEqual({ off, luck });
    }),
    { numRuns: 50 },
  );
});

const bold: Bot<Dare> = { id: 'bold', sit: () => () => ({ type: 'dare' }) };

test('worked by hand: who hopes for 3 where 2 are to be had is off by 1 until the coin falls, and by nothing in luck', () => {
  const hopeful = { ...byMean, worth: ({ points }: Dare['state']) => [points ?? 3] };
  const { off, luck } = levelOf({ rules: { ...dare, view: () => ({}) }, valuation: hopeful, bot: bold }, 12);
  expect(off).toEqual(off.map(() => 1));
  expect(luck).toBe(2);
});
