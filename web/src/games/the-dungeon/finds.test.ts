import { expect, test } from 'vitest';
import { findsIn } from '../../../../games/the-dungeon/readers.ts';
import { GAME_WORDS } from './context.ts';
import { findRows } from './finds.ts';

const game = GAME_WORDS.en;

test.each(['lair', 'storeroom', 'tunnel'] as const)('every face of the die is named once: %s', room => {
  const faces = findRows({ game }, findsIn(room)).flatMap(({ dice }) => {
    const [first = 0, last = first] = dice.split('–').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  expect(faces).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a room without a table has no lines', () => {
  expect(findRows({ game }, findsIn('library'))).toEqual([]);
});
