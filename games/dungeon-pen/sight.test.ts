import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groundNow } from './content.ts';
import { FULL_TURN } from './direction.ts';
import { REACH_PICKS, SWAY_PICKS } from './flicking.ts';
import { WALL } from './line.ts';
import { MAP_NAMES } from './manifest.ts';
import { courseOf, straightOn, thingsFor, wallOdds } from './sight.ts';
import { flickOf } from './spread.ts';
import { squareAt, UNIT } from './square.ts';
import { characterOf, type Flick } from './state.ts';
import { CHEST, POTION, put, type Table, tableOf } from './tests/table.ts';

const STEADY: Flick = { aim: 0, length: 4 * UNIT, angle: 0, wobble: 0 };

const inTheMiddle = (): Table => tableOf({}, state => put(state, 0, 9.5, 9.5));

function oddsOf({ rules, state }: Table, flick: Flick): number {
  const { touching, outcomes } = wallOdds(rules.content, state, 0, flick);
  return touching / outcomes;
}

test('DP-14 without spread a wall is touched for sure or not at all', () => {
  const table = inTheMiddle();
  expect(oddsOf(table, STEADY)).toBe(0);
  expect(oddsOf(table, { ...STEADY, length: 10 * UNIT })).toBe(1);
});

test('DP-C9 half of all lengths reach a border that is aimed at exactly', () => {
  const odds = oddsOf(inTheMiddle(), { ...STEADY, length: 9.5 * UNIT, wobble: 2000 });
  expect(odds).toBeGreaterThan(0.48);
  expect(odds).toBeLessThan(0.52);
});

test('DP-C9 the odds agree with every single outcome that chance may pick, on every sheet', () => {
  const aims = fc.record({
    dungeon: fc.constantFrom(...MAP_NAMES),
    aim: fc.integer({ min: 0, max: FULL_TURN - 1 }),
    power: fc.integer({ min: 100, max: 1000 }),
  });
  fc.assert(
    fc.property(aims, ({ dungeon, aim, power }) => {
      const table = tableOf({ dungeon });
      const flick = flickOf(table.rules.content, table.state, 0, { aim, power, cause: 'turn' });
      expect(Math.abs(oddsOf(table, flick) - counted(table, flick))).toBeLessThan(0.002);
    }),
    { numRuns: 12 },
  );
});

function counted({ rules, state }: Table, flick: Flick): number {
  const ground = groundNow(rules.content, state);
  const from = characterOf(state, 0);
  let touching = 0;
  for (let sway = 0; sway < SWAY_PICKS.length; sway++)
    for (let reach = 0; reach < REACH_PICKS.length; reach++)
      if ((courseOf(ground, from, flick, { sway, reach }).contact & WALL) !== 0) touching++;
  return touching / (SWAY_PICKS.length * REACH_PICKS.length);
}

test('DP-16 DP-Q4 straight on one comes to a wall that hurts, to padding, or to the border', () => {
  const { rules, state } = tableOf({}, later => {
    put(later, 0, 6.5, 2.5);
    later.walls = [squareAt(6, 0)];
  });
  const stop = (aim: number) => straightOn(rules.content, state, 0, aim);
  expect(stop(0)).toEqual({ x: 6.5 * UNIT, y: UNIT + 1, contact: 'wall' });
  expect(stop((FULL_TURN * 3) / 4)).toEqual({ x: UNIT + 1, y: 2.5 * UNIT, contact: 'padded' });
  expect(stop(FULL_TURN / 2)).toEqual({ x: 6.5 * UNIT, y: 18 * UNIT - 1, contact: 'wall' });
});

test('DP-19 DP-20 a treasure in hand, an empty potion and a walled-up chest are not there for anybody', () => {
  const count = (table: Table, thing: string): number =>
    thingsFor(table.rules.content, table.state, 0).filter(found => found.thing === thing).length;
  const before = tableOf();
  expect(['treasure', 'home', 'opponent', 'chest', 'potion', 'plague'].map(thing => count(before, thing))).toEqual([
    1, 1, 1, 3, 1, 0,
  ]);
  const after = tableOf({}, state => {
    state.characters[0].carries = true;
    state.strokes = [2];
    state.walls = [CHEST];
    state.plague = { red: 1, black: 6 };
  });
  expect(['treasure', 'chest', 'potion'].map(thing => count(after, thing))).toEqual([0, 2, 0]);
  expect(thingsFor(after.rules.content, after.state, 0)).toContainEqual({
    thing: 'plague',
    x: 1.5 * UNIT,
    y: 16.5 * UNIT,
  });
  const covered = tableOf({}, state => (state.walls = [POTION]));
  expect(count(covered, 'potion')).toBe(0);
});
