import { expect, test } from 'vitest';
import { emptyGround, groundIndex, squareAt, UNIT, WALL } from '../../../../games/dungeon-pen/index.ts';
import { nearMisses } from './nearMiss.ts';
import { type Course, paceOf } from './pace.ts';

const ground = emptyGround();
ground[groundIndex(squareAt(9, 9))] = WALL;

const past = (y: number): readonly number[] =>
  nearMisses(ground, { x: 4 * UNIT, y: y * UNIT }, { x: 16 * UNIT, y: y * UNIT });

test('a line that passes a wall by a hair holds the breath once, where it is nearest', () => {
  const misses = past(8.9);
  expect(misses).toHaveLength(1);
  expect(misses[0]).toBeGreaterThan(4.5 / 12);
  expect(misses[0]).toBeLessThan(6.5 / 12);
});

test('nobody holds the breath far from walls, at the start or at the end', () => {
  expect(past(8.5)).toEqual([]);
  expect(nearMisses(ground, { x: 4 * UNIT, y: 9.5 * UNIT }, { x: 9 * UNIT - 1, y: 9.5 * UNIT })).toEqual([]);
  expect(nearMisses(ground, { x: 9 * UNIT - 1, y: 9.5 * UNIT }, { x: 4 * UNIT, y: 9.5 * UNIT })).toEqual([]);
});

test('a line that goes nowhere misses nothing', () => {
  expect(nearMisses(ground, { x: 512, y: 512 }, { x: 512, y: 512 })).toEqual([]);
});

const COURSE: Course = { length: 6 * UNIT, isStopped: false, misses: [] };

/** How much of the way is done after each part of the time, as the easing writes it. */
const points = (easing: string): (readonly [done: number, time: number])[] =>
  [...easing.matchAll(/([\d.]+) ([\d.]+)%/g)].map(([, done, time]) => [Number(done), Number(time)] as const);

const timeTo = (part: number, course: Course): number => {
  const { duration, easing } = paceOf(course);
  const at = points(easing).find(([done]) => done >= part);
  return (duration * (at?.[1] ?? 100)) / 100;
};

test('the pace runs from nothing to all, never backwards', () => {
  const all = points(paceOf(COURSE).easing);
  expect(all[0]).toEqual([0, 0]);
  expect(all.at(-1)).toEqual([1, 100]);
  for (const [i, [done, time]] of all.entries()) {
    expect(done).toBeGreaterThanOrEqual(all[i - 1]?.[0] ?? 0);
    expect(time).toBeGreaterThanOrEqual(all[i - 1]?.[1] ?? 0);
  }
});

test('a line that dies away is slow at its end, one that is stopped is not', () => {
  const lastQuarter = (course: Course): number => 1 - timeTo(0.75, course) / timeTo(1, course);
  expect(lastQuarter(COURSE)).toBeGreaterThan(0.4);
  expect(lastQuarter({ ...COURSE, isStopped: true })).toBeLessThan(0.35);
});

test('longer lines take longer, within bounds, and a near miss takes a breath more', () => {
  const duration = (squares: number, misses: readonly number[] = []): number =>
    paceOf({ ...COURSE, length: squares * UNIT, misses }).duration;
  expect(duration(0.3)).toBe(140);
  expect(duration(6)).toBeGreaterThan(duration(4));
  expect(duration(40)).toBe(520);
  expect(duration(6, [0.5])).toBeGreaterThan(duration(6) + 60);
  expect(duration(9, [0.3, 0.7])).toBeLessThan(800 + 520);
});
