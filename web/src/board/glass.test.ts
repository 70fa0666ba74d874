import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enlarged, type Glass, moved, PLAIN, revealing } from './glass.ts';

describe('the glass', () => {
  const viewport = { width: 390, height: 560 };
  const spot = fc.record({ x: fc.integer({ min: 0, max: 390 }), y: fc.integer({ min: 0, max: 560 }) });
  const isWithin = ({ scale, x, y }: Glass): boolean =>
    scale >= 1 &&
    x <= 0 &&
    y <= 0 &&
    x >= viewport.width * (1 - scale) - 1e-6 &&
    y >= viewport.height * (1 - scale) - 1e-6;

  test('never shows anything beyond the sheet', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), spot, spot)), steps => {
        let glass = PLAIN;
        for (const [factor, about, by] of steps) {
          glass = moved(enlarged(glass, factor, about, viewport), { x: by.x - 195, y: by.y - 280 }, viewport);
          expect(isWithin(glass)).toBe(true);
        }
      }),
    );
  });

  test('keeps the spot under the fingers where it is, and makes targets large enough for one', () => {
    const glass = enlarged(PLAIN, 2, { x: 100, y: 200 }, viewport);
    expect(glass).toEqual({ scale: 2, x: -100, y: -200 });
    expect(39 * glass.scale).toBeGreaterThan(44);
  });

  test('moves just so far that a space is seen', () => {
    const glass = { scale: 2, x: 0, y: 0 };
    expect(revealing(glass, { x: 50, y: 50, width: 30, height: 30 }, viewport)).toEqual(glass);
    expect(revealing(glass, { x: 300, y: 50, width: 30, height: 30 }, viewport)).toEqual({ scale: 2, x: -282, y: 0 });
  });
});
