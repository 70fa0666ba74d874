import { expect, test } from 'vitest';
import type { JunkName } from '../../games/dungeon-pen/cards.ts';
import { type Action, dungeonPen, type DungeonPen, type Options, type State } from '../../games/dungeon-pen/index.ts';
import { characterOf, REACHES, SWAYS, UNIT } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { eyeAndHandOf } from '../eye-and-hand.ts';
import { logOf } from '../noise.ts';
import { Weighing } from '../tutor.ts';
import { easy } from './easy.ts';
import { aiming } from './eye.ts';

const rulesWith = (options: Readonly<Record<string, unknown>>): Rules<DungeonPen> =>
  dungeonPen.rules({ version: 1, seats: 2, options: dungeonPen.readOptions(options, 2) as Options });

/** In the hall the southern cell opens to the west. There the south stands with the treasure and its last HP, with a wall behind it. */
function atTheDoor(rules: Rules<DungeonPen>): State {
  const state = rules.setup();
  const home = rules.content.homes[0]!;
  Object.assign(characterOf(state, 0), { x: home.x - 3 * UNIT, y: home.y - UNIT / 2, hp: 1, carries: true });
  return state;
}

const beginningWith = (rules: Rules<DungeonPen>, state: State): Rules<DungeonPen> => ({
  ...rules,
  setup: () => clone(state),
});

const HOME: Action = { type: 'flick', aim: 3600, power: 1000 };
const WALL: Action = { type: 'flick', aim: 10_800, power: 1000 };
/** Chance in the middle of its range, and at its very end. */
const STRAIGHT = SWAYS.length;
const ASTRAY = 2 * SWAYS.length - 1;
const reach: Entry<DungeonPen> = [CHANCE, { type: 'reach', by: REACHES.length }];
const flicked = (action: Action, sway: number): readonly Entry<DungeonPen>[] => [
  [0, action],
  [CHANCE, { type: 'sway', by: sway }],
  reach,
];

test('worked out by hand: home wins whatever the hand does, the wall loses; one line in fifty misses it', () => {
  const hall = rulesWith({});
  const rules = beginningWith(hall, atTheDoor(hall));
  const told = (log: readonly Entry<DungeonPen>[]) =>
    eyeAndHandOf(rules, aiming(rules), { log, seats: 2 }, () => undefined);
  expect(told(flicked(HOME, STRAIGHT)).aims[0]).toMatchObject({ best: 1, aimed: 1, went: 1, isTold: false });
  expect(told(flicked(WALL, STRAIGHT)).aims[0]).toMatchObject({
    best: 1,
    aimed: 0,
    went: 0,
    eye: { value: -1 },
    hand: { value: 0, margin: 0 },
    isTold: true,
  });
  const [lucky] = told(flicked(WALL, ASTRAY)).aims;
  expect(lucky!.hand.value).toBe(lucky!.went);
  expect(lucky!.went).toBeGreaterThan(0.05);
});

test('DP-Q37 a flick that the Spare Pencil takes back keeps its eye and its hand; the bot knows of the card', () => {
  const hall = rulesWith({});
  const toldWith = (hand: readonly JunkName[], log: readonly Entry<DungeonPen>[]) => {
    const state = atTheDoor(hall);
    Object.assign(characterOf(state, 0), { hp: 2, hand });
    const rules = beginningWith(hall, state);
    return eyeAndHandOf(rules, aiming(rules), { log, seats: 2 }, () => undefined);
  };
  const wall = flicked(WALL, STRAIGHT);
  const anew: Entry<DungeonPen> = [0, { type: 'use', card: 'pencil' }];
  const { aims, seats } = toldWith(['pencil'], [...wall, anew, ...flicked(HOME, STRAIGHT)]);
  expect(aims).toMatchObject([
    { entry: 0, settled: 3, action: WALL, isRedrawn: false },
    { entry: 4, settled: 7, action: HOME, isRedrawn: false, eye: { value: 0 } },
  ]);
  expect(seats[0]!.aims).toBe(2);
  const [bare] = toldWith([], wall).aims;
  expect(aims[0]!.eye.value).toBeGreaterThan(bare!.eye.value + 0.05);
});

test('the map says of every direction and power what it is worth: home is in the east, the wall in the west', () => {
  const hall = rulesWith({});
  const { map, around } = aiming(hall).aims(atTheDoor(hall), 0, WALL)!;
  const { directions, powers, worths } = map;
  expect(worths).toHaveLength(directions * powers.length);
  const worthAt = (degrees: number): number => worths[((degrees * directions) / 360 + 1) * powers.length - 1]!;
  expect(worthAt(90)).toBeGreaterThan(0.98);
  expect(worthAt(270)).toBeLessThan(0.1);
  expect(around.map(({ action }) => Math.round((action as typeof HOME).aim / 1800) % 8)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
  expect(Math.max(...around.map(({ worth }) => worth))).toBe(around[2]!.worth);
});

test('the same transcript has the same numbers; of every aim best + eye + hand is where it went', () => {
  const rules = rulesWith({ dungeon: 'crossing' });
  const whole = logOf({ rules, bot: easy }, 'eye');
  const log = whole.slice(0, 1 + whole.findIndex(([, { type }], entry) => entry > 25 && type === 'reach'));
  const told = eyeAndHandOf(rules, aiming(rules), { log, seats: 2 }, () => undefined);
  expect(eyeAndHandOf(rules, aiming(rules), { log, seats: 2 }, () => undefined)).toEqual(told);
  expect(told.aims.length).toBe(log.filter(([by, { type }]) => by >= 0 && type === 'flick').length);
  for (const { best, eye, aimed, hand, went } of told.aims) {
    expect(best + eye.value).toBeCloseTo(aimed, 12);
    expect(aimed + hand.value).toBeCloseTo(went, 12);
    expect(eye.value).toBeLessThanOrEqual(0);
  }
  expect(told.aims.filter(({ map }) => map).length).toBeLessThanOrEqual(6);
});

test('a sheet or rules that were not learnt are said to be so', () => {
  expect(aiming(rulesWith({ dungeon: 'spiral' })).isFamiliar).toBe(true);
  for (const options of [{ ruleset: 'fr' }, { beginner: true }, { wilder: true }, { quibble: true }])
    expect(aiming(rulesWith(options)).isFamiliar).toBe(false);
});

test('the tutor asks before the flick into the wall, not before the one home, and never about cards', () => {
  const rules = rulesWith({});
  const state = atTheDoor(rules);
  characterOf(state, 0).hand = ['rune'];
  const weighing = new Weighing(rules, aiming(rules).valuation, { seat: 0, view: rules.view(state, 0) });
  expect(weighing.warningOf(WALL)).toMatchObject({ unit: 'chance', blame: 'blunder' });
  expect(weighing.warningOf(HOME)).toBeUndefined();
  expect(weighing.warningOf({ type: 'use', card: 'rune' })).toBeUndefined();
  expect(weighing.betterThan(WALL)?.action).toMatchObject({ type: 'flick' });
});
