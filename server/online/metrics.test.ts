import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';

test('every message and wish is counted once, however often somebody asks', async () => {
  const { registry, countMessage, timeWish } = await openMetrics({ matches: 7, brokenInvariants: 2 });
  for (let i = 0; i < 3; i++) countMessage('act');
  countMessage('undo');
  for (let i = 0; i < 1201; i++) timeWish(i < 1200 ? 2 : 700);
  await registry.metrics();
  countMessage('act');
  const text = await registry.metrics();
  expect(text).toMatch(/^oubliette_matches 7$/m);
  expect(text).toMatch(/^oubliette_broken_invariants 2$/m);
  expect(text).toMatch(/^oubliette_messages_total\{type="act"\} 4$/m);
  expect(text).toMatch(/^oubliette_messages_total\{type="undo"\} 1$/m);
  expect(text).toMatch(/^oubliette_wish_seconds_bucket\{le="0.0025"\} 1200$/m);
  expect(text).toMatch(/^oubliette_wish_seconds_count 1201$/m);
});
