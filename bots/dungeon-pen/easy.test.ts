import { describe, expect, test } from 'vitest';
import {
  type Action,
  type DungeonPen,
  dungeonPen,
  type EventName,
  type Point,
  type State,
} from '../../games/dungeon-pen/index.ts';
import { MAP_NAMES } from '../../games/dungeon-pen/manifest.ts';
import { DEGREE, FULL_TURN, lengthOf, squareAt, straightOn, turned, UNIT } from '../../games/dungeon-pen/readers.ts';
import { isRefusal, type Outcome, type Rules } from '../../kernel/game.ts';
import { accept } from '../../kernel/match.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Bot } from '../bot.ts';
import { random as anyhow } from '../random.ts';
import { easy } from './easy.ts';

const careless = anyhow as unknown as Bot<DungeonPen>;

function rulesWith(options: object): Rules<DungeonPen> {
  const read = dungeonPen.readOptions(options, 2);
  if (isRefusal(read)) throw new Error(read.refused.type);
  return dungeonPen.rules({ version: 1, seats: 2, options: read });
}

function playOne(options: object, bots: readonly Bot<DungeonPen>[], seed: string): Outcome {
  const rules = rulesWith(options);
  const random = randomFrom(seed);
  const minds = bots.map((bot, seat) => bot.sit({ rules, seat, random }));
  const state = rules.setup();
  for (let seat = rules.active(state)[0]; seat !== undefined; seat = rules.active(state)[0]) {
    const action =
      seat < 0 ? draw(rules, state, random) : accept(rules, state, seat, minds[seat]?.(rules.view(state, seat)));
    if (isRefusal(action)) throw new Error(`${action.refused.type} by ${action.rule}`);
    rules.apply(state, seat, action);
  }
  return rules.outcome(state) as Outcome;
}

/** A seat about to decide, with a state as the test wants it. */
function decide(seat: number, change: (state: State) => void, options: object = {}): Action {
  const rules = rulesWith(options);
  const state = rules.setup();
  change(state);
  return easy.sit({ rules, seat, random: randomFrom('mind') })(rules.view(state, seat));
}

function put({ characters }: State, seat: 0 | 1, across: number, down: number): void {
  Object.assign(characters[seat], { x: across * UNIT, y: down * UNIT });
}

/** What stops the first seat in the hall if it goes straight on from a place, and how far away that is. */
function ahead(from: Point, aim: number) {
  const rules = rulesWith({});
  const state = rules.setup();
  Object.assign(state.characters[0], from);
  const { x, y, contact } = straightOn(rules.content, state, 0, aim);
  return { away: Math.hypot(x - from.x, y - from.y), contact };
}

/** How far off straight an aim is, in degrees. */
function off(action: Action, straight: number): number {
  if (action.type !== 'flick') throw new Error(`a ${action.type}, not a flick`);
  const turn = turned(action.aim - straight * DEGREE);
  return Math.min(turn, FULL_TURN - turn) / DEGREE;
}

describe('a flick', () => {
  test('DP-20 goes for the treasure, and with it for home', () => {
    expect(
      off(
        decide(0, state => put(state, 0, 1.5, 2.9)),
        0,
      ),
    ).toBeLessThan(30);
    const home = (state: State): void => {
      put(state, 0, 8.5, 15);
      state.characters[0].carries = true;
    };
    expect(off(decide(0, home), 90)).toBeLessThan(30);
  });

  test.each([
    [12 * UNIT - 1, 4000, 10],
    [12 * UNIT - 1, 4000, 3],
    [14 * UNIT, 4 * UNIT + 1, 10],
  ])('DP-Q5 a hair beside a wall it does not flick into the same wall again: %i, %i with %i HP', (x, y, hp) => {
    const action = decide(0, ({ characters }) => Object.assign(characters[0], { x, y, hp }));
    if (action.type !== 'flick') throw new Error(`a ${action.type}, not a flick`);
    expect(ahead({ x, y }, action.aim).away).toBeGreaterThan(UNIT / 8);
  });

  test('DP-45 DP-Q31 at a bolted sheet it knows which directions are hard', () => {
    const aims = (isBolted: boolean): Action[] =>
      [0.5, 3.5, 6.5, 9.5, 12.5, 15.5].map(across =>
        decide(1, state => {
          put(state, 1, across, 9.5);
          state.bolted = isBolted;
        }),
      );
    expect(aims(true)).not.toEqual(aims(false));
    expect(aims(true)).toEqual(aims(true));
  });

  test('DP-Q22 it never aims with more power than its hands leave', () => {
    for (const [effect, most] of [
      ['chain', 500],
      ['fists', 600],
    ] as const) {
      const action = decide(0, ({ characters }) => characters[0].effects.push(effect));
      expect(action).toMatchObject({ type: 'flick' });
      expect((action as Extract<Action, { type: 'flick' }>).power).toBeLessThanOrEqual(most);
    }
  });

  test('DP-44 looks for a wall where one has to be hit', () => {
    const open = { x: 9.5 * UNIT, y: 5.5 * UNIT };
    const trapped = decide(0, state => {
      Object.assign(state.characters[0], open);
      state.agenda = [{ type: 'aim', seat: 0, cause: 'sacrifice' }];
    });
    if (trapped.type !== 'flick') throw new Error(`a ${trapped.type}, not a flick`);
    const { away, contact } = ahead(open, trapped.aim);
    expect(contact).toBe('wall');
    expect(away).toBeLessThan(lengthOf(trapped.power));
  });
});

describe('an answer', () => {
  const monster = (card: EventName, change: (state: State) => void = () => {}): Action =>
    decide(1, state => {
      state.characters[1].hand = ['bane'];
      state.agenda = [
        { type: 'discard', seat: 0, card },
        { type: 'bane', seat: 1 },
      ];
      change(state);
    });

  test('DP-53 Monster Bane is kept for monsters that are after the seat itself', () => {
    expect(monster('goblin')).toEqual({ type: 'decline' });
    expect(monster('crawlers')).toEqual({ type: 'use', card: 'bane' });
    expect(monster('jailer', state => (state.heads = true))).toEqual({ type: 'decline' });
    expect(monster('jailer', state => (state.heads = false))).toEqual({ type: 'use', card: 'bane' });
    const tide = (square: number) => (state: State) => state.agenda.splice(1, 0, { type: 'rats', seat: 0, square });
    expect(monster('rats', tide(squareAt(4, 1)))).toEqual({ type: 'use', card: 'bane' });
    expect(monster('rats', tide(squareAt(13, 16)))).toEqual({ type: 'decline' });
  });

  test('DP-24 DP-Q40 it lets the rats out where they bite the other alone', () => {
    const action = decide(1, state => {
      put(state, 0, 9.5, 10.5);
      put(state, 1, 11.5, 10.5);
      state.dice = [4, 4];
      state.agenda = [
        { type: 'discard', seat: 1, card: 'rats' },
        { type: 'start', seat: 1 },
      ];
    });
    expect(action).toEqual({ type: 'start', square: squareAt(9, 9) });
  });

  test('DP-30 what heals is kept until it is needed', () => {
    const held = (hp: number): Action =>
      decide(0, ({ characters }) => Object.assign(characters[0], { hp, hand: ['tonic'] }));
    expect(held(15).type).toBe('flick');
    expect(held(13)).toEqual({ type: 'use', card: 'tonic' });
  });
});

describe('easy', () => {
  test('beats careless play from either seat', () => {
    const games = Array.from({ length: 60 }, (_, i) =>
      playOne(
        { first: i % 2, dungeon: MAP_NAMES[i % MAP_NAMES.length] },
        i % 2 === 0 ? [easy, careless] : [careless, easy],
        `easy/${i}`,
      ),
    );
    const won = games.filter(({ places }, i) => places[i % 2] === 1);
    expect(won.length).toBeGreaterThanOrEqual(51);
  });

  test.each(MAP_NAMES)('DP-C9 plays about as long, as well and as badly as intended in the %s', dungeon => {
    const games = Array.from({ length: 24 }, (_, i) =>
      playOne({ dungeon, first: i % 2 }, [easy, easy], `${dungeon}/${i}`),
    );
    const sum = (count: (outcome: Outcome) => number): number => games.reduce((all, game) => all + count(game), 0);
    const turns = sum(({ length }) => length) / games.length;
    const hits = sum(({ notes }) => notes.wallHits ?? 0) / sum(({ notes }) => notes.flicks ?? 0);
    expect(turns).toBeGreaterThan(15);
    expect(turns).toBeLessThan(25);
    expect(hits).toBeGreaterThan(0.25);
    expect(hits).toBeLessThan(0.45);
    expect(sum(({ notes }) => notes.treasureWins ?? 0)).toBeGreaterThanOrEqual(8);
    expect(sum(({ notes }) => notes.deaths ?? 0)).toBeGreaterThanOrEqual(2);
  });

  test('sits at every kind of table', () => {
    for (const options of [
      { ruleset: 'fr', characters: ['acrobat', 'scholar'], quibble: true },
      { wilder: true, beginner: true, quibble: true },
    ])
      expect(playOne(options, [easy, easy], 'anywhere').places).toHaveLength(2);
  });
});
