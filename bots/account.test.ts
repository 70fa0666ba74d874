import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { digest, seedFrom } from '../kernel/chance.ts';
import { CHANCE, type Game, isRefusal, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import { play, start } from '../kernel/match.ts';
import { canonical, same } from '../kernel/plain.ts';
import { choose, randomFrom, total } from '../kernel/random.ts';
import { parry } from '../kernel/toys/parry.ts';
import { shove } from '../kernel/toys/shove.ts';
import { accountOf, balanceOf, picksIn } from './account.ts';
import { byMean, dare, type Dare } from './tests/dare.ts';
import type { Valuation } from './valuation.ts';

const sumOf = ({ luck, errors, gifts, drift }: ReturnType<typeof balanceOf>): number => luck - errors + gifts + drift;

test('worked by hand: who stands loses a point by it, and no luck was in it', () => {
  const account = accountOf(dare, byMean, [[0, { type: 'stand' }]]);
  expect(balanceOf(account, 0)).toEqual({ start: 2, result: 1, luck: 0, errors: 1, gifts: 0, drift: 0, choices: 1 });
  expect(account.changes[0]?.compared).toEqual([
    { action: { type: 'dare' }, worth: 2 },
    { action: { type: 'stand' }, worth: 1 },
  ]);
});

test.each([
  ['heads', 4, 2],
  ['tails', 0, -2],
] as const)('worked by hand: who dares and gets %s made no error, and had luck', (side, result, luck) => {
  const account = accountOf(dare, byMean, [
    [0, { type: 'dare' }],
    [CHANCE, { type: side }],
  ]);
  expect(balanceOf(account, 0)).toEqual({ start: 2, result, luck, errors: 0, gifts: 0, drift: 0, choices: 1 });
});

test('what the valuation takes back of its own judgement is drift, neither luck nor skill', () => {
  const hopeful = { ...byMean, worth: ({ points }: Dare['state']) => [points ?? 3] };
  const account = accountOf(dare, hopeful, [
    [0, { type: 'dare' }],
    [CHANCE, { type: 'heads' }],
  ]);
  expect(balanceOf(account, 0)).toMatchObject({ start: 3, result: 4, luck: 2, errors: 0, drift: -1 });
});

/** A valuation as poor as can be, but for the end: the text of a state, as a number. */
const blind = (rules: Rules<Kind>, seats: number): Valuation<Kind> => ({
  version: 1,
  unit: 'points',
  mistakeFrom: 1,
  noise: 0,
  worth: state =>
    rules.outcome(state)?.scores ??
    Array.from(
      { length: seats },
      (_, seat) => Number.parseInt(digest(`${seat}${canonical(state)}`).slice(0, 4), 16) / 999,
    ),
});

const anything = (game: Game<Kind>, seats: number, seed: string, longest = Infinity) => {
  const options = game.readOptions(undefined, seats);
  if (isRefusal(options)) throw new Error(JSON.stringify(options));
  const match = start(game, { seats, options, seeds: [[0, seedFrom(seed)]] });
  const random = randomFrom(seed);
  for (
    let seat: Seat | undefined;
    (seat = match.rules.active(match.state)[0]) !== undefined && match.log.length < longest;
  )
    play(match, seat, choose(match.rules.actions(match.state, seat), random));
  return match;
};

const TOYS = [parry, shove] as unknown as readonly Game<Kind>[];

/** What a seat has missed, by what its decisions were compared with. */
const missedBy = ({ changes }: ReturnType<typeof accountOf>, seat: Seat): number =>
  total(
    changes.map(({ by, action, compared: [best, ...others] }) => {
      if (by !== seat || !best) return 0;
      return best.worth - ([best, ...others].find(each => same(each.action, action))?.worth ?? NaN);
    }),
  );

test('of random matches luck, errors, gifts and drift add up for every seat, whatever the valuation', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOYS), fc.string(), (game, seed) => {
      const { rules, log } = anything(game, 2, seed);
      const account = accountOf(rules, blind(rules, 2), log);
      for (const seat of [0, 1]) {
        const balance = balanceOf(account, seat);
        expect(Math.abs(balance.result - balance.start - sumOf(balance))).toBeLessThan(1e-9);
        expect(balance.errors).toBeCloseTo(missedBy(account, seat), 9);
      }
    }),
    { numRuns: 60 },
  );
});

/** Begun by anybody with as many seats: what adds up over some entries adds up over all. */
const ENTRIES = 24;

test.each(GAMES.map(game => [game.id, game] as const))(
  'they add up in %s as well, for every seat of few and of many',
  (_, game) => {
    const { min, max } = game.seats;
    fc.assert(
      fc.property(fc.integer({ min, max }), fc.string(), (seats, seed) => {
        const { rules, log } = anything(game, seats, seed, ENTRIES);
        const account = accountOf(rules, blind(rules, seats), log);
        expect(account.changes).toHaveLength(log.length);
        for (let seat = 0; seat < seats; seat++) {
          const balance = balanceOf(account, seat);
          expect(Math.abs(balance.result - balance.start - sumOf(balance))).toBeLessThan(1e-9);
          expect(balance.errors).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 6 },
    );
  },
);

test('luck is nothing on average: weighed by their odds, the luck of all picks cancels out', () => {
  const rules = (parry as unknown as Game<Kind>).rules({ version: 1, seats: 2, options: {} });
  const valuation = blind(rules, 2);
  const picks = picksIn(rules, valuation, rules.setup());
  const lucks = picks.map(({ action, odds }) => {
    const { changes } = accountOf(rules, valuation, [[CHANCE, action]]);
    return (changes[0]?.luck[0] ?? 0) * odds;
  });
  expect(picks.length).toBeGreaterThan(1);
  expect(Math.abs(lucks.reduce((sum, luck) => sum + luck))).toBeLessThan(1e-9);
});
