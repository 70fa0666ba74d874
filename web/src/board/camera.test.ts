import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Camera,
  fit,
  grown,
  keeping,
  kept,
  type CameraLimits,
  project,
  revealing,
  shown,
  zoomed,
} from './camera.ts';
import type { Area, Size } from './geometry.ts';

const viewport: Size = { width: 900, height: 650 };
const limits: CameraLimits = { least: 44, most: 80, margins: [2, 1] };

const area = fc.record({
  x: fc.integer({ min: -12, max: 12 }),
  y: fc.integer({ min: -12, max: 12 }),
  width: fc.integer({ min: 1, max: 30 }),
  height: fc.integer({ min: 1, max: 30 }),
});

const holds = (outer: Area, inner: Area): boolean =>
  outer.x <= inner.x + 1e-9 &&
  outer.y <= inner.y + 1e-9 &&
  outer.x + outer.width >= inner.x + inner.width - 1e-9 &&
  outer.y + outer.height >= inner.y + inner.height - 1e-9;

test('what the camera shows fills the viewport, and a part of it as much of the viewport', () => {
  const camera: Camera = { x: 3, y: -2, scale: 50 };
  expect(project({ camera, viewport }, shown(camera, viewport))).toEqual({ x: 0, y: 0, ...viewport });
  expect(project({ camera, viewport }, { x: 4, y: -2, width: 2, height: 1 })).toEqual({
    x: 500,
    y: 325,
    width: 100,
    height: 50,
  });
});

describe('fitting', () => {
  test('shows everything wherever a space need not be smaller than the least', () => {
    fc.assert(
      fc.property(area, all => {
        const camera = fit(all, viewport, limits);
        if (camera.scale > limits.least) expect(holds(shown(camera, viewport), all)).toBe(true);
      }),
    );
  });

  test('never leaves the limits', () => {
    fc.assert(
      fc.property(area, all => {
        const { scale } = fit(all, viewport, limits);
        expect(scale).toBeGreaterThanOrEqual(limits.least);
        expect(scale).toBeLessThanOrEqual(limits.most);
      }),
    );
  });

  test('gives up margin before it gives up size', () => {
    const wide = { x: 0, y: 0, width: 18, height: 4 };
    expect(fit(wide, viewport, limits).scale).toBe(900 / 20);
  });

  test('an ordinary dungeon of 12 by 8 is larger than 44 pixels a space', () => {
    expect(fit({ x: 0, y: 0, width: 12, height: 8 }, viewport, limits).scale).toBeGreaterThan(44);
  });
});

describe('moving', () => {
  const camera: Camera = { x: 0, y: 0, scale: 50 };

  test('reveals an area with the smallest move', () => {
    const seen = shown(camera, viewport);
    const beyond = { x: seen.x + seen.width, y: 0, width: 2, height: 1 };
    const moved = revealing(camera, beyond, viewport);
    expect(moved).toEqual({ ...camera, x: 2 });
    expect(revealing(moved, beyond, viewport)).toEqual(moved);
  });

  test('what is seen already moves nothing', () => {
    expect(revealing(camera, { x: 0, y: 0, width: 1, height: 1 }, viewport)).toEqual(camera);
  });

  test('stays where there is something to see', () => {
    const all = { x: -20, y: -2, width: 40, height: 4 };
    const lost = kept({ ...camera, x: 99, y: 99 }, all, viewport);
    expect(lost.x).toBe(20 - viewport.width / 50 / 2);
    expect(lost.y).toBe(0);
  });

  test('zooms about a point, which stays where it is', () => {
    const about = { x: 3, y: 2 };
    const near = zoomed(camera, 1.4, about, limits);
    expect((about.x - near.x) * near.scale).toBeCloseTo((about.x - camera.x) * camera.scale);
    expect(zoomed(camera, 100, about, limits).scale).toBe(limits.most);
  });

  test('growing and shrinking an area are each other’s end', () => {
    expect(grown(grown({ x: 1, y: 2, width: 3, height: 4 }, 2), -2)).toEqual({ x: 1, y: 2, width: 3, height: 4 });
  });
});

describe('a table that grows in place', () => {
  const camera: Camera = { x: 0, y: 0, scale: 50 };
  const small: Size = { width: 500, height: 400 };

  test('stays where it is as long as all of it is seen', () => {
    expect(keeping(camera, { x: -4, y: -3, width: 8, height: 6 }, small)).toEqual(camera);
  });

  test('is moved no further than needed', () => {
    expect(keeping(camera, { x: 0, y: -3, width: 7, height: 6 }, small)).toEqual({ ...camera, x: 2 });
  });

  test('cannot be kept at a scale that does not show all of it', () => {
    expect(keeping(camera, { x: -6, y: 0, width: 11, height: 2 }, small)).toBeUndefined();
  });
});
