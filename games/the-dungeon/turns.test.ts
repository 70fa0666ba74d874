import { describe, expect, test } from 'vitest';
import { LAST_ROUND } from './data.ts';
import { hasLastTurn } from './turns.ts';
import { together } from './tests/table.ts';

interface Standing {
  readonly until: string;
  /** Who is out, if anybody. */
  readonly out?: number;
  readonly turn: number;
  readonly round?: number;
}

/** Whether each of four seats has its last turn now or before it; seat 1 began. */
function lastTurns({ until, out, turn, round = 2 }: Standing): readonly boolean[] {
  const { rules, state } = together([{}, {}, {}, {}], { until, first: 1 });
  Object.assign(state, { turn, round, phase: 'step' });
  if (out !== undefined) Object.assign(state.characters[out] ?? {}, { out: round });
  return rules.content.seats.map(seat => hasLastTurn(rules.content, state, seat));
}

describe('TD-Q24 the last turn', () => {
  test('is the one after somebody is out, once around the table', () => {
    expect(lastTurns({ until: 'once-around', out: 2, turn: 3 })).toEqual([true, true, false, true]);
    expect(lastTurns({ until: 'once-around', out: 2, turn: 0 })).toEqual([true, true, false, false]);
    expect(lastTurns({ until: 'once-around', out: 2, turn: 1 })).toEqual([false, true, false, false]);
  });

  test('is the one of the round in which somebody is out, where rounds are played to their end', () => {
    expect(lastTurns({ until: 'round', out: 2, turn: 3 })).toEqual([true, false, false, true]);
    expect(lastTurns({ until: 'round', out: 2, turn: 0 })).toEqual([true, false, false, false]);
  });

  test('is never told where everybody plays until nobody is left, nor while all are inside', () => {
    expect(lastTurns({ until: 'all-out', out: 2, turn: 3 })).toEqual([false, false, false, false]);
    expect(lastTurns({ until: 'once-around', turn: 3 })).toEqual([false, false, false, false]);
  });
});

test('TD-Q44 everybody has their last turn in the last round', () => {
  expect(lastTurns({ until: 'all-out', turn: 1, round: LAST_ROUND })).toEqual([true, true, true, true]);
  expect(lastTurns({ until: 'once-around', turn: 3, round: LAST_ROUND })).toEqual([true, false, false, true]);
});
