import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../creating/terms.ts';
import { sitter } from '../tests/sitter.ts';
import { untilMindable } from './untilMindable.ts';

const BO = { ...sitter('Bo', null), here: false, away: 5000 };

test('somebody away may be minded after a minute, or a day by turns', () => {
  expect(untilMindable(BO, USUAL_TERMS, 6000)).toBe(59_000);
  expect(untilMindable(BO, USUAL_TERMS, 65_000)).toBe(0);
  expect(untilMindable(BO, { ...USUAL_TERMS, pace: 'turns' }, 65_000)).toBe(86_340_000);
});

test('whoever is here, minded or lost, or where the table forbids it, is not', () => {
  expect(untilMindable(sitter('Bo', null), USUAL_TERMS, 65_000)).toBeUndefined();
  expect(untilMindable({ ...BO, bot: 'easy' }, USUAL_TERMS, 65_000)).toBeUndefined();
  expect(untilMindable({ ...BO, forfeited: 'left' }, USUAL_TERMS, 65_000)).toBeUndefined();
  expect(untilMindable(BO, { ...USUAL_TERMS, minding: 'none' }, 65_000)).toBeUndefined();
});
