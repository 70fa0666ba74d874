import { describe, expect, test } from 'vitest';
import { type Action, dungeonPen, type DungeonPen, type Options, type State } from '../../games/dungeon-pen/index.ts';
import { characterOf, currentStep, UNIT } from '../../games/dungeon-pen/readers.ts';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { randomFrom } from '../../kernel/random.ts';
import { accountOf, balanceOf } from '../account.ts';
import { logOf } from '../noise.ts';
import { Appraiser } from './appraiser.ts';
import { chanceBy, NET_SIZE, readNet, writeNet } from './chances.ts';
import { easy } from './easy.ts';
import { aiming } from './eye.ts';
import { NET } from './learnt.ts';
import { placeOf, ROW, type Skills } from './standing.ts';
import { fitted, type Observed } from './training.ts';

const rulesOn = (dungeon: string): Rules<DungeonPen> =>
  dungeonPen.rules({ version: 1, seats: 2, options: dungeonPen.readOptions({ dungeon }, 2) as Options });

/** The rules of a match that begins in a state of its own. */
const beginningWith = (rules: Rules<DungeonPen>, state: State): Rules<DungeonPen> => ({
  ...rules,
  setup: () => clone(state),
});

/** The last entries of a match of easy, and where they begin. */
function lastOf(dungeon: string, entries: number): { rules: Rules<DungeonPen>; log: readonly Entry<DungeonPen>[] } {
  const rules = rulesOn(dungeon);
  const log = logOf({ rules, bot: easy }, 'last');
  const state = rules.setup();
  for (const [seat, action] of log.slice(0, -entries)) rules.apply(state, seat, action);
  return { rules: beginningWith(rules, state), log: log.slice(-entries) };
}

test('luck, errors, gifts and drift add up for both seats, and twice the same', () => {
  const { rules, log } = lastOf('crossing', 14);
  const account = accountOf(rules, aiming(rules).valuation, log);
  for (const seat of [0, 1]) {
    const { result, start, luck, errors, gifts, drift } = balanceOf(account, seat);
    expect(Math.abs(result - start - (luck - errors + gifts + drift))).toBeLessThan(1e-9);
  }
  expect(accountOf(rules, aiming(rules).valuation, log.slice(0, 5)).changes).toEqual(account.changes.slice(0, 5));
}, 60_000);

describe('worked out by hand', () => {
  /** Head Jailer, drawn by the first seat, while both have 2 HP: the coin ends the match, either way. */
  function lastCoin(rules: Rules<DungeonPen>): State {
    const state = rules.setup();
    for (const character of state.characters) character.hp = 2;
    state.agenda = [
      { type: 'end', seat: 0 },
      { type: 'discard', seat: 0, card: 'jailer' },
      { type: 'jailer', seat: 0 },
      { type: 'coin', seat: 0 },
    ];
    return state;
  }

  test('a coin that ends the match takes half of it from one and gives it to the other', () => {
    const rules = rulesOn('hall');
    const begun = beginningWith(rules, lastCoin(rules));
    const account = accountOf(begun, aiming(rules).valuation, [[CHANCE, { type: 'coin', heads: true }]]);
    expect(account.start).toEqual([0.5, 0.5]);
    expect(account.result).toEqual([0, 1]);
    expect(account.changes[0]).toMatchObject({ luck: [-0.5, 0.5], skill: [0, 0], drift: [0, 0] });
  });

  /** Both stand before their own cells with the treasure, and it is the first seat's turn: whoever comes home first has won. */
  function atTheDoor(rules: Rules<DungeonPen>): State {
    const state = rules.setup();
    rules.apply(state, 0, { type: 'flick', aim: 0, power: 0 });
    for (const seat of [0, 1]) {
      const { x, y } = rules.content.homes[seat]!;
      Object.assign(characterOf(state, seat), { x, y: y + (seat === 0 ? -2 : 2) * UNIT, carries: true });
    }
    state.agenda = [
      { type: 'end', seat: 0 },
      { type: 'event', seat: 0 },
      { type: 'aim', seat: 0, cause: 'turn' },
    ];
    return state;
  }

  const SOUTH: Action = { type: 'flick', aim: 7200, power: 1000 };
  const NORTH: Action = { type: 'flick', aim: 0, power: 400 };

  test('before the own door the eye loses what the other way does not win, and the hand nothing', () => {
    const rules = rulesOn('hall');
    const begun = beginningWith(rules, atTheDoor(rules));
    const [right] = accountOf(begun, aiming(rules).valuation, [[0, SOUTH]]).changes;
    const [wrong] = accountOf(begun, aiming(rules).valuation, [[0, NORTH]]).changes;
    expect(right!.skill[0]).toBeCloseTo(0, 9);
    expect(right!.compared[0]!.worth).toBeGreaterThan(0.9);
    const left = wrong!.compared.find(({ action }) => action.type === 'flick' && action.aim === NORTH.aim)!.worth;
    expect(left).toBeLessThan(0.6);
    expect(wrong!.skill[0]).toBeCloseTo(left - wrong!.compared[0]!.worth, 9);
    expect(wrong!.skill[1]).toBeCloseTo(-wrong!.skill[0]!, 9);
  });

  test('what a line leads to is the mean of what it may lead to: its picks have no drift', () => {
    const rules = rulesOn('hall');
    const begun = beginningWith(rules, atTheDoor(rules));
    const log: Entry<DungeonPen>[] = [
      [0, NORTH],
      [CHANCE, { type: 'sway', by: 200 }],
      [CHANCE, { type: 'reach', by: 3 }],
    ];
    const { changes } = accountOf(begun, aiming(rules).valuation, log);
    for (const { drift } of changes.slice(1)) expect(Math.abs(drift[0]!)).toBeLessThan(1e-9);
    expect(changes[1]!.luck[0]! + changes[1]!.luck[1]!).toBeCloseTo(0, 9);
  });
});

test('at the start nobody is far ahead, and whoever lies dying is behind', () => {
  const rules = rulesOn('spiral');
  const state = rules.setup();
  const { worth } = aiming(rules).valuation;
  rules.apply(state, 0, { type: 'flick', aim: 0, power: 0 });
  expect(currentStep(state)?.type).toBe('draw');
  expect(worth(state)[0]).toBeGreaterThan(0.35);
  expect(worth(state)[0]).toBeLessThan(0.65);
  const [even = 0] = worth(state);
  state.characters[0].hp = 1;
  expect(worth(state)[0]).toBeLessThan(even - 0.15);
});

describe('the learnt chance', () => {
  const rules = rulesOn('hall');

  test('who is known to play better is more likely to win; who is not known is in between', () => {
    const all: readonly Skills[] = [
      [-1, 1],
      [0, 0],
      [1, -1],
    ];
    const chances = all.map(skills => new Appraiser(rules.content, NET, skills).chanceIn(rules.setup()));
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(chances[2]).toBeGreaterThan(chances[0]! + 0.2);
  });

  test('fewer HP and more turns to go are worth less', () => {
    const chanceAt = (change: (state: State) => void): number => {
      const state = rules.setup();
      change(state);
      return new Appraiser(rules.content, NET).chanceIn(state);
    };
    const hp = [2, 5, 10, 15].map(each => chanceAt(state => (characterOf(state, 0).hp = each)));
    expect(hp).toEqual(hp.toSorted((a, b) => a - b));
    const carrying = chanceAt(state => (characterOf(state, 0).carries = true));
    expect(carrying).toBeGreaterThan(chanceAt(() => undefined));
  });

  test('a net is read as it was written', () => {
    expect(NET).toHaveLength(NET_SIZE);
    const text = writeNet(NET);
    expect(writeNet(readNet(text))).toBe(text);
  });

  test('learns who wins from what came of matches, and the same every time', () => {
    const random = randomFrom('toy');
    const other = placeOf(1, { mover: 0, isEventFirst: false });
    const matches = Array.from({ length: 60 }, (): Observed => {
      const row = new Float64Array(ROW);
      row[0] = random(200) / 100;
      row[other] = random(200) / 100;
      return { samples: [{ row, mover: 0 }], share: Number(row[0] < row[other]) };
    });
    const net = fitted(matches, () => undefined);
    const chanceOf = (own: number, theirs: number): number => {
      const row = new Float64Array(ROW);
      [row[0], row[other]] = [own, theirs];
      return chanceBy(net, row);
    };
    expect(chanceOf(0.2, 1.8)).toBeGreaterThan(0.8);
    expect(chanceOf(1.8, 0.2)).toBeLessThan(0.2);
    expect(fitted(matches, () => undefined)).toEqual(net);
  });
});
