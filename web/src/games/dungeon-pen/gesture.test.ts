import { expect, test } from 'vitest';
import { DEGREE, FULL_TURN } from '../../../../games/dungeon-pen/readers.ts';
import { aimBetween, aimOfPull, DEAD_ZONE, nudged, pullFor, steady } from './gesture.ts';

const HOLD = { turn: 0, full: 216, most: 1000 };
const START = { x: 300, y: 300 };

test('a pencil flies the other way than it is pulled, clockwise from the top', () => {
  expect(aimOfPull(START, { x: 300, y: 400 }, HOLD)?.aim).toBe(0);
  expect(aimOfPull(START, { x: 200, y: 300 }, HOLD)?.aim).toBe(90 * DEGREE);
  expect(aimOfPull(START, { x: 400, y: 200 }, HOLD)?.aim).toBe(225 * DEGREE);
});

test('a sheet that is turned keeps its own directions', () => {
  expect(aimOfPull(START, { x: 300, y: 400 }, { ...HOLD, turn: 180 })?.aim).toBe(180 * DEGREE);
  expect(aimBetween(START, { x: 400, y: 300 }, 90)).toBe(0);
  expect(aimBetween(START, { x: 300, y: 200 }, 15)).toBe(FULL_TURN - 15 * DEGREE);
});

test('power grows from the edge of the dead zone to the full pull, in whole thousandths', () => {
  const powerAt = (pulled: number): number | undefined => aimOfPull(START, { x: 300, y: 300 + pulled }, HOLD)?.power;
  expect(powerAt(DEAD_ZONE - 0.1)).toBeUndefined();
  expect(powerAt(DEAD_ZONE)).toBe(0);
  expect(powerAt(116)).toBe(500);
  expect(powerAt(216)).toBe(1000);
  expect(powerAt(900)).toBe(1000);
  expect(powerAt(33.33)).toBe(87);
});

test('a hindered hand has no more power than it has left', () => {
  expect(aimOfPull(START, { x: 300, y: 900 }, { ...HOLD, most: 600 })?.power).toBe(600);
});

test('the grip shown for a power is where a pull of that power ends', () => {
  for (const power of [0, 250, 1000])
    expect(aimOfPull(START, { x: 300, y: 300 + pullFor(power, HOLD.full) }, HOLD)?.power).toBe(power);
});

test('what a finger does while it lifts is not meant', () => {
  const samples = [
    { x: 0, y: 0, time: 0 },
    { x: 0, y: 80, time: 100 },
    { x: 4, y: 90, time: 160 },
    { x: 40, y: 60, time: 215 },
  ];
  expect(steady(samples, 220)).toEqual({ x: 4, y: 90, time: 160 });
  expect(steady(samples, 900)).toEqual({ x: 40, y: 60, time: 215 });
  expect(steady(samples.slice(2), 170)).toEqual({ x: 4, y: 90, time: 160 });
});

test('keys turn the aim round and round, and keep the power within bounds', () => {
  expect(nudged({ aim: 5, power: 10 }, { aim: -10 }, 1000)).toEqual({ aim: FULL_TURN - 5, power: 10 });
  expect(nudged({ aim: 0, power: 995 }, { power: 10 }, 1000).power).toBe(1000);
  expect(nudged({ aim: 0, power: 595 }, { power: 10 }, 600).power).toBe(600);
  expect(nudged({ aim: 0, power: 5 }, { power: -10 }, 1000).power).toBe(0);
});
