import { describe, expect, test } from 'vitest';
import type { Bot } from '../bots/index.ts';
import type { Kind } from '../kernel/game.ts';
import { shove } from '../kernel/toys/shove.ts';
import { fight, readBout } from './arena.ts';
import { type Contest, playDeal, strengthOf, verdictOf } from './contest.ts';
import { seedAt } from './simulation.ts';

/** Plays the listed action at `index`, counted from the end when negative, and notes where it sits. */
const stubborn = (id: string, index: number, seats: number[] = []): Bot<Kind> => ({
  id,
  sit: ({ rules, seat, random }) => {
    seats.push(seat);
    return view => rules.actions(rules.imagine(view, seat, random), seat).at(index) as Kind['action'];
  },
});

const contest = (a: Bot<Kind>, b: Bot<Kind>): Contest => ({ game: shove, options: {}, seats: 2, a, b, seed: 'a' });

describe('a deal', () => {
  test('is played with either bot in every seat, from the same dice', () => {
    const seats: number[] = [];
    playDeal(contest(stubborn('a', 0, seats), stubborn('b', -1)), 0);
    expect(seats).toEqual([0, 1]);
  });

  test('has a seed of its own: a number is counted on from, a text is numbered', () => {
    expect([seedAt('1000000', 7), seedAt('autumn', 7)]).toEqual(['1000007', 'autumn/7']);
  });

  test('is even between a bot and itself', () => {
    for (let i = 0; i < 5; i++) expect(playDeal(contest(stubborn('a', 0), stubborn('b', 0)), i)).toBe(0.5);
  });
});

describe('strength', () => {
  test('is the mean of the deals, with an interval that their number narrows', () => {
    const shares = [1, 1, 0.5, 0];
    const few = strengthOf(shares, 0.5, 0.05);
    expect(few).toMatchObject({ deals: 4, share: 0.625, even: 0.5 });
    expect(few.margin).toBeCloseTo((1.96 * 0.478_714) / 2, 4);
    expect(few.evidence).toBeCloseTo((2 * 0.05 * 4 * 0.125) / 0.478_714 ** 2, 4);
    expect(strengthOf(Array.from({ length: 10 }, () => shares).flat(), 0.5, 0.05).margin).toBeLessThan(few.margin / 3);
  });

  test('is decided once one is nineteen times likelier than the other, and not before ten deals', () => {
    const of = (evidence: number, deals = 10) => verdictOf({ deals, share: 0.6, margin: 0, even: 0.5, evidence });
    expect([of(2.94), of(2.95), of(-2.95), of(2.95, 9)]).toEqual(['open', 'a', 'b', 'open']);
  });
});

const FLAGS = { a: 'easy', b: 'random', deals: '12', edge: '5', seed: 's' };

test('easy beats random at Dungeon Pen in a few deals, and the same seed fights the same fight', () => {
  const bout = readBout('dungeon-pen', FLAGS);
  if ('complaint' in bout) throw new Error(bout.complaint);
  const told: number[] = [];
  const { strength, verdict } = fight(bout, ({ deals }) => told.push(deals));
  expect(verdict).toBe('a');
  expect(told).toEqual(Array.from({ length: strength.deals }, (_, i) => i + 1));
  expect(fight(bout, () => undefined).strength).toEqual(strength);
});

test.each([
  ['chess', {}, "There is no game 'chess'"],
  ['dungeon-pen', { a: 'deep' }, "No bot 'deep' plays dungeon-pen"],
  ['dungeon-pen', { seats: '3' }, '--seats takes a whole number from 2 to 2'],
  ['dungeon-pen', { edge: '0' }, '--edge takes a whole number from 1 to 50'],
])('%s with %j is bad input', (game, flags, sentence) => {
  expect(readBout(game, { ...FLAGS, ...flags })).toEqual({ complaint: expect.stringContaining(sentence) as string });
});
