import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { donjonz, type Donjonz, type Options, type State } from '../../games/donjonz/index.ts';
import { walkStart } from '../../games/donjonz/readers.ts';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import type { Entry, Transcript } from '../../kernel/match.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { choose, randomFrom, total } from '../../kernel/random.ts';
import { type Account, accountOf, balanceOf } from '../account.ts';
import type { Valuation } from '../valuation.ts';
import { easy } from './easy.ts';
import { solve } from './solver.ts';
import { valuation } from './valuation.ts';

interface Matched {
  readonly rules: Rules<Donjonz>;
  readonly log: readonly Entry<Donjonz>[];
}

function stored(name: string): Matched {
  const url = new URL(`../../games/donjonz/transcripts/${name}.json`, import.meta.url);
  const { version, seats, options, log } = JSON.parse(readFileSync(url, 'utf8')) as Transcript<Donjonz>;
  return { rules: donjonz.rules({ version, seats, options }), log };
}

/** A match in which the cards lie anywhere, and easy walks. */
function anything(seed: string): Matched {
  const rules = donjonz.rules({ version: 1, seats: 1, options: donjonz.readOptions({}, 1) as Options });
  const random = randomFrom(seed);
  const state = rules.setup();
  const walk = easy.sit({ rules, seat: 0, random });
  const log: Entry<Donjonz>[] = [];
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const isLaying = state.phase === 'lay';
    const decided = isLaying ? choose(rules.actions(state, 0), random) : undefined;
    const action = seat === CHANCE ? draw(rules, state, random) : (decided ?? walk(rules.view(state, 0)));
    rules.apply(state, seat, action);
    log.push([seat, action]);
  }
  return { rules, log };
}

const judging = (rules: Rules<Donjonz>): Valuation<Donjonz> => valuation(rules) as Valuation<Donjonz>;

const stateAfter = ({ rules, log }: Matched, entries: number): State => {
  const state = rules.setup();
  for (const [seat, action] of log.slice(0, entries)) rules.apply(state, seat, action);
  return state;
};

/** The account of what came after the first entries. */
function accountFrom({ rules, log }: Matched, entries: number): Account<Donjonz> {
  const start = stateAfter({ rules, log }, entries);
  return accountOf({ ...rules, setup: () => clone(start) }, judging(rules), log.slice(entries));
}

test.each(['one', 'two'])(
  'in a match of anything, seed %s, luck, errors and drift add up, and twice the same',
  seed => {
    const match = anything(seed);
    const from = match.log.findIndex(([, { type }]) => type === 'set-out') - 9;
    const account = accountFrom(match, from);
    const { start, result, luck, errors, gifts, drift } = balanceOf(account, 0);
    expect(Math.abs(result - start - (luck - errors + gifts + drift))).toBeLessThan(1e-9);
    expect(accountFrom(match, from)).toEqual(account);
  },
);

test('a walk is worked out: what is lost on it is what the proved best brings more, and nothing drifts', () => {
  const match = stored('fifty-three');
  const kept = walkStart(match.log) as number;
  const { changes, start, result } = accountFrom(match, kept);
  const { walk, isProved } = solve(match.rules.content, stateAfter(match, kept), { nodes: 1_000_000 });
  expect(isProved).toBe(true);
  expect(start).toEqual([walk.glory]);
  expect(result).toEqual([53]);
  expect(-total(changes.map(({ skill }) => skill[0] ?? 0))).toBe(walk.glory - 53);
  expect(changes.every(({ drift, isSure }) => drift[0] === 0 && isSure)).toBe(true);
});

test('worked by hand: the last card that is turned up is no luck, and of two the means cancel', () => {
  const match = stored('fifty-three');
  const turned = match.log.flatMap(([seat], entry) => (seat === CHANCE ? [entry] : []));
  const [secondLast = 0, last = 0] = turned.slice(-2);
  const { changes } = accountFrom({ ...match, log: match.log.slice(0, last + 1) }, last);
  expect(changes[0]?.luck).toEqual([0]);
  // Two cards are left: what one of them is worth more than the mean, the other is worth less.
  const before = stateAfter(match, secondLast);
  expect(before.pile).toHaveLength(2);
  const lucks = before.pile.map(card => {
    const log = [...match.log.slice(0, secondLast), [CHANCE, { type: 'turn-up', card }] as Entry<Donjonz>];
    return accountFrom({ ...match, log }, secondLast).changes[0]?.luck[0] ?? NaN;
  });
  expect(total(lucks)).toBeCloseTo(0, 9);
});

test('causes add up to what a position is worth', () => {
  const match = stored('fifty-three');
  const { worth, causes } = judging(match.rules);
  for (const entries of [4, 20, match.log.length]) {
    const state = stateAfter(match, entries);
    expect(total(causes!(state, 0).map(({ amount }) => amount))).toBeCloseTo(worth(state)[0] ?? NaN, 9);
  }
});

test('nothing is said of a deck of somebody’s own', () => {
  expect(valuation(stored('own-deck').rules)).toBeUndefined();
});
