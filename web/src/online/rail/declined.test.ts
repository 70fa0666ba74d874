import { expect, test } from 'vitest';
import type { Seating } from '../../../../wire/table.ts';
import { sitter } from '../tests/sitter.ts';
import { wasDeclined } from './declined.ts';

const ASKED: Seating = {
  phase: 'playing',
  sitters: [sitter('Ada', null), sitter('Bo', 100)],
  host: 0,
  onlookers: 0,
  asking: { asked: 'request-1', by: 0, favour: { type: 'back', back: 1 }, waiting: [1] },
  declined: null,
  rematch: null,
  talk: 'seats',
  silenced: [],
  at: 200,
};
const DECLINED: Seating = { ...ASKED, asking: null, declined: 'request-1', at: 300 };

test('who has asked is told that it was declined', () => {
  expect(wasDeclined(ASKED, DECLINED, [0])).toBe(true);
});

test('nobody else is, and not twice', () => {
  expect(wasDeclined(ASKED, DECLINED, [1])).toBe(false);
  expect(wasDeclined(DECLINED, DECLINED, [0])).toBe(false);
});

test('what was granted or withdrawn was not declined', () => {
  expect(wasDeclined(ASKED, { ...DECLINED, declined: null }, [0])).toBe(false);
  expect(wasDeclined(ASKED, { ...DECLINED, declined: 'request-0' }, [0])).toBe(false);
});
