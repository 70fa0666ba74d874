import { describe, expect, test } from 'vitest';
import { beside, type BesideSide } from './beside.ts';

const viewport = { width: 400, height: 300 };
const size = { width: 100, height: 40 };
const CLOSE: readonly BesideSide[] = ['below', 'above', 'right', 'left'];
const thing = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width: 50,
  height: 50,
});

describe('a box beside a thing', () => {
  test('stands below it, in the middle', () => {
    expect(beside(size, viewport, { about: thing(175, 100), avoid: [] }, CLOSE)).toEqual({
      side: 'below',
      x: 150,
      y: 162,
    });
  });

  test('stands above it where there is no room below', () => {
    expect(beside(size, viewport, { about: thing(175, 240), avoid: [] }, CLOSE)).toMatchObject({
      side: 'above',
      y: 188,
    });
  });

  test('never leaves the viewport', () => {
    expect(beside(size, viewport, { about: thing(380, 100), avoid: [] }, CLOSE)).toMatchObject({ x: 296 });
    expect(beside(size, viewport, { about: thing(-40, 100), avoid: [] }, CLOSE)).toMatchObject({ x: 4 });
  });

  test('hides as little as it can of what it should not hide', () => {
    const avoid = [thing(175, 160), thing(175, 40)];
    expect(beside(size, viewport, { about: thing(175, 100), avoid }, CLOSE)).toMatchObject({ side: 'right' });
  });

  test('goes to the edge of the viewport only where that is allowed', () => {
    const seen = { about: thing(175, 125), avoid: [{ x: 40, y: 45, width: 320, height: 210 }] };
    expect(beside(size, viewport, seen, [...CLOSE, 'far'])).toMatchObject({ side: 'far', y: 256 });
    expect(beside(size, viewport, seen, CLOSE).side).not.toBe('far');
  });

  test('goes to the corner that is free where the middle of an edge is not', () => {
    const seen = { about: thing(175, 125), avoid: [{ x: 0, y: 0, width: 290, height: 300 }] };
    expect(beside(size, viewport, seen, [...CLOSE, 'far'])).toMatchObject({ side: 'far', x: 296, y: 256 });
  });
});
