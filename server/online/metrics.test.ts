import { expect, test } from 'vitest';
import { openMetrics } from './metrics.ts';

test('every request and wish is counted once, however often somebody asks', async () => {
  const { registry, requests, wishSeconds } = await openMetrics({ matches: 7, brokenInvariants: 2 });
  for (const type of ['act', 'act', 'undo']) requests.inc({ type });
  for (const seconds of [0.002, 0.7]) wishSeconds.observe(seconds);
  await registry.metrics();
  requests.inc({ type: 'act' });
  const text = await registry.metrics();
  expect(text).toMatch(/^oubliette_matches 7$/m);
  expect(text).toMatch(/^oubliette_broken_invariants 2$/m);
  expect(text).toMatch(/^oubliette_requests_total\{type="act"\} 3$/m);
  expect(text).toMatch(/^oubliette_requests_total\{type="undo"\} 1$/m);
  expect(text).toMatch(/^oubliette_wish_seconds_bucket\{le="0.0025"\} 1$/m);
  expect(text).toMatch(/^oubliette_wish_seconds_count 2$/m);
});
