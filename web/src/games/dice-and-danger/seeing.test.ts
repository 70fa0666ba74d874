import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../art/figure.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import { ARROWS, towards } from './compass.ts';
import { signed } from './signed.ts';
import { sit } from './tests/table.ts';
import { tiesOf } from './ties.ts';
import { next } from './useEarlier.ts';

describe('the compass', () => {
  const at = (x: number, y: number): Box => [x, y, 10, 10];
  const named = (item: string, x: number, y: number) => ({ item, box: at(x, y) });
  const others = [named('right', 50, 0), named('far right', 90, 0), named('below', 4, 60), named('aside', 30, 60)];

  test('finds the nearest in each direction, and nothing where nothing is', () => {
    expect(ARROWS.map(arrow => towards(at(0, 0), arrow, others))).toEqual([undefined, 'right', 'below', undefined]);
  });

  test('prefers straight on to a little nearer but aside', () => {
    expect(towards(at(0, 0), 'ArrowDown', [named('aside', 40, 50), named('straight', 0, 80)])).toBe('straight');
  });
});

describe('ties', () => {
  const { rules, state } = sit('annoyed-animals', 3);
  const view = rules.view(state, 0);
  const papers = (lost: readonly number[]) => view.papers.map((paper, seat) => ({ ...paper, lost: lost[seat] ?? 0 }));
  const outcome = (scores: readonly number[]): Outcome => ({ places: [], scores, length: 1, notes: {} });

  test('are broken by lives lost, or shared', () => {
    expect(tiesOf({ ...view, papers: papers([4, 2, 0]) }, outcome([20, 20, 9]))).toEqual([
      { points: 20, seats: [0, 1], ahead: 0, lost: 4 },
    ]);
    expect(tiesOf({ ...view, papers: papers([2, 2, 0]) }, outcome([20, 20, 9]))[0]?.ahead).toBeUndefined();
  });

  test('are no matter of the dead', () => {
    expect(tiesOf({ ...view, fallen: [0, 5, 0] }, outcome([20, 20, 9]))).toEqual([]);
  });
});

describe('what was there before', () => {
  const { rules, state } = sit('annoyed-animals', 2);
  const view = rules.view(state, 0);

  test('is the sheets of one round earlier, and only if that round was seen', () => {
    const first = next(undefined, { ...view, phase: 'cross', round: 3 });
    expect(first).toMatchObject({ settled: 2, earlier: undefined });
    expect(next(first, { ...view, phase: 'cross', round: 3, papers: [] })).toBe(first);
    const second = next(first, { ...view, phase: 'roll', round: 3, papers: [] });
    expect(second).toEqual({ settled: 3, papers: [], earlier: view.papers });
    expect(next(second, { ...view, phase: 'over', round: 7 }).earlier).toBeUndefined();
  });
});

test('negative numbers have a minus sign', () => {
  expect([signed(-3), signed(0), signed(-0), signed(12)]).toEqual(['−3', '0', '0', '12']);
});
