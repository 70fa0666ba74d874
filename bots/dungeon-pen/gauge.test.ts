import { describe, expect, test } from 'vitest';
import { type DungeonPen, dungeonPen, type JunkName, type Options, type State } from '../../games/dungeon-pen/index.ts';
import { characterOf, squareAt, UNIT } from '../../games/dungeon-pen/readers.ts';
import type { Rules } from '../../kernel/game.ts';
import { randomFrom } from '../../kernel/random.ts';
import { chanceNow, type Gauge, gaugeOf } from './gauge.ts';
import { strong } from './strong.ts';

const rules: Rules<DungeonPen> = dungeonPen.rules({
  version: 1,
  seats: 2,
  options: dungeonPen.readOptions({ dungeon: 'hall' }, 2) as Options,
});
const { content } = rules;

const gaugeIn = (state: State): Gauge => gaugeOf(content, state);

test('a wall before the door of the other helps, where nobody comes through it is worth nothing', () => {
  const state = rules.setup();
  const gauge = gaugeIn(state);
  const now = chanceNow(gauge, state, 0);
  const door = [6, 7, 8, 9].map(across => squareAt(across, 4));
  const ways = [[...door], [squareAt(17, 0)]].map(walls => gauge.chanceWith(state, 0, walls));
  expect(ways[0]).toBeGreaterThan(now);
  expect(ways[1]).toBe(now);
});

test('both seats share one chance', () => {
  const state = rules.setup();
  const gauge = gaugeIn(state);
  expect(chanceNow(gauge, state, 0) + chanceNow(gauge, state, 1)).toBeCloseTo(1, 9);
});

test('who is dead has lost', () => {
  const state = rules.setup();
  characterOf(state, 1).hp = 0;
  const gauge = gaugeIn(state);
  expect([chanceNow(gauge, state, 0), chanceNow(gauge, state, 1)]).toEqual([1, 0]);
});

test('fewer HP and more turns to go are worth less', () => {
  const chanceAt = (change: (state: State) => void): number => {
    const state = rules.setup();
    change(state);
    return chanceNow(gaugeIn(state), state, 0);
  };
  const hp = [2, 5, 10, 15].map(each => chanceAt(state => (characterOf(state, 0).hp = each)));
  expect(hp).toEqual(hp.toSorted((a, b) => a - b));
  const carrying = chanceAt(state => (characterOf(state, 0).carries = true));
  expect(carrying).toBeGreaterThan(chanceAt(() => undefined));
});

describe('DP-Q37 Spare Pencil', () => {
  /** The first seat has flicked from in front of its door, holds the card, and stands somewhere. */
  function after(across: number, down: number): DungeonPen['action'] {
    const state = rules.setup();
    const hand: JunkName[] = ['pencil'];
    Object.assign(characterOf(state, 0), { x: 8.5 * UNIT, y: 12.5 * UNIT, hand });
    const [south, north] = state.characters;
    state.before = {
      characters: [{ ...south, hand: [...hand] }, { ...north }],
      strokes: [...state.strokes],
      tumbled: false,
      cause: 'turn',
      flick: { aim: 0, length: 4 * UNIT, angle: 42_000, wobble: 2000 },
    };
    Object.assign(characterOf(state, 0), { x: across * UNIT, y: down * UNIT });
    state.agenda = [
      { type: 'end', seat: 0 },
      { type: 'event', seat: 0 },
      { type: 'spare', seat: 0 },
    ];
    return strong.sit({ rules, seat: 0, random: randomFrom('') })(rules.view(state, 0));
  }

  test('is used where a flick has gone far astray, and kept where it has gone well', () => {
    expect(after(17.5, 17.5)).toEqual({ type: 'use', card: 'pencil' });
    expect(after(3.5, 5.5)).toEqual({ type: 'decline' });
  });
});
