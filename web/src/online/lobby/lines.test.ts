import { expect, test } from 'vitest';
import type { Listed } from '../../../../wire/http.ts';
import { awaited, hallOf, isMyTurn, linesOf, matching, mineFirst, othersAt } from './lines.ts';

const LISTED: Listed = {
  match: 'a',
  game: 'dungeon-pen',
  phase: 'playing',
  names: ['Ada', 'Bo'],
  open: 0,
  waiting: [1],
  own: [0],
  changed: 10,
};
const listed = (match: string, more: Partial<Listed>): Listed => ({ ...LISTED, match, ...more });

test('a game that this page does not know is left out', () => {
  expect(linesOf([LISTED, listed('b', { game: 'tic-tac-toe' })]).map(({ match }) => match)).toEqual(['a']);
});

test('my turn, then what runs, then what waits for others, then what is over; the latest first', () => {
  const lines = linesOf([
    listed('over', { phase: 'ended', waiting: [], changed: 99 }),
    listed('gathering', { phase: 'gathering', waiting: [], changed: 98 }),
    listed('old', { changed: 1 }),
    listed('new', { changed: 2 }),
    listed('mine', { waiting: [0], changed: 0 }),
  ]);
  expect(mineFirst(lines).map(({ match }) => match)).toEqual(['mine', 'new', 'old', 'gathering', 'over']);
});

test('of several turns of mine the one whose time is up soonest, then those without a clock', () => {
  const lines = linesOf([
    listed('free', { waiting: [0], changed: 9 }),
    listed('tomorrow', { waiting: [0], due: 200 }),
    listed('today', { waiting: [0], due: 100 }),
  ]);
  expect(mineFirst(lines).map(({ match }) => match)).toEqual(['today', 'tomorrow', 'free']);
});

test('tables of one game, of one pace, or of one language', () => {
  const terms = { pace: 'turns', clock: { type: 'none' }, language: 'fr' } as const;
  const any = { game: undefined, pace: undefined, language: undefined };
  const lines = linesOf([LISTED, listed('slow', { game: 'the-dungeon', terms })]);
  const matches = (wanted: Parameters<typeof matching>[1]) => matching(lines, wanted).map(({ match }) => match);
  expect(matches(any)).toEqual(['a', 'slow']);
  expect(matches({ ...any, game: 'dungeon-pen' })).toEqual(['a']);
  expect(matches({ ...any, pace: 'turns' })).toEqual(['slow']);
  expect(matches({ ...any, language: 'fr' })).toEqual(['a', 'slow']);
  expect(matches({ ...any, language: 'en' })).toEqual(['a']);
});

test('whose turn it is', () => {
  expect(isMyTurn(LISTED)).toBe(false);
  expect(isMyTurn(listed('b', { waiting: [0, 1] }))).toBe(true);
  expect(awaited(LISTED)).toEqual(['Bo']);
});

test('an open seat has no name, and one knows who one is oneself', () => {
  expect(othersAt(listed('b', { names: ['Ada', '', 'Cleo'] }))).toEqual(['Cleo']);
});

test('the hall: free seats to take, matches to look on at, none of my own', () => {
  const hall = hallOf(
    linesOf([
      LISTED,
      listed('free', { phase: 'gathering', open: 1, own: [] }),
      listed('full', { phase: 'gathering', open: 0, own: [] }),
      listed('running', { own: [] }),
    ]),
  );
  expect(hall.open.map(({ match }) => match)).toEqual(['free']);
  expect(hall.running.map(({ match }) => match)).toEqual(['running']);
});
