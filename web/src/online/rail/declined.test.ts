import { expect, test } from 'vitest';
import type { Table } from '../../../../wire/table.ts';
import { sitter } from '../tests/sitter.ts';
import { wasDeclined } from './declined.ts';

const ASKED: Table = {
  phase: 'playing',
  sitters: [sitter('Ada', null), sitter('Bo', 100)],
  host: 0,
  onlookers: 0,
  asking: { asked: 'request-1', by: 0, favour: { type: 'back', back: 1 }, waiting: [1] },
  rematch: null,
  at: 200,
};
const ANSWERED: Table = { ...ASKED, asking: null, at: 300 };

test('what was asked for is gone and nothing else has changed: declined', () => {
  expect(wasDeclined(ASKED, ANSWERED, [0])).toBe(true);
});

test('who goes back is waited for anew', () => {
  expect(wasDeclined(ASKED, { ...ANSWERED, sitters: [sitter('Ada', 300), sitter('Bo', null)] }, [0])).toBe(false);
});

test('a seat that is minded has a bot', () => {
  const minded = [sitter('Ada', null), { ...sitter('Bo', 100), bot: 'easy' }];
  expect(wasDeclined(ASKED, { ...ANSWERED, sitters: minded }, [0])).toBe(false);
});

test('it concerns only who has asked, while the match runs and nothing waits any more', () => {
  expect(wasDeclined(ASKED, ANSWERED, [1])).toBe(false);
  expect(wasDeclined(ASKED, { ...ANSWERED, phase: 'ended' }, [0])).toBe(false);
  expect(wasDeclined(ASKED, ASKED, [0])).toBe(false);
  expect(wasDeclined(ANSWERED, ANSWERED, [0])).toBe(false);
});
