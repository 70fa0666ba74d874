import { expect, test } from 'vitest';
import { CHANCE, type Random, type Seat } from '../kernel/game.ts';
import { draw } from '../kernel/playout.ts';
import { clone } from '../kernel/plain.ts';
import { randomFrom, total } from '../kernel/random.ts';
import { type Shove, shove, type State } from '../kernel/toys/shove.ts';
import { rollOut, type Rollout, ROUND } from './rollout.ts';
import type { Policy, Valuation } from './valuation.ts';

const rules = shove.rules({ version: 1, seats: 2, options: {} });
const POWERS = [240, 250, 260].map(power => ({ type: 'shove', power }) as const);
/** Everybody shoves with the same power from here on. */
const policy: Policy<Shove> = () => ({ type: 'shove', power: 245 });

/** How much nearer to the mark a seat lies than the other, now and after a shove that is under way. */
const lead = ([a = 0, b = 0]: readonly number[]): number[] => [b - a, a - b];
const worth = ({ best, power, drift, turn }: Readonly<State>): number[] => {
  if (power === null) return lead(best);
  const expected = Math.abs(5000 - power * (20 + (drift ?? 0)) - 7);
  return lead(best.map((mine, seat) => (seat === turn % 2 ? Math.min(mine, expected) : mine)));
};
const valuation: Valuation<Shove> = { version: 1, unit: 'points', mistakeFrom: 50, noise: 0, worth };

const rollout = (seed: string, ahead = Infinity): Rollout<Shove> => ({
  rules,
  valuation,
  playing: { policy, ahead, luckBy: valuation },
  random: randomFrom(seed),
});

/** Both lie far from the mark, and each shoves once more. */
const late: State = { turn: 4, power: null, drift: null, best: [900, 600] };

const after = (state: Readonly<State>, by: Seat, action: Shove['action']): State => {
  const next = clone(state) as State;
  rules.apply(next, by, action);
  return next;
};

/** What the policy makes of a position on average, over every pick there is. */
function exact(state: Readonly<State>): number {
  const [seat] = rules.active(state);
  if (seat === undefined) return worth(state)[0]!;
  if (seat !== CHANCE) return exact(after(state, seat, policy(state, seat, randomFrom(''))));
  const odds = rules.odds!(state);
  const worths = rules.actions(state, CHANCE).map((action, i) => exact(after(state, CHANCE, action)) * odds[i]!);
  return total(worths) / total(odds);
}

const question = { state: late, seat: 0, actions: POWERS };

test('what a rollout finds is what the average over every pick is, within its error', () => {
  for (const { action, worth: found, error } of rollOut(rollout('exact'), question, 60))
    expect(Math.abs(found - exact(after(late, 0, action)))).toBeLessThan(4 * error + 1e-9);
});

test('the best comes first, and what is clearly worse is not played on', () => {
  const [best, ...others] = rollOut(rollout('drop'), question, 200);
  const exacts = POWERS.map(action => exact(after(late, 0, action)));
  expect(exact(after(late, 0, best!.action))).toBeCloseTo(Math.max(...exacts), 9);
  expect(Math.min(...others.map(({ matches }) => matches))).toBeLessThan(200 * ROUND);
});

test('the same luck finds the same, to the last bit', () => {
  expect(rollOut(rollout('twice'), question, 5)).toEqual(rollOut(rollout('twice'), question, 5));
});

/** One match as it may fall, without anything taken off. */
function plain(state: Readonly<State>, random: Random): number {
  const next = clone(state) as State;
  for (let seat: Seat | undefined; (seat = rules.active(next)[0]) !== undefined;)
    rules.apply(next, seat, seat === CHANCE ? draw(rules, next, random) : policy(next, seat, random));
  return worth(next)[0]!;
}

const varianceOf = (values: readonly number[]): number => {
  const mean = total(values) / values.length;
  return total(values.map(value => (value - mean) ** 2)) / (values.length - 1);
};

test('it needs at most a fifth of the matches that plain ones need for the same error', () => {
  const [first] = POWERS;
  const start = after(late, 0, first!);
  const random = randomFrom('plain');
  const plainly = varianceOf(Array.from({ length: 4000 }, () => plain(start, random)));
  const two = rollOut(rollout('fifth'), { ...question, actions: [first!, first!] }, 120);
  const spread = two[0]!.error ** 2 * two[0]!.matches;
  expect(plainly / spread).toBeGreaterThan(5);
});

test('whoever looks only some picks ahead takes the valuation at its word', () => {
  const [near] = rollOut(rollout('near', 0), { ...question, actions: [POWERS[1]!, POWERS[1]!] }, 3);
  expect(near!.worth).toBeCloseTo(worth(after(late, 0, POWERS[1]!))[0]!, 9);
});
