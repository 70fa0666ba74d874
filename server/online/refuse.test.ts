import { expect, test } from 'vitest';
import { statusOf } from './refuse.ts';

test('a server that closes can be asked again later', () => {
  expect(statusOf('closing')).toBe(503);
  expect(statusOf('storage')).toBe(503);
});
