import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FULL_TURN, HALF_TURN, QUARTER_TURN, RADIUS, wayOf } from './direction.ts';
import { emptyGround, type Ground, groundIndex, isClear, PADDED, THING, trace, WALL } from './line.ts';
import { columnOf, halfTurn, type Point, rowOf, SPAN, type Square, squareAt, SQUARES, UNIT } from './square.ts';

function groundWith(walls: readonly Square[], kind = WALL): Ground {
  const ground = emptyGround();
  for (const square of walls) ground[groundIndex(square)] = kind;
  return ground;
}

const walls = fc.uniqueArray(fc.nat(SQUARES - 1), { maxLength: 60 });
/** Whole, half and odd parts of squares: corners and edges turn up often. */
const coordinate = fc.oneof(
  fc.integer({ min: 1, max: SPAN - 1 }),
  fc.integer({ min: 1, max: 17 }).map(at => at * UNIT),
  fc.integer({ min: 1, max: 35 }).map(at => (at * UNIT) / 2),
);
const step = fc.oneof(
  fc.integer({ min: -12_000, max: 12_000 }),
  fc.integer({ min: -11, max: 11 }).map(by => by * UNIT),
);
const flick = fc
  .record({ walls, x: coordinate, y: coordinate, by: fc.record({ x: step, y: step }) })
  .filter(({ walls: squares, x, y, by }) => isClear(groundWith(squares), x, y) && (by.x !== 0 || by.y !== 0));

type Fraction = readonly [over: number, under: number];
const isLess = (a: Fraction, b: Fraction): boolean => a[0] * b[1] < b[0] * a[1];

/** When the line first touches a closed box, by clipping it axis by axis: another way than the one under test. */
function clip(from: Point, by: Point, low: Point, high: Point): Fraction | undefined {
  let enter: Fraction = [0, 1];
  let leave: Fraction = [1, 1];
  for (const axis of ['x', 'y'] as const) {
    const way = by[axis];
    if (way === 0) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return undefined;
      continue;
    }
    const near = way > 0 ? low[axis] - from[axis] : from[axis] - high[axis];
    const far = way > 0 ? high[axis] - from[axis] : from[axis] - low[axis];
    if (isLess(enter, [near, Math.abs(way)])) enter = [near, Math.abs(way)];
    if (isLess([far, Math.abs(way)], leave)) leave = [far, Math.abs(way)];
  }
  return isLess(leave, enter) ? undefined : enter;
}

const cornersOf = (square: Square): [Point, Point] => [
  { x: columnOf(square) * UNIT, y: rowOf(square) * UNIT },
  { x: (columnOf(square) + 1) * UNIT, y: (rowOf(square) + 1) * UNIT },
];

const BORDERS: readonly [Point, Point][] = [
  [
    { x: -SPAN, y: -SPAN },
    { x: 0, y: 2 * SPAN },
  ],
  [
    { x: SPAN, y: -SPAN },
    { x: 2 * SPAN, y: 2 * SPAN },
  ],
  [
    { x: -SPAN, y: -SPAN },
    { x: 2 * SPAN, y: 0 },
  ],
  [
    { x: -SPAN, y: SPAN },
    { x: 2 * SPAN, y: 2 * SPAN },
  ],
];

function firstTouch(squares: readonly Square[], from: Point, by: Point): Fraction | undefined {
  const times = [...squares.map(cornersOf), ...BORDERS].map(([low, high]) => clip(from, by, low, high));
  return times.reduce((first, time) => (time && (!first || isLess(time, first)) ? time : first), undefined);
}

describe('a line and the walls', () => {
  test('DP-14 DP-Q3 a line is stopped if and only if it touches a wall, and at the first touch', () => {
    fc.assert(
      fc.property(flick, ({ walls: squares, x, y, by }) => {
        const course = trace(groundWith(squares), { x, y }, by);
        const first = firstTouch(squares, { x, y }, by);
        expect(course.contact !== 0).toBe(first !== undefined);
        if (!first) {
          expect(course).toMatchObject({ x: x + by.x, y: y + by.y });
          return;
        }
        // The stop lies on the near side of the touch: no further along either axis.
        expect(Math.abs(course.x - x) * first[1]).toBeLessThanOrEqual(Math.abs(by.x) * first[0]);
        expect(Math.abs(course.y - y) * first[1]).toBeLessThanOrEqual(Math.abs(by.y) * first[0]);
      }),
      { numRuns: 1500 },
    );
  });

  test('DP-Q5 whoever is stopped touches no wall', () => {
    fc.assert(
      fc.property(flick, ({ walls: squares, x, y, by }) => {
        const ground = groundWith(squares);
        const course = trace(ground, { x, y }, by);
        expect(isClear(ground, course.x, course.y)).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });

  test('DP-C2 a half-turn of the sheet turns the result', () => {
    fc.assert(
      fc.property(flick, ({ walls: squares, x, y, by }) => {
        const course = trace(groundWith(squares), { x, y }, by);
        const other = trace(groundWith(squares.map(halfTurn)), { x: SPAN - x, y: SPAN - y }, { x: -by.x, y: -by.y });
        expect([SPAN - other.x, SPAN - other.y, other.contact]).toEqual([course.x, course.y, course.contact]);
      }),
      { numRuns: 1000 },
    );
  });

  test('DP-Q1 DP-Q8 a thing is met by a line that comes inside from its edge or from outside', () => {
    const near = fc.record({ x: fc.integer({ min: -3, max: 3 }), y: fc.integer({ min: -3, max: 3 }) });
    fc.assert(
      fc.property(flick, near, ({ x, y, by }, off) => {
        const [column, row] = [Math.floor(x / UNIT) + off.x, Math.floor(y / UNIT) + off.y];
        fc.pre(column >= 0 && column < 18 && row >= 0 && row < 18);
        const thing = squareAt(column, row);
        const course = trace(groundWith([thing], THING), { x, y }, by);
        const isMet = entersInside(thing, { x, y }, by);
        if (course.contact === 0) expect(course.met.map(({ square }) => square)).toEqual(isMet ? [thing] : []);
      }),
      { numRuns: 1500 },
    );
  });
});

/** Whether a line that does not start inside a square comes to have a point inside it. */
function entersInside(square: Square, from: Point, by: Point): boolean {
  const [low, high] = cornersOf(square);
  const isInside = (axis: 'x' | 'y'): boolean => low[axis] < from[axis] && from[axis] < high[axis];
  if (isInside('x') && isInside('y')) return false;
  let enter: Fraction = [0, 1];
  let leave: Fraction = [1, 1];
  for (const axis of ['x', 'y'] as const) {
    const way = by[axis];
    if (way === 0 && !isInside(axis)) return false;
    if (way === 0) continue;
    const near: Fraction = [way > 0 ? low[axis] - from[axis] : from[axis] - high[axis], Math.abs(way)];
    const far: Fraction = [way > 0 ? high[axis] - from[axis] : from[axis] - low[axis], Math.abs(way)];
    if (isLess(enter, near)) enter = near;
    if (isLess(far, leave)) leave = far;
  }
  return isLess(enter, leave);
}

describe('touching', () => {
  const pillar = squareAt(9, 9);
  const from = { x: 8 * UNIT + 512, y: 9 * UNIT - 512 };

  test('DP-14 a line through the mere corner of a wall touches it', () => {
    const ground = groundWith([pillar]);
    const graze = { x: 1024, y: 1024 };
    expect(trace(ground, from, graze)).toMatchObject({ contact: WALL });
    expect(trace(ground, { ...from, y: from.y - 1 }, graze)).toMatchObject({ contact: WALL });
    expect(trace(ground, { x: 8 * UNIT + 512, y: 10 * UNIT + 511 }, { x: 1024, y: -1024 })).toMatchObject({
      contact: WALL,
    });
    expect(trace(ground, { x: 8 * UNIT + 512, y: 10 * UNIT + 512 }, { x: 1024, y: -1024 })).toMatchObject({
      contact: WALL,
    });
    expect(trace(ground, { x: 8 * UNIT + 512, y: 10 * UNIT + 514 }, { x: 511, y: -512 })).toMatchObject({ contact: 0 });
  });

  test('a line of no length stays where it is and meets nothing', () => {
    const ground = groundWith([squareAt(4, 4)]);
    for (const still of [
      { x: 4 * UNIT - 1, y: 4 * UNIT },
      { x: 9 * UNIT, y: 9 * UNIT },
    ])
      expect(trace(ground, still, { x: 0, y: 0 })).toEqual({ ...still, contact: 0, met: [] });
  });

  test('a diagonal gap between two walls is closed', () => {
    const ground = groundWith([squareAt(9, 9), squareAt(10, 8)]);
    expect(trace(ground, { x: 9 * UNIT + 512, y: 8 * UNIT + 512 }, { x: 1024, y: 1024 })).toMatchObject({
      contact: WALL,
    });
  });

  test('DP-Q1 a line along the edge of a wall touches it, with its end alone too', () => {
    const ground = groundWith([pillar]);
    expect(trace(ground, { x: 9 * UNIT, y: 5 * UNIT }, { x: 0, y: 9000 })).toMatchObject({
      contact: WALL,
      y: 9 * UNIT - 1,
    });
    expect(trace(ground, { x: 9 * UNIT - 300, y: 9 * UNIT + 300 }, { x: 300, y: 0 })).toMatchObject({ contact: WALL });
    expect(trace(ground, { x: 9 * UNIT - 300, y: 9 * UNIT + 300 }, { x: 299, y: 0 })).toMatchObject({ contact: 0 });
  });

  test('a corner shared by a wall and a padded wall hurts', () => {
    const ground = groundWith([pillar]);
    ground[groundIndex(squareAt(10, 8))] = PADDED;
    expect(trace(ground, { x: 9 * UNIT + 512, y: 8 * UNIT + 512 }, { x: 1024, y: 1024 }).contact & WALL).toBe(WALL);
  });
});

describe('directions', () => {
  test('the table holds the sines of whole steps, rounded to the nearest', () => {
    const isOff = (value: number, exact: number): boolean => Math.abs(value - RADIUS * exact) > 0.5 + 1e-6;
    const wrong = Array.from({ length: FULL_TURN }, (_, aim) => aim).filter(aim => {
      const angle = (2 * Math.PI * aim) / FULL_TURN;
      const { x, y } = wayOf(aim, RADIUS);
      return isOff(x, Math.sin(angle)) || isOff(-y, Math.cos(angle));
    });
    expect(wrong).toEqual([]);
  });

  test('DP-C2 a half-turn negates, a quarter turn swaps the axes, to the bit', () => {
    fc.assert(
      fc.property(fc.nat(FULL_TURN - 1), fc.integer({ min: 1, max: 13_000 }), (aim, length) => {
        const { x, y } = wayOf(aim, length);
        expect(wayOf(aim + HALF_TURN, length)).toEqual({ x: 0 - x, y: 0 - y });
        expect(wayOf(aim + QUARTER_TURN, length)).toEqual({ x: 0 - y, y: x });
        expect(Math.abs(x)).toBeLessThanOrEqual(length);
      }),
    );
  });
});
