import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../games/dice-and-danger/index.ts';
import { lastMarksOf, stepsSinceSplit } from './lastRound.ts';
import { sit } from './tests/table.ts';

describe('what is new on a sheet', () => {
  const [paper] = sit('annoyed-animals', 1).state.papers;
  const shownAt = (seat: number, spaces: readonly number[], rooms: readonly number[]): Event => ({
    type: 'round-shown',
    seat,
    paper: paper!,
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

test('pairs are taken back together with what was said of free damage since', () => {
  const rolled: Event = { type: 'dice-rolled', seat: 0, dice: [1, 1, 1, 1, 1], round: 1 };
  const split: Event = { type: 'dice-split', seat: 0, sums: [2, 2], black: false, paid: false };
  const left: Event = { type: 'free-damage-chosen', seat: 0, damage: 'leave' };
  const done: Event = { type: 'seat-done', seat: 1 };
  expect(stepsSinceSplit([split, left, rolled])).toBe(0);
  expect(stepsSinceSplit([split, rolled, split])).toBe(1);
  expect(stepsSinceSplit([rolled, split, left, done, left])).toBe(3);
});
