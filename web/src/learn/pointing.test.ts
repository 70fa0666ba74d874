import { expect, test } from 'vitest';
import type { Area } from '../board/geometry.ts';
import { pointAt } from './pointing.ts';

const VIEWPORT = { width: 400, height: 400 };
const small: Area = { x: 190, y: 190, width: 20, height: 20 };

const isInside = ({ x, y, width, height }: Area, spot: { x: number; y: number }): boolean =>
  spot.x > x && spot.y > y && spot.x < x + width && spot.y < y + height;

test('a small thing has a circle around it, a large one a box', () => {
  const circle = pointAt({ viewport: VIEWPORT, at: small, pull: undefined, avoid: [] }).ring;
  expect(circle).toMatchObject({ width: 48, height: 48, corner: 24 });
  const box = pointAt({ viewport: VIEWPORT, at: { ...small, width: 120 }, pull: undefined, avoid: [] }).ring;
  expect(box).toMatchObject({ width: 134, height: 34, corner: 16 });
});

test('hand and arrow stay outside of the ring, and within sight where there is room', () => {
  for (const [x, y] of [
    [190, 190],
    [10, 10],
    [370, 370],
    [10, 370],
  ] as const) {
    const { ring, arrow, hand } = pointAt({ viewport: VIEWPORT, at: { ...small, x, y }, pull: undefined, avoid: [] });
    for (const spot of [...arrow, hand]) {
      expect(Math.hypot(spot.x - x - 10, spot.y - y - 10)).toBeGreaterThanOrEqual(ring.corner);
      expect(isInside({ x: 0, y: 0, ...VIEWPORT }, spot)).toBe(true);
    }
  }
});

test('a hand comes from where it hides nothing', () => {
  const below: Area = { x: 150, y: 225, width: 120, height: 120 };
  const { hand } = pointAt({ viewport: VIEWPORT, at: small, pull: undefined, avoid: [below] });
  expect(isInside(below, hand)).toBe(false);
});

test('what is pulled is pulled away from what is aimed at', () => {
  const piece: Area = { x: 190, y: 300, width: 20, height: 20 };
  const { arrow, hand } = pointAt({ viewport: VIEWPORT, at: small, pull: piece, avoid: [] });
  expect(arrow[0].y).toBeGreaterThan(310);
  expect(arrow[1].y).toBeGreaterThan(arrow[0].y);
  expect(hand.x).toBeCloseTo(200);
  expect(hand.turn).toBeCloseTo(0);
});
