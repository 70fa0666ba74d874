import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../../../games/the-dungeon/index.ts';
import { GAME_WORDS } from './context.ts';
import { outcomesOf } from './outcomes.ts';

const game = GAME_WORDS.en;

describe.each(['lair', 'storeroom', 'tunnel'] as const)('what a die may bring: %s', room => {
  test('every face of the die is named once', () => {
    const faces = outcomesOf({ game }, room).flatMap(({ dice }) => {
      const [first = 0, last = first] = dice.split('–').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });
    expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

test('no other room has a table', () => {
  const rooms = ROOMS.filter(room => outcomesOf({ game }, room).length > 0);
  expect(rooms).toEqual(['lair', 'storeroom', 'tunnel']);
});
