import { describe, expect, test } from 'vitest';
import type { View } from '../../../../games/the-dungeon/index.ts';
import { hasLastTurn } from './lastTurn.ts';
import { Hand, rulesOf } from './tests/steps.ts';

/** Four seats; `first` is out since the second round, and it is the turn of `turn`. */
function tableWith(until: string, first: number, turn: number): readonly boolean[] {
  const rules = rulesOf(4, { until, first: 1 });
  const { view } = new Hand(rules, 0).now;
  const characters = view.characters.map((each, seat) => ({
    ...each,
    sheet: seat,
    lives: 4,
    out: seat === first ? 2 : 0,
  }));
  const now: View = { ...view, characters, turn, round: 2, phase: 'step' };
  return rules.content.seats.map(seat => hasLastTurn(rules.content, now, seat));
}

describe('the last turn', () => {
  test('is the one after somebody is out, once around the table', () => {
    expect(tableWith('once-around', 2, 3)).toEqual([true, true, false, true]);
    expect(tableWith('once-around', 2, 0)).toEqual([true, true, false, false]);
    expect(tableWith('once-around', 2, 1)).toEqual([false, true, false, false]);
  });

  test('is the one of the round in which somebody is out, where rounds are played to their end', () => {
    expect(tableWith('round', 2, 3)).toEqual([true, false, false, true]);
    expect(tableWith('round', 2, 0)).toEqual([true, false, false, false]);
  });

  test('is never told where everybody plays until nobody is left', () => {
    expect(tableWith('all-out', 2, 3)).toEqual([false, false, false, false]);
  });
});
