import { expect, test } from 'vitest';
import { BOARD_WORDS } from './context.ts';
import { questionOf } from './question.ts';
import { act, roll, sit, sandbox } from './tests/table.ts';
import { roundOf } from './useRound.ts';

const { en, fr } = BOARD_WORDS;

test('pairs with the black die, which may be folded away, are counted apart', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 2, 5, 6], 4);
  const round = roundOf(sandbox(table), table.rules.view(table.state, 0));
  expect([false, true].map(black => round.rows.filter(({ action }) => action.black === black).length)).toEqual([3, 12]);
  expect(questionOf('sums', round, en)).toBe('Make two pairs: 3 ways, 12 more with the black die.');
  expect(questionOf('sums', round, fr)).toBe('Faites deux paires (3 façons, 12 de plus avec le dé noir).');
  expect(questionOf('torch', round, en)).toBe(en.bar.tapTorch);
});

test('where pairs are made already, the game asks', () => {
  const table = sit('annoyed-animals', 1);
  roll(table, [1, 1, 2, 5], 6);
  act(table, { type: 'split', sums: [2, 7], black: false });
  expect(questionOf('sums', roundOf(sandbox(table), table.rules.view(table.state, 0)), en)).toBeUndefined();
});
