import { expect, test } from 'vitest';
import { doorstepAt, joinLink, personalLink, watchLink } from './links.ts';

const ORIGIN = 'https://oubliette.example';
const KEY = 'aB3_-aB3_-aB3_-aB3_-aB';
const LEADING = { game: 'dungeon-pen', match: 'abcdefgh23', key: KEY } as const;

test('a link to sit down brings its key where no server sees it', () => {
  const link = joinLink(ORIGIN, LEADING);
  expect(link).toBe(`${ORIGIN}/dungeon-pen/online/abcdefgh23#${KEY}`);
  expect(doorstepAt(link)).toEqual({ key: KEY, isWatching: false });
});

test('a link to look on says so', () => {
  const link = watchLink(ORIGIN, LEADING);
  expect(new URL(link).hash).toBe(`#${KEY}`);
  expect(doorstepAt(link)).toEqual({ key: KEY, isWatching: true });
});

test('who has a seat needs no key', () => {
  const path = `${ORIGIN}/dungeon-pen/online/abcdefgh23`;
  expect(doorstepAt(path)).toEqual({ key: undefined, isWatching: false });
});

test('a personal link', () => {
  expect(personalLink(ORIGIN, KEY)).toBe(`${ORIGIN}/me#${KEY}`);
});
