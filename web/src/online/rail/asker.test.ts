import { expect, test } from 'vitest';
import { sitter } from '../tests/sitter.ts';
import { askerOf } from './asker.ts';

const WAITED = { sitters: [sitter('Ada', null), sitter('Ada', null), sitter('Ada', 100)] };

test('whoever of this page took the last step asks to take it back', () => {
  expect(askerOf({ own: [0, 2], acted: 0, table: WAITED })).toBe(0);
  expect(askerOf({ own: [0, 2], acted: 2, table: WAITED })).toBe(2);
});

test('when that is not known, or was done for a seat that is lost, it is whoever is waited for', () => {
  expect(askerOf({ own: [0, 2], acted: undefined, table: WAITED })).toBe(2);
  expect(askerOf({ own: [0, 2], acted: 1, table: WAITED })).toBe(2);
});

test('when somebody else is waited for, it is the first; who looks on asks for nothing', () => {
  expect(askerOf({ own: [0, 1], acted: undefined, table: WAITED })).toBe(0);
  expect(askerOf({ own: [], acted: 0, table: WAITED })).toBeUndefined();
});
