import { expect, test } from 'vitest';
import { dungeonPen, type Event } from '../../../../games/dungeon-pen/index.ts';
import { GROUND_SIZE, groundIndex, squareAt, UNIT, WALL } from '../../../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { stillOf } from '../../table/replay.ts';
import { flightIn, isBumped, scenes, whirlIn } from './flight.ts';
import { nearMisses } from './nearMiss.ts';
import { type Course, paceOf } from './pace.ts';

/** A sheet with one wall and nothing else. */
const ground = new Uint8Array(GROUND_SIZE);
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

const rules = rulesOf();
const now = stillOf(rules, {
  view: rules.view(rules.setup(), 0),
  seat: 0,
  decision: 0,
  waiting: [0],
  outcome: undefined,
});

function rulesOf(): ReturnType<typeof dungeonPen.rules> {
  const options = dungeonPen.readOptions({}, 2);
  if (isRefusal(options)) throw new Error(options.rule);
  return dungeonPen.rules({ version: 1, seats: 2, options });
}

const seen = (...events: readonly Event[]): ReturnType<typeof scenes> => scenes(events, now, now, rules.content);

const SPIN: Event = { type: 'card-spun', seat: 1, to: 0 };
const LINE = { type: 'line-drawn', seat: 1, x: UNIT, y: UNIT, toX: 7 * UNIT, toY: UNIT, contact: 'none' } as const;
const HIT = { ...LINE, contact: 'wall' } as const;

test('a card whirls before its line flies, and both before what comes of them', () => {
  const [whirl, flight, ...more] = seen(SPIN, LINE);
  expect(more).toEqual([]);
  expect([whirl?.comes, flight?.comes]).toEqual(['before', 'before']);
  expect(whirlIn(whirl)).toEqual({ seat: 1, degrees: 0 });
  expect(flightIn(whirl, rules.content, now.view)).toBeUndefined();
  expect(whirlIn(flight)).toBeUndefined();
});

test('a line takes the time of its pace, to where it ends', () => {
  const [flight] = seen(LINE);
  const flown = flightIn(flight, rules.content, now.view);
  expect(flown).toMatchObject({ seat: 1, to: { x: 7 * UNIT, y: UNIT }, duration: flight?.ms });
  expect(isBumped(flight)).toBe(false);
});

test('a line that meets a wall bumps the sheet once it is there, and flies no second time', () => {
  const [flight, bump] = seen(HIT);
  expect([isBumped(flight), isBumped(bump)]).toEqual([false, true]);
  expect(bump?.comes).toBe('after');
  expect(flightIn(bump, rules.content, now.view)).toBeUndefined();
});

test('where no line is drawn nothing moves', () => {
  expect(seen(SPIN)).toEqual([]);
  expect(seen({ type: 'treasure-taken', seat: 0 })).toEqual([]);
});
