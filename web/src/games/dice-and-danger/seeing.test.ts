import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../art/figure.ts';
import type { Event } from '../../../../games/dice-and-danger/index.ts';
import type { Outcome } from '../../../../kernel/game.ts';
import { ARROWS, towards } from './arrowKeys.ts';
import { lastMarksOf } from './lastRound.ts';
import { signed } from './names.ts';
import { sit } from './tests/table.ts';
import { tiesOf } from './ties.ts';

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

describe('what is new on a sheet', () => {
  const shownAt = (seat: number, spaces: readonly number[], rooms: readonly number[]): Event => ({
    type: 'round-shown',
    seat,
    spaces,
    rooms,
    boxes: rooms.length,
    lost: 0,
  });

  test('is what its seat crossed out in the last round, free damage included', () => {
    const told: readonly Event[] = [
      shownAt(0, [1], []),
      shownAt(1, [2], []),
      shownAt(0, [3, 4], []),
      shownAt(1, [5], [70]),
      { type: 'free-damage', seat: 1, room: 71, name: 'Goose' },
      { type: 'free-damage', seat: 0, room: 70, name: 'Badger' },
      { type: 'free-damage', seat: 1, room: 70, name: 'Badger' },
    ];
    expect(lastMarksOf(told, 0)).toEqual([3, 4, 70]);
    expect(lastMarksOf(told, 1)).toEqual([5, 70, 71]);
  });

  test('is unknown before the first round has been settled', () => {
    expect(lastMarksOf([{ type: 'seat-done', seat: 1 }], 1)).toBeUndefined();
  });
});

test('negative numbers have a minus sign', () => {
  expect([signed(-3), signed(0), signed(-0), signed(12)]).toEqual(['−3', '0', '0', '12']);
});
