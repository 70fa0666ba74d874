import { expect, test } from 'vitest';
import { clone } from '../kernel/plain.ts';
import { randomFrom, total } from '../kernel/random.ts';
import { parry, type Parry, permuteParry, type State } from '../kernel/toys/parry.ts';
import { type Known, Weighing } from './tutor.ts';
import type { Valuation } from './valuation.ts';

const rules = parry.rules({ version: 1, seats: 2, options: {} });
const strike = (card: number) => ({ type: 'strike', card }) as const;

/** Seat 0 is to strike with one of these, against a hand of two that it has not seen. */
const striking = (...hand: number[]): State => ({
  pile: [1, 1, 2, 3, 3, 4, 5, 6].filter(card => !hand.includes(card)),
  hands: [hand, [2, 5]],
  spent: [],
  turn: 0,
  strike: null,
  hits: [0, 0],
  strikes: 1,
});

/** A strike is worth its card. */
const byCard: Valuation<Parry> = {
  version: 1,
  unit: 'points',
  mistakeFrom: 2,
  noise: 0.5,
  worth: ({ strike: struck, hits }) => [(struck ?? 0) + (hits[0] ?? 0), -(struck ?? 0)],
  causes: ({ strike: struck, hits }) => [
    { name: 'struck', amount: struck ?? 0 },
    { name: 'hits', amount: hits[0] ?? 0 },
  ],
};

const weighing = (state: State, valuation = byCard): Weighing<Parry> =>
  new Weighing(rules, valuation, { seat: 0, view: rules.view(state, 0) });

test('it asks from the very loss on that makes a mistake, and says how bad it is and how sure', () => {
  expect(weighing(striking(4, 6)).warningOf(strike(4))).toEqual({
    unit: 'points',
    cost: 2,
    margin: 1.96 * 0.5,
    blame: 'doubtful',
  });
  expect(weighing(striking(4, 6), { ...byCard, mistakeFrom: 2.000001 }).warningOf(strike(4))).toBeUndefined();
  expect(weighing(striking(2, 6)).warningOf(strike(2))?.blame).toBe('bad');
  expect(weighing(striking(2, 6), { ...byCard, mistakeFrom: 1 }).warningOf(strike(2))?.blame).toBe('blunder');
  expect(weighing(striking(2, 6)).warningOf(strike(6))).toBeUndefined();
});

test('what the valuation cannot tell apart by two standard errors is let pass, unless nothing is left to judgement', () => {
  const unsure = { ...byCard, noise: 2 };
  expect(weighing(striking(3, 6), unsure).warningOf(strike(3))).toBeUndefined();
  expect(weighing(striking(3, 6), { ...unsure, isExact: () => true }).warningOf(strike(3))).toMatchObject({
    cost: 3,
    margin: 0,
  });
});

test('of what cannot be another nobody is asked', () => {
  expect(weighing(striking(3, 3)).warningOf(strike(3))).toBeUndefined();
  expect(weighing(striking(3, 6), { ...byCard, candidates: () => [] }).warningOf(strike(3))).toBeUndefined();
});

test('what is meant need not be among what is compared; what is not legal is not read', () => {
  const compared = weighing(striking(2, 6), { ...byCard, candidates: () => [strike(6)] });
  expect(compared.warningOf(strike(2))?.cost).toBe(4);
  expect(compared.read({ type: 'strike', card: 2 })).toEqual(strike(2));
  expect(compared.read({ type: 'strike', card: 3 })).toBeUndefined();
  expect(compared.read('nonsense')).toBeUndefined();
});

test('what is better is told only to whoever asks, with causes that add up to the cost', () => {
  const asked = weighing(striking(2, 6));
  const better = asked.betterThan(strike(2));
  expect(better?.action).toEqual(strike(6));
  expect(total(better!.causes.map(({ amount }) => amount))).toBeCloseTo(asked.warningOf(strike(2))!.cost, 9);
  expect(asked.betterThan(strike(6))).toBeUndefined();
  expect(JSON.stringify(asked.warningOf(strike(2)))).not.toContain('card');
});

/** Who sees the other's hand never strikes with what can be parried. */
const peeking: Valuation<Parry> = {
  ...byCard,
  noise: 0,
  worth: ({ strike: struck, hands }) => [(hands[1] ?? []).some(card => card > (struck ?? 0)) ? 0 : 10, 0],
};

test('what the seat cannot know changes nothing of what it is asked', () => {
  const state = striking(4, 6);
  const asked = weighing(state, peeking).warningOf(strike(4));
  expect(asked?.cost).toBeGreaterThan(2);
  expect(asked?.margin).toBeGreaterThan(0);
  for (let deal = 0; deal < 20; deal++) {
    const other = permuteParry(clone(state), 0, randomFrom(`deal/${deal}`));
    expect(weighing(other, peeking).warningOf(strike(4))).toEqual(asked);
  }
});

test('a tutor cannot be given a state: that does not compile', () => {
  // @ts-expect-error what a seat may know is a view; a state tells of others' secrets
  const told = (state: Parry['state']): Known<Parry> => ({ seat: 0, view: state });
  // @ts-expect-error there is no place for a state beside it either
  const both = (known: Known<Parry>, state: Parry['state']): Known<Parry> => ({ ...known, state });
  expect([typeof told, typeof both]).toEqual(['function', 'function']);
});
