import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../kernel/game.ts';
import { type Front, frontOf, type Company } from './front.ts';

const OUTCOME: Outcome = { places: [1, 2, 3], scores: [3, 2, 1], length: 1, notes: {} };
const SCREEN: Company = { people: [0, 2], isSecret: true, isKnown: true };

const front = (seat: number, waiting: readonly number[], screen: Partial<Company> = {}): Front =>
  frontOf({ seat, waiting, outcome: undefined }, { ...SCREEN, ...screen });

describe('with secrets', () => {
  test('who decides stays, and so does who waits for bots alone', () => {
    expect(front(0, [0, 1, 2])).toEqual({ type: 'stay' });
    expect(front(0, [1])).toEqual({ type: 'stay' });
  });

  test('a curtain falls before the next person who is waited for', () => {
    expect(front(0, [1, 2])).toEqual({ type: 'curtain', to: 2 });
    expect(front(2, [0, 1])).toEqual({ type: 'curtain', to: 0 });
    expect(front(1, [0, 2], { people: [0, 1, 2] })).toEqual({ type: 'curtain', to: 2 });
  });

  test('a page that was just opened shows nobody’s seat before that person has spoken', () => {
    expect(front(0, [0, 2], { isKnown: false })).toEqual({ type: 'curtain', to: 0 });
    expect(front(0, [1], { isKnown: false })).toEqual({ type: 'curtain', to: 0 });
  });

  test('a match that has ended hides nothing', () => {
    const ended = { seat: 0, waiting: [], outcome: OUTCOME };
    expect(frontOf(ended, { ...SCREEN, isKnown: false })).toEqual({ type: 'stay' });
  });
});

test('one person among bots never meets a curtain', () => {
  for (const waiting of [[0, 1], [1], [0]])
    expect(front(0, waiting, { people: [0], isKnown: false })).toEqual({ type: 'stay' });
});

test('without secrets the seats just change', () => {
  expect(front(0, [2], { isSecret: false })).toEqual({ type: 'turn', to: 2 });
  expect(front(0, [0], { isSecret: false, isKnown: false })).toEqual({ type: 'stay' });
});
