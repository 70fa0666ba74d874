import { expect, test } from 'vitest';
import { nearestAhead } from './lookAround.ts';

const SPOTS = [
  { x: 0, y: 0 },
  { x: 3, y: 0 },
  { x: 2, y: 2 },
  { x: 0, y: 5 },
  { x: 0, y: 9 },
];
const HERE = { x: 0, y: 0 };

test('an arrow goes to the nearest thing that lies straight on, not to a nearer one aside', () => {
  expect(nearestAhead(SPOTS, HERE, 'ArrowRight')).toBe(1);
  expect(nearestAhead(SPOTS, HERE, 'ArrowDown')).toBe(3);
  expect(nearestAhead(SPOTS, { x: 0, y: 5 }, 'ArrowDown')).toBe(4);
  expect(nearestAhead(SPOTS, { x: 3, y: 0 }, 'ArrowLeft')).toBe(0);
});

test('what lies askew is found where nothing lies straight on', () => {
  expect(nearestAhead([HERE, { x: 4, y: 3 }], HERE, 'ArrowRight')).toBe(1);
});

test('at the edge an arrow finds nothing, and nothing is ahead of itself', () => {
  expect(nearestAhead(SPOTS, HERE, 'ArrowUp')).toBeUndefined();
  expect(nearestAhead([HERE], HERE, 'ArrowRight')).toBeUndefined();
});
