import { expect, test } from 'vitest';
import { beside } from './walks.ts';

const [A, B, C] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];

test('a walk is drawn right of whoever walks it, its way back on the other side', () => {
  expect(beside([A, B], 10)).toEqual([
    [36, 46],
    [108, 46],
  ]);
  expect(beside([B, A], 10)).toEqual([
    [108, 26],
    [36, 26],
  ]);
});

test('around a corner it keeps its distance from the middle', () => {
  expect(beside([A, B, C], 10)).toEqual([
    [36, 46],
    [98, 46],
    [98, 108],
  ]);
});
