import { expect, test } from 'vitest';
import { matchId } from '../../wire/fields.ts';
import { newMatchId } from './match-id.ts';

const NOW = Date.UTC(2026, 10, 16);

test('sorts matches by the second of their creation', () => {
  const times = [0, 1000, 31_000, 32_000, 33_000, 3_600_000, 365 * 86_400_000].map(later => NOW + later);
  const ids = times.map(newMatchId);
  expect(ids.toSorted()).toEqual(ids);
});

test('is a match id, and another one every time', () => {
  const ids = Array.from({ length: 200 }, () => newMatchId(NOW));
  for (const id of ids) expect(matchId.safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
