import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../kernel/game.ts';
import { sit } from './tests/table.ts';
import { tiesOf } from './ties.ts';

describe('ties', () => {
  const { rules, state } = sit('annoyed-animals', 3);
  const view = rules.view(state, 0);
  const papers = (lost: readonly number[]) => view.papers.map((paper, seat) => ({ ...paper, lost: lost[seat] ?? 0 }));
  const outcome = (places: readonly number[], scores: readonly number[]): Outcome => ({
    places,
    scores,
    length: 1,
    notes: {},
  });

  test('are broken by lives lost, or shared', () => {
    expect(tiesOf({ papers: papers([4, 2, 0]) }, outcome([1, 2, 3], [20, 20, 9]))).toEqual([
      { points: 20, seats: [0, 1], ahead: 0, lost: 4 },
    ]);
    expect(tiesOf({ papers: papers([2, 2, 0]) }, outcome([1, 1, 3], [20, 20, 9]))[0]?.ahead).toBeUndefined();
  });

  test('are no matter of the dead', () => {
    expect(tiesOf(view, outcome([1, 0, 2], [20, 20, 9]))).toEqual([]);
  });
});
