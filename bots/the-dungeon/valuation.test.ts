import { describe, expect, test } from 'vitest';
import { type State, type TheDungeon, theDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, isRefusal, type Rules } from '../../kernel/game.ts';
import type { Entry } from '../../kernel/match.ts';
import { canonical, clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom, total } from '../../kernel/random.ts';
import { accountOf, balanceOf } from '../account.ts';
import { logOf } from '../noise.ts';
import type { Valuation } from '../valuation.ts';
import { easy } from './easy.ts';
import { valuation } from './valuation.ts';

function rulesFor(input: object, seats: number): Rules<TheDungeon> {
  const options = theDungeon.readOptions(input, seats);
  if (isRefusal(options)) throw new Error(canonical(options));
  return theDungeon.rules({ version: 1, seats, options });
}

function judging(rules: Rules<TheDungeon>): Valuation<TheDungeon> {
  const found = valuation(rules);
  if (!found) throw new Error('not judged');
  return found;
}

/** A match in which everybody does anything. */
function anything(rules: Rules<TheDungeon>, seed: string): readonly Entry<TheDungeon>[] {
  const random = randomFrom(seed);
  const state = rules.setup();
  const log: Entry<TheDungeon>[] = [];
  for (let [seat] = rules.active(state); seat !== undefined && log.length < 60; [seat] = rules.active(state)) {
    const action = seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random);
    rules.apply(state, seat, action);
    log.push([seat, action]);
  }
  return log;
}

/** Of many seats no match is played to its end: what adds up over some entries adds up over all. */
const BEGUN = 60;

describe.each([1, 2, 3, 6])('with %i seats', seats => {
  test('luck, errors, gifts and drift add up for every seat, and twice the same', () => {
    const rules = rulesFor({}, seats);
    const played = logOf({ rules, bot: easy }, `easy/${seats}`).slice(0, seats > 2 ? BEGUN : Infinity);
    for (const log of [anything(rules, `any/${seats}`), played]) {
      const account = accountOf(rules, judging(rules), log);
      for (const seat of rules.content.seats) {
        const { result, start, luck, errors, gifts, drift } = balanceOf(account, seat);
        expect(Math.abs(result - start - (luck - errors + gifts + drift))).toBeLessThan(1e-9);
      }
      const few = accountOf(rules, judging(rules), log.slice(0, 12));
      expect(few.changes).toEqual(account.changes.slice(0, 12));
    }
  });

  test('causes add up to what a position is worth', () => {
    const rules = rulesFor({}, seats);
    const { worth, causes } = judging(rules);
    const log = logOf({ rules, bot: easy }, `causes/${seats}`);
    const state = rules.setup();
    log.forEach((entry, i) => {
      if (i % 17 === 0)
        for (const seat of rules.content.seats)
          expect(total(causes!(state, seat).map(({ amount }) => amount))).toBeCloseTo(worth(state)[seat] ?? NaN, 9);
      rules.apply(state, ...entry);
    });
    expect(total(causes!(state, 0).map(({ amount }) => amount))).toBeCloseTo(worth(state)[0] ?? NaN, 9);
  });
});

/** A Usurer with a last life before a Flame Trap: two dice at or under a Craft of 4. */
function lastLife(rules: Rules<TheDungeon>): State {
  const state = rules.setup();
  rules.apply(state, CHANCE, { type: 'roll', dice: [1] });
  rules.apply(state, 0, { type: 'go', side: 0 });
  rules.apply(state, CHANCE, { type: 'roll', dice: [1] });
  rules.apply(state, CHANCE, { type: 'draw', face: 'flame-trap' });
  state.characters[0]!.lives = 1;
  rules.apply(state, 0, { type: 'explore', room: 'flame-trap' });
  return state;
}

test.each([
  [[2, 2], 30 / 36],
  [[1, 4], -6 / 36],
] as const)('worked by hand: with a last life before the flames, %j is luck that is known', (dice, share) => {
  const rules = rulesFor({ characters: ['usurer'] }, 1);
  const state = lastLife(rules);
  const saved = clone(state);
  rules.apply(saved, CHANCE, { type: 'roll', dice: [1, 1] });
  const life = judging(rules).worth(saved)[0] ?? NaN;
  const going = { ...rules, setup: () => clone(state) };
  const { changes } = accountOf(going, judging(rules), [[CHANCE, { type: 'roll', dice }]]);
  // Of 36 throws six stay at or under 4 (1+1, 1+2 and 1+3 either way, 2+2): they keep what the life is worth, all others
  // lose it. The mean is 6/36 of it, so that a throw of six is worth 30/36 more and one of thirty 6/36 less.
  expect(life).toBeGreaterThan(5);
  expect(changes[0]?.luck[0]).toBeCloseTo(share * life, 9);
  expect(changes[0]?.drift[0]).toBeCloseTo(0, 9);
});

test('throws that come to the same stand for each other, and none is left out', () => {
  const rules = rulesFor({ characters: ['usurer'] }, 1);
  const state = lastLife(rules);
  expect(judging(rules).picks!(state).map(({ odds }) => odds)).toEqual([6, 30]);
  const { worth, picks } = judging(rulesFor({}, 2));
  const race = rulesFor({}, 2);
  const log = logOf({ rules: race, bot: easy }, 'picks');
  const table = race.setup();
  for (const entry of log.slice(0, 60)) {
    if (entry[0] === CHANCE && table.phase === 'roll') {
      const after = (action: TheDungeon['action']): number => {
        const next = clone(table);
        race.apply(next, CHANCE, action);
        return worth(next)[0] ?? NaN;
      };
      const all = race.actions(table, CHANCE).map(after);
      const some = picks!(table).map(({ action, odds }) => odds * after(action));
      expect(total(some) / all.length).toBeCloseTo(total(all) / all.length, 9);
    }
    race.apply(table, ...entry);
  }
});

test('a race is worth its shares in the end, and about the same to everybody at its start', () => {
  for (const seats of [2, 4, 6]) {
    const rules = rulesFor({}, seats);
    const { worth } = judging(rules);
    const state = rules.setup();
    for (const chance of worth(state)) expect(Math.abs(chance - 1 / seats)).toBeLessThan(0.06);
    expect(total(worth(state))).toBeLessThan(1);
    state.phase = 'over';
    state.characters[1]!.out = 5;
    expect(worth(state)).toEqual(rules.content.seats.map(seat => Number(seat === 1)));
  }
});

test('what drifts is small beside luck', () => {
  const rules = rulesFor({}, 2);
  const balances = Array.from({ length: 4 }, (_, i) =>
    balanceOf(accountOf(rules, judging(rules), logOf({ rules, bot: easy }, `drift/${i}`)), 0),
  );
  const squares = (part: 'luck' | 'drift'): number => total(balances.map(balance => balance[part] ** 2));
  expect(squares('drift')).toBeLessThan(squares('luck') / 4);
});

test('playing on from both, a bribe is worth more than a fight that is lost in most throws', () => {
  const rules = rulesFor({ characters: ['usurer'] }, 1);
  const state = rules.setup();
  rules.apply(state, CHANCE, { type: 'roll', dice: [6] });
  rules.apply(state, 0, { type: 'go', side: 0 });
  rules.apply(state, CHANCE, { type: 'roll', dice: [1] });
  rules.apply(state, CHANCE, { type: 'draw', face: 'guard-room' });
  const duel = judging(rules).duel!({
    state,
    seat: 0,
    better: { type: 'bribe', gold: 1 },
    played: { type: 'fight', enemy: 'guard' },
  });
  expect(duel.cost).toBeGreaterThan(10);
  expect(duel.error).toBeLessThan(duel.cost / 10);
});

test.each([{ fate: 'on' }, { encounters: 'on' }, { until: 'round' }])('of a table with %j nothing is said', options => {
  expect(valuation(rulesFor({}, 2))?.unit).toBe('chance');
  expect(valuation(rulesFor(options, 2))).toBeUndefined();
});
