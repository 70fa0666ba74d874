import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contentOf,
  emptyGround,
  type Flick,
  flickOf,
  FULL_TURN,
  groundNow,
  MAP_NAMES,
  REACH_PICKS,
  reached,
  SWAY_PICKS,
  swayed,
  trace,
  UNIT,
  WALL,
  wayOf,
} from '../../../../games/dungeon-pen/index.ts';
import { wallOdds } from './odds.ts';

const options = (dungeon: string) =>
  ({
    ruleset: 'en',
    beginner: false,
    wilder: false,
    quibble: false,
    safeWalls: false,
    dungeon,
    first: 0,
    characters: ['turnkey', 'turnkey'],
  }) as const;

const STEADY: Flick = { aim: 0, length: 4 * UNIT, angle: 0, wobble: 0 };
const MIDDLE = { x: 9 * UNIT + 512, y: 9 * UNIT + 512 };

test('without spread a wall is touched for sure or not at all', () => {
  expect(wallOdds(emptyGround(), MIDDLE, STEADY)).toBe(0);
  expect(wallOdds(emptyGround(), MIDDLE, { ...STEADY, length: 10 * UNIT })).toBe(1);
});

test('half of all lengths reach a border that is aimed at exactly', () => {
  const odds = wallOdds(emptyGround(), MIDDLE, { ...STEADY, length: 9.5 * UNIT, wobble: 2000 });
  expect(odds).toBeGreaterThan(0.48);
  expect(odds).toBeLessThan(0.52);
});

test('agrees with every single outcome that chance may pick, on every sheet', () => {
  const aims = fc.record({
    dungeon: fc.constantFrom(...MAP_NAMES),
    aim: fc.integer({ min: 0, max: FULL_TURN - 1 }),
    power: fc.integer({ min: 100, max: 1000 }),
  });
  fc.assert(
    fc.property(aims, ({ dungeon, aim, power }) => {
      const content = contentOf(options(dungeon));
      const ground = groundNow(content, { walls: [], plague: null });
      const from = content.homes[0] ?? MIDDLE;
      const view = { characters: [{ effects: [] }, { effects: [] }], bolted: false } as never;
      const flick = flickOf(content, view, 0, { aim, power, cause: 'turn' });
      expect(Math.abs(wallOdds(ground, from, flick) - counted(ground, from, flick))).toBeLessThan(0.002);
    }),
    { numRuns: 12 },
  );
});

function counted(ground: ReturnType<typeof emptyGround>, from: typeof MIDDLE, flick: Flick): number {
  let touching = 0;
  for (let sway = 0; sway < SWAY_PICKS.length; sway++)
    for (let reach = 0; reach < REACH_PICKS.length; reach++) {
      const way = wayOf(swayed(flick, sway), reached(flick, reach));
      if ((trace(ground, from, way).contact & WALL) !== 0) touching++;
    }
  return touching / (SWAY_PICKS.length * REACH_PICKS.length);
}
