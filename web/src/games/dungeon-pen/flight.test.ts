import { expect, test } from 'vitest';
import { type DungeonPen, dungeonPen, type Event, type Point } from '../../../../games/dungeon-pen/index.ts';
import { GROUND_SIZE, groundIndex, squareAt, UNIT, WALL } from '../../../../games/dungeon-pen/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { type Moving, paced } from '../../stage/scene.ts';
import { stillOf } from '../../table/replay.ts';
import { flightIn, isBumped, isFlying, whirlIn } from './flight.ts';
import { legsOf, type Line } from './legs.ts';
import { nearMiss } from './nearMiss.ts';
import { scenes } from './scenes.ts';

/** A sheet with one wall and nothing else. */
const ground = new Uint8Array(GROUND_SIZE);
ground[groundIndex(squareAt(9, 9))] = WALL;

const at = (x: number, y: number): Point => ({ x: x * UNIT, y: y * UNIT });
const past = (y: number): ReturnType<typeof nearMiss> => nearMiss(ground, at(4, y), at(16, y));

test('a line that passes a wall by a hair does so where it is nearest', () => {
  const miss = past(8.9);
  expect(miss?.part).toBeGreaterThan(4.5 / 12);
  expect(miss?.part).toBeLessThan(6.5 / 12);
  expect(miss?.gap).toBeCloseTo(0.1 * UNIT);
  expect(miss?.wall.y).toBe(9 * UNIT);
});

test('a third of a square is a hair, half a square is not', () => {
  expect(past(8.67)).toBeDefined();
  expect(past(8.5)).toBeUndefined();
});

test('nobody holds the breath at the start, at the end, or where nothing moves', () => {
  expect(nearMiss(ground, at(4, 9.5), { x: 9 * UNIT - 1, y: 9.5 * UNIT })).toBeUndefined();
  expect(nearMiss(ground, { x: 9 * UNIT - 1, y: 9.5 * UNIT }, at(4, 9.5))).toBeUndefined();
  expect(nearMiss(ground, at(0.5, 0.5), at(0.5, 0.5))).toBeUndefined();
});

const lineAlong = (y: number, squares: number): Line => {
  const [from, to] = [at(4, y), at(4 + squares, y)];
  return { type: 'line-drawn', seat: 1, contact: 'none', x: from.x, y: from.y, toX: to.x, toY: to.y };
};

test('a line takes 120 ms a square in calm, 70 in brisk, and never more than their limits', () => {
  expect(legsOf(ground, lineAlong(2, 6))).toEqual([
    { part: 'flight', from: 0, to: 1, time: { calm: 720, brisk: 420, still: 600 } },
  ]);
  expect(legsOf(ground, lineAlong(2, 13))[0]?.time).toEqual({ calm: 1400, brisk: 700, still: 600 });
  expect(legsOf(ground, lineAlong(2, 0.3))[0]?.time).toEqual({ calm: 140, brisk: 90, still: 600 });
});

test('a near miss parts a flight in three that follow each other, and without motion it is named alone', () => {
  const legs = legsOf(ground, lineAlong(8.9, 12));
  expect(legs.map(({ part }) => part)).toEqual(['flight', 'hair', 'flight-on']);
  expect(legs.map(({ from }) => from)).toEqual([0, legs[0]?.to, legs[1]?.to]);
  expect(legs.at(-1)?.to).toBe(1);
  expect(legs[1]?.time).toEqual({ calm: 300, brisk: 150, still: 600 });
  expect(legs.map(({ time }) => time.still)).toEqual([0, 600, 0]);
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

type Seen = Moving<DungeonPen>;

const seen = (motion: 'full' | 'still', ...events: readonly Event[]): readonly Seen[] =>
  paced(scenes(events, now, now, rules.content), { motion, pace: 'calm' });

const flown = (scene: Seen | undefined, motion: 'full' | 'still' = 'full'): ReturnType<typeof flightIn> =>
  flightIn(scene, rules.content, scene?.view ?? now.view, motion);

const SPIN: Event = { type: 'card-spun', seat: 1, to: 16 };
const HIT: Line = { ...lineAlong(0.5, 3), contact: 'wall' };

test('a card whirls before its line flies, then that lands', () => {
  const [whirl, flight, landing] = seen('full', SPIN, HIT);
  expect(whirlIn(whirl)).toEqual({ seat: 1, degrees: 90 });
  expect([flown(whirl), whirlIn(flight)]).toEqual([undefined, undefined]);
  expect([isFlying(flown(flight)), isFlying(flown(landing))]).toEqual([true, false]);
});

test('a line ends at its tip, under the name that it keeps in the trail', () => {
  const [flight, landing] = seen('full', HIT);
  expect(flown(flight)).toMatchObject({ seat: 1, to: { x: HIT.toX, y: HIT.toY } });
  expect(flown(landing)?.crosses).toBe(flown(flight)?.crosses);
});

test('a line is whole two frames before it lands', () => {
  const whole: Line = { ...lineAlong(2, 6), seat: 1 };
  const [flight] = seen('full', whole);
  expect([flight?.ms, flown(flight)?.ms]).toEqual([720, 686]);
  expect(flown({ ...flight!, ms: 100 })?.ms).toBe(75);
});

test('a line that meets a wall bumps the sheet once it is there', () => {
  const [flight, landing] = seen('full', HIT).map(scene => flown(scene));
  expect([flight, landing].map(each => each && isBumped(each))).toEqual([false, true]);
});

test('without motion the whole line is seen', () => {
  const [flight] = seen('still', HIT);
  expect(flight?.ms).toBe(600);
  expect(flown(flight, 'still')?.leg).toMatchObject({ from: 1, to: 1 });
});
