import { describe, expect, test } from 'vitest';
import { type Action, type DungeonPen, dungeonPen, type State } from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { groundIndex, squareAt, UNIT } from '../../games/dungeon-pen/readers.ts';
import { isRefusal, type Outcome, type Rules } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { canonical } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { easy } from './easy.ts';
import { prospectOf, turnsOf, turnsWith } from './prospect.ts';
import { strong } from './strong.ts';

function rulesWith(options: object): Rules<DungeonPen> {
  const read = dungeonPen.readOptions(options, 2);
  if (isRefusal(read)) throw new Error(read.refused.type);
  return dungeonPen.rules({ version: 1, seats: 2, options: read });
}

interface Played {
  readonly outcome: Outcome;
  readonly actions: string;
}

/** Few nodes: what is tested here is not how well it plays. */
function playOne(options: object, seed: string, nodes: number): Played {
  const rules = rulesWith(options);
  const random = randomFrom(seed);
  const minds = [0, 1].map(seat => strong.sit({ rules, seat, random, nodes }));
  const state = rules.setup();
  const actions: Action[] = [];
  for (let seat = rules.active(state)[0]; seat !== undefined; seat = rules.active(state)[0]) {
    const action =
      seat < 0 ? draw(rules, state, random) : accept(rules, state, seat, minds[seat]?.(rules.view(state, seat)));
    if (isRefusal(action)) throw new Error(`${action.refused.type} by ${action.rule}`);
    actions.push(action);
    rules.apply(state, seat, action);
  }
  return { outcome: rules.outcome(state) as Outcome, actions: canonical(actions) };
}

function decide(bot: Bot<DungeonPen>, seat: number, change: (state: State) => void, nodes?: number): Action {
  const rules = rulesWith({});
  const state = rules.setup();
  change(state);
  return bot.sit({ rules, seat, random: randomFrom('mind'), ...(nodes !== undefined && { nodes }) })(
    rules.view(state, seat),
  );
}

describe('strong', () => {
  test.each([
    { dungeon: 'hall', quibble: true },
    { dungeon: 'crossing', beginner: true, wilder: true },
    { dungeon: 'shelves', ruleset: 'fr', characters: ['brute', 'acrobat'], quibble: true },
    { dungeon: 'spiral', ruleset: 'fr', characters: ['scholar', 'turnkey'], safeWalls: true },
  ])('plays to the end by the rules of every table: %o', options => {
    expect(playOne(options, 'anywhere', 1).outcome.places).toHaveLength(2);
  });

  test('the same seed and the same nodes give the same match', () => {
    expect(playOne({}, 'twice', 8000).actions).toBe(playOne({}, 'twice', 8000).actions);
  });

  test('DP-45 whoever sits down anew decides as whoever has sat there all along', () => {
    const [worn, fresh] = [rulesWith({}), rulesWith({})];
    const aim = (rules: Rules<DungeonPen>, walls: readonly number[], isBolted: boolean): Action => {
      const state = rules.setup();
      state.walls = [...walls];
      state.bolted = isBolted;
      return strong.sit({ rules, seat: 0, random: randomFrom('anew') })(rules.view(state, 0));
    };
    aim(worn, [squareAt(8, 8)], true);
    aim(worn, [squareAt(2, 9), squareAt(3, 9)], false);
    const walls = [squareAt(8, 8), squareAt(2, 9)];
    expect(aim(worn, walls, true)).toEqual(aim(fresh, walls, true));
    const turns = (rules: Rules<DungeonPen>): number =>
      turnsOf(prospectOf(rules.content, { ...rules.setup(), walls, bolted: true }), rules.setup(), 0);
    expect(turns(worn)).toBe(turns(fresh));
  });

  test('looks at more walls with more nodes, and at one with next to none', () => {
    const placing = (state: State): void => {
      state.dice = [5, 5];
      state.agenda = [{ type: 'place', seat: 0, shape: 'line' }];
    };
    const [one, many] = [decide(strong, 0, placing, 1), decide(strong, 0, placing, 100_000)];
    expect(detour(many)).toBeGreaterThan(detour(one));
  });
});

/** How many turns a wall that the first seat draws costs the second at the start. */
function detour(action: Action): number {
  if (action.type !== 'place') throw new Error(`a ${action.type}, not a wall`);
  const rules = rulesWith({});
  const state = rules.setup();
  const prospect = prospectOf(rules.content, state);
  return turnsWith(prospect, state, 1, action.squares) - turnsOf(prospect, state, 1);
}

describe('where easy errs', () => {
  test('DP-35 a wall bars the door of the other: more than three turns, where easy takes a way of one', () => {
    const placing = (state: State): void => {
      state.dice = [5, 5];
      state.agenda = [{ type: 'place', seat: 0, shape: 'line' }];
    };
    expect(detour(decide(strong, 0, placing))).toBeGreaterThan(3);
    expect(detour(decide(easy, 0, placing))).toBeLessThan(3);
  });

  test('DP-Q22 hindrances are used one after the other, for the same flick they count for less', () => {
    const holding = (state: State): void => {
      state.characters[0].hand = ['soot'];
      state.characters[1].effects = ['weak'];
    };
    expect(decide(easy, 0, holding)).toEqual({ type: 'use', card: 'soot' });
    expect(decide(strong, 0, holding).type).toBe('flick');
  });
});

test.each(MAP_NAMES)('the turns of the %s fall towards the goals, and padding is no wall to fear', dungeon => {
  const rules = rulesWith({ dungeon });
  const { content } = rules;
  const state = rules.setup();
  const prospect = prospectOf(content, state);
  const { home, away } = prospect.journeyOf(0);
  const start = turnsOf(prospect, state, 0);
  expect(start).toBeGreaterThan(8);
  expect(start).toBeLessThan(25);
  const treasure = content.treasures[1] as number;
  expect(home[groundIndex(treasure)] as number).toBeLessThan(start);
  expect(away[groundIndex(treasure)] as number).toBeGreaterThan(home[groundIndex(treasure)] as number);
  for (const cell of content.cells[0] ?? []) expect(home[groundIndex(cell)] as number).toBeLessThan(3);
});

test('a step from the treasure it is one flick there, and home from there on', () => {
  const rules = rulesWith({});
  const state = rules.setup();
  Object.assign(state.characters[0], { x: 1.5 * UNIT, y: 2.5 * UNIT });
  const prospect = prospectOf(rules.content, state);
  const { home, away } = prospect.journeyOf(0);
  const near = groundIndex(squareAt(1, 2));
  expect((away[near] as number) - (home[near] as number)).toBeLessThan(2);
  expect(away[near] as number).toBeGreaterThan(1);
});
