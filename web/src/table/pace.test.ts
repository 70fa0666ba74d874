import { expect, test } from 'vitest';
import type { Kind } from '../../../kernel/game.ts';
import { PACE_MS, pauseBefore } from './pace.ts';
import type { Now, Update } from './table.ts';

const news = [{ type: 'rolled' }];
const update = (waiting: readonly number[], events: Update<Kind>['events'] = news): Update<Kind> => ({
  now: { seat: 0, waiting } as unknown as Now<Kind>,
  events,
});

test('who watches others has time to look', () => {
  expect(pauseBefore(update([1]), update([1]), 100)).toBe(PACE_MS - 100);
  expect(pauseBefore(update([0]), update([1]), 100)).toBe(PACE_MS - 100);
  expect(pauseBefore(update([1]), update([1]), PACE_MS + 1)).toBe(0);
});

test('who has to decide waits for nothing', () => {
  expect(pauseBefore(update([0, 1]), update([0, 1]), 0)).toBe(0);
});

test('a jump and what tells nothing are shown at once', () => {
  expect(pauseBefore(update([1], null), update([1]), 0)).toBe(0);
  expect(pauseBefore(update([1], []), update([1]), 0)).toBe(0);
  expect(pauseBefore(update([1]), update([1], null), 0)).toBe(0);
});
