import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './figure.ts';
import { ink, inkBox, inkEllipse, inkLine } from './ink.ts';
import { cleanMark, dot, mark, ring, scribble } from './marks.ts';
import type { Pencil } from './paint.ts';
import { stroke } from './pencil.ts';
import { tremor } from './random.ts';
import { hatch, nearest, toBox, toCircle, toSegment } from './rock.ts';
import { trace } from './tests/trace.ts';

const PENCILS: readonly Pencil[] = [1, 2, 3, 4];
const LINE: readonly Point[] = [
  [0, 0],
  [40, 10],
];
const look = { pencil: 'pencil-1' } as const;
const DRAWERS: Readonly<Record<string, (id: string) => unknown>> = {
  'an inked path': id => ink(id, 'M0 0C10 10 20 0 30 0'),
  'an inked line': id => inkLine(id, [0, 0], [40, 10]),
  'an inked box': id => inkBox(id, [3, 3, 40, 20]),
  'an inked ellipse': id => inkEllipse(id, [20, 20], [15, 12]),
  'a stroke': id => stroke(id, LINE, look),
  'a cross': id => mark(1, id, [20, 20], 12),
  'a ring': id => mark(2, id, [20, 20], 12),
  'a slash': id => mark(3, id, [20, 20], 12),
  'a dot': id => mark(4, id, [20, 20], 12),
  'a scribble': id => scribble(id, [0, 0, 30, 30], look),
  rock: id => hatch(id, { box: [0, 0, 80, 80], distance: toBox([30, 30, 20, 20]), band: 20 }),
};

describe.each(Object.entries(DRAWERS))('%s', (_, draw) => {
  test('is the same for the same id, another for another', () => {
    expect(JSON.stringify(draw('card/3'))).toBe(JSON.stringify(draw('card/3')));
    expect(JSON.stringify(draw('card/3'))).not.toBe(JSON.stringify(draw('card/4')));
  });

  test('has no number finer than two decimals', () => {
    expect(JSON.stringify(draw('card/3'))).not.toMatch(/\d\.\d{3}|e-|NaN/);
  });
});

test('a tremor stays in [0, 1) and spreads evenly', () => {
  const random = tremor('even');
  const numbers = Array.from({ length: 4000 }, random);
  const counts = [0, 0, 0, 0];
  for (const number of numbers) counts[Math.floor(number * 4)] = (counts[Math.floor(number * 4)] ?? 0) + 1;
  expect(counts).toHaveLength(4);
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

describe('a pencil stroke', () => {
  test('is outlined once: asked for again it is the very same, and another where anything differs', () => {
    const again = stroke('once', LINE, look);
    expect(stroke('once', [...LINE], { ...look })).toBe(again);
    expect(stroke('once', LINE, { ...look, size: 4 })).not.toEqual(again);
    expect(stroke('once', [...LINE, [60, 0]], look)).not.toEqual(again);
  });

  const drawn = stroke('s', LINE, { ...look, size: 4, jitter: 0.5 });

  test('is two closed outlines, the hard one inside the soft one', () => {
    const spread = (d: string): number =>
      trace(d).reduce((most, point) => Math.max(most, toSegment([0, 0], [40, 10])(...point)), 0);
    for (const d of [drawn.soft, drawn.hard]) expect(d).toMatch(/^M[^MZ]+Z$/);
    expect(spread(drawn.hard)).toBeLessThan(spread(drawn.soft));
    expect(spread(drawn.soft)).toBeLessThan(4);
  });

  test('follows the line it was given from end to end', () => {
    const spine = trace(drawn.spine);
    const strays = spine.map(point => toSegment([0, 0], [40, 10])(...point));
    expect(Math.max(...strays)).toBeLessThan(1);
    expect(spine.length).toBeGreaterThanOrEqual(7);
    expect(Math.hypot(...(spine[0] ?? [99, 99]))).toBeLessThan(1);
  });
});

describe('marks', () => {
  test.each(PENCILS)('pencil %i stays near its place, in its own colour', pencil => {
    const strokes = mark(pencil, 'm', [50, 50], 12);
    const far = strokes.flatMap(({ spine }) => trace(spine)).map(([x, y]) => Math.hypot(x - 50, y - 50));
    expect(Math.max(...far)).toBeLessThan(12 * 1.75);
    expect(strokes.map(one => one.pencil)).toEqual(strokes.map(() => `pencil-${pencil}`));
  });

  test('four shapes can be told apart without colour: strokes, a middle, a way round', () => {
    const shapeOf = (pencil: Pencil): string => {
      const strokes = mark(pencil, 'm', [0, 0], 12);
      const points = strokes.flatMap(({ spine }) => trace(spine));
      const crossesMiddle = points.some(([x, y]) => Math.hypot(x, y) < 5);
      const quarters = new Set(points.filter(([x, y]) => Math.hypot(x, y) > 6).map(([x, y]) => `${x > 0}${y > 0}`));
      return `${strokes.length} ${crossesMiddle} ${quarters.size}`;
    };
    expect(PENCILS.map(shapeOf)).toEqual(['2 true 4', '1 false 4', '1 true 2', '1 true 4']);
  });

  test('a ring closes: its end lies near its beginning', () => {
    const points = ring('r', [0, 0], 20, look).flatMap(({ spine }) => trace(spine));
    const turns = points.map(([x, y]) => Math.hypot(x, y));
    expect(Math.min(...turns)).toBeGreaterThan(16);
    expect(Math.max(...turns)).toBeLessThan(24);
  });

  test('a dot covers its middle with a heavy line', () => {
    const [spiral] = dot('d', [0, 0], 10, look);
    expect(spiral?.size).toBe(6);
  });

  test('the clean marks differ too', () => {
    expect(new Set(PENCILS.map(pencil => JSON.stringify(cleanMark(pencil, [0, 0], 4, 'cream')))).size).toBe(4);
  });
});

test('a scribble keeps to its box', () => {
  const points = trace(scribble('wall', [10, 20, 60, 30], look).spine);
  const far = points.map(point => toBox([10, 20, 60, 30])(...point));
  expect(Math.max(...far)).toBeLessThan(2);
  expect(points.length).toBeGreaterThan(100);
});

describe('rock', () => {
  const floor = toBox([60, 60, 40, 40]);
  const rock = hatch('rock', { box: [0, 0, 160, 160], distance: floor, band: 25 });
  const points = trace(rock.d);

  test('never covers the floor', () => {
    expect(Math.min(...points.map(point => floor(...point)))).toBeGreaterThanOrEqual(0.29);
  });

  test('thins out at the end of its band', () => {
    expect(Math.max(...points.map(point => floor(...point)))).toBeLessThan(25 * 1.22 + 9);
  });

  test('lies on all four sides', () => {
    const sides = [
      points.some(([x]) => x < 55),
      points.some(([x]) => x > 105),
      points.some(([, y]) => y < 55),
      points.some(([, y]) => y > 105),
    ];
    expect(sides).toEqual([true, true, true, true]);
  });
});

describe('distances', () => {
  const number = fc.integer({ min: -200, max: 200 });
  const point = fc.tuple(number, number);

  test('to a segment: the same from either end, nothing at its ends, never further than an end', () => {
    fc.assert(
      fc.property(point, point, point, (from, to, at) => {
        const far = toSegment(from, to)(...at);
        expect(far).toBeCloseTo(toSegment(to, from)(...at), 6);
        expect(toSegment(from, to)(...from)).toBe(0);
        expect(far).toBeLessThanOrEqual(Math.hypot(at[0] - from[0], at[1] - from[1]) + 1e-9);
      }),
    );
  });

  test('to a box: nothing inside, and no less than to a box around it', () => {
    const length = fc.integer({ min: 0, max: 80 });
    fc.assert(
      fc.property(point, length, length, point, ([x, y], width, height, at) => {
        const far = toBox([x, y, width, height])(...at);
        const isInside = at[0] >= x && at[0] <= x + width && at[1] >= y && at[1] <= y + height;
        expect(far === 0).toBe(isInside);
        expect(toBox([x - 5, y - 5, width + 10, height + 10])(...at)).toBeLessThanOrEqual(far);
      }),
    );
  });

  test('to the nearest of several', () => {
    const distance = nearest([toBox([0, 0, 10, 10]), toCircle([50, 5], 5)]);
    expect(distance(20, 5)).toBe(10);
    expect(distance(43, 5)).toBe(2);
    expect(distance(50, 5)).toBe(0);
  });
});
