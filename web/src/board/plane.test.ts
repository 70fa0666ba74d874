import { expect, test } from 'vitest';
import type { Spot } from './geometry.ts';
import { plane, seenOn, underFinger } from './plane.ts';

test('a place is seen where its board says, moved, enlarged and turned', () => {
  const turned = ({ x, y }: Spot): Spot => ({ x: 30 - 4 * y, y: 70 + 4 * x });
  const told = plane(turned)['data-plane'];
  for (const place of [
    { x: 0, y: 0 },
    { x: 2.5, y: -3 },
  ])
    expect(seenOn(told, place)).toEqual(turned(place));
});

test('a finger means the nearest thing, and none that is further than a finger is broad', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ];
  expect(underFinger(spots, { x: 29, y: 0 })).toBe(0);
  expect(underFinger(spots, { x: 31, y: 0 })).toBe(1);
  expect(underFinger(spots, { x: 30, y: 45 })).toBeUndefined();
  expect(underFinger([], { x: 0, y: 0 })).toBeUndefined();
});
