import { describe, expect, test } from 'vitest';
import { CHANCE, type Kind, type Rules } from '../kernel/game.ts';
import type { Entry } from '../kernel/match.ts';
import { type Aiming, eyeAndHandOf } from './eye-and-hand.ts';

/** One dart at a board of four fields in a row: it lands on the field that was aimed at or on the one after it. */
interface Darts extends Kind {
  state: { aim: number | null; field: number | null };
  action: { type: 'aim' | 'slip' | 'again'; at: number };
}

/** What each field is worth, out of 1. */
const FIELDS = [0, 0.5, 1, 0.25, 0];

const rules = {
  setup: () => ({ aim: null, field: null }),
  apply: (state: Darts['state'], _: number, { type, at }: Darts['action']) => {
    if (type === 'aim') state.aim = at;
    state.field = type === 'slip' ? (state.aim ?? 0) + at : null;
  },
} as unknown as Rules<Darts>;

function worthOf({ aim, field }: Readonly<Darts['state']>): readonly number[] {
  if (aim === null) return [0.5, 0.5];
  const worth = field === null ? (FIELDS[aim]! + FIELDS[aim + 1]!) / 2 : FIELDS[field]!;
  return [worth, 1 - worth];
}

const NOISE = 0.05;
const aiming: Aiming<Darts> = {
  valuation: { version: 1, unit: 'chance', mistakeFrom: 2 * NOISE, noise: NOISE, worth: worthOf },
  isFamiliar: true,
  isSpreading: ({ aim, field }) => aim !== null && field === null,
  aims: (_, __, { type }) => {
    if (type !== 'aim') return undefined;
    const compared = [0, 1, 2, 3].map(at => ({
      action: { type: 'aim', at } as const,
      worth: worthOf({ aim: at, field: null })[0]!,
    }));
    const falling = compared.toSorted((a, b) => b.worth - a.worth);
    return {
      compared: falling,
      around: falling,
      map: { directions: 4, powers: [1], worths: compared.map(({ worth }) => worth) },
    };
  },
};

const told = (log: readonly Entry<Darts>[]) => eyeAndHandOf(rules, aiming, { log, seats: 2 }, () => undefined);
const aimAt = (at: number): Entry<Darts> => [0, { type: 'aim', at }];
const slip = (at: number): Entry<Darts> => [CHANCE, { type: 'slip', at }];

describe('worked out by hand', () => {
  test('the best aim is field 1, worth 3/4; field 0 costs a half, and its slip onto field 1 gives a quarter', () => {
    const { aims, seats } = told([aimAt(0), slip(1)]);
    expect(aims).toMatchObject([
      { entry: 0, settled: 2, by: 0, better: { at: 1 }, best: 0.75, aimed: 0.25, went: 0.5 },
    ]);
    expect(aims[0]!.eye).toEqual({ value: -0.5, margin: 1.96 * NOISE });
    expect(aims[0]!.hand).toEqual({ value: 0.25, margin: 1.96 * NOISE });
    expect(seats[0]).toMatchObject({ aims: 1, told: 1, eye: { value: -0.5 }, hand: { value: 0.25 }, grade: 'bait' });
    expect(seats[1]).toMatchObject({ aims: 0, told: 0, eye: { value: 0 }, hand: { value: 0 }, grade: undefined });
  });

  test('the best aim costs nothing, has no interval and no map; its hand is all luck', () => {
    const { aims, seats } = told([aimAt(1), slip(0)]);
    expect(aims[0]).toMatchObject({ eye: { value: 0, margin: 0 }, hand: { value: -0.25 }, isTold: false });
    expect(seats[0]).toMatchObject({ eye: { value: 0, margin: 0 }, grade: undefined });
  });

  test('over all slips of an aim the hand is nothing', () => {
    for (const at of [0, 1, 2, 3]) {
      const hands = [0, 1].map(by => told([aimAt(at), slip(by)]).aims[0]!.hand.value);
      expect(hands[0]! + hands[1]!).toBeCloseTo(0, 12);
    }
  });

  test('a spread that is drawn again counts by itself: nothing was chosen', () => {
    const { aims, seats } = told([aimAt(0), slip(1), [1, { type: 'again', at: 0 }], slip(0)]);
    expect(aims).toMatchObject([
      { isRedrawn: false, hand: { value: 0.25 } },
      { isRedrawn: true, eye: { value: 0, margin: 0 }, best: 0.25, aimed: 0.25, went: 0, hand: { value: -0.25 } },
    ]);
    expect(seats[0]).toMatchObject({ aims: 1, eye: { value: -0.5 }, hand: { value: 0 } });
  });
});

test('what cannot be told from the best counts as nothing in the sum, and keeps its figure', () => {
  const vague: Aiming<Darts> = { ...aiming, valuation: { ...aiming.valuation, noise: 0.3, mistakeFrom: 0.6 } };
  const { aims, seats, allowed } = eyeAndHandOf(rules, vague, { log: [aimAt(0), slip(1)], seats: 2 }, () => undefined);
  expect(allowed).toBe(0.6);
  expect(aims[0]).toMatchObject({ eye: { value: -0.5 }, isTold: false });
  expect(seats[0]).toMatchObject({ told: 0, eye: { value: 0 }, grade: undefined });
});

test('only the three costliest aims of a seat come with a map', () => {
  const log = [0, 3, 2, 0, 1].flatMap(at => [aimAt(at), slip(0)]);
  const { aims } = told(log);
  expect(aims.map(({ map }) => map !== undefined)).toEqual([true, true, false, true, false]);
  for (const { best, eye, hand, went } of aims) expect(best + eye.value + hand.value).toBeCloseTo(went, 12);
});
