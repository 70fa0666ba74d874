import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryDrawer } from '../tests/drawer.ts';
import {
  attemptAt,
  dailyOf,
  daysPlayed,
  historyIn,
  mergedHistories,
  noteAttempt,
  readHistory,
  settled,
} from './history.ts';

const outcome = { places: [1], scores: [47], length: 1, notes: {} };

test('an attempt is remembered, and its score when its match has ended', () => {
  const drawer = memoryDrawer();
  noteAttempt({ game: 'donjonz', number: 12 }, { match: 'm', day: 12 }, drawer);
  noteAttempt({ game: 'the-dungeon', number: 12 }, { match: 'n', day: 13 }, drawer);
  const history = readHistory(drawer);
  expect(dailyOf(history, 'm')).toEqual({ game: 'donjonz', number: 12 });
  expect(dailyOf(history, 'x')).toBeUndefined();
  const after = settled(history, [
    { id: 'm', outcome },
    { id: 'n', outcome },
    { id: 'x', outcome: null },
  ]);
  expect(attemptAt(after, { game: 'donjonz', number: 12 })).toEqual({ match: 'm', day: 12, score: 47 });
  expect(settled(after, [])).toEqual(after);
  expect([...daysPlayed(after)]).toEqual([12]);
  expect([...daysPlayed(history)]).toEqual([]);
});

test('what is no attempt at a deal of a day is not there', () => {
  const sound = { 'donjonz/1': { match: 'm', day: 1 } };
  const odd = {
    'tarot/1': { match: 'm', day: 1 },
    'donjonz/0': { match: 'm', day: 1 },
    'donjonz/2': { match: 1, day: 2 },
  };
  expect(historyIn({ ...sound, ...odd, 'donjonz/3': { match: 'm', day: 3, score: 'much' } })).toEqual(sound);
  expect(
    attemptAt(historyIn(JSON.parse('{"__proto__": {"donjonz/1": {}}}')), { game: 'donjonz', number: 1 }),
  ).toBeUndefined();
});

test('anything at all can be read', () => {
  fc.assert(fc.property(fc.anything(), found => void settled(historyIn(found), [])));
});

test('of two browsers the attempt that has ended is taken, and what is here before what is there', () => {
  const here = historyIn({ 'donjonz/1': { match: 'a', day: 1, score: 3 }, 'donjonz/2': { match: 'b', day: 2 } });
  const there = historyIn({
    'donjonz/1': { match: 'c', day: 1, score: 9 },
    'donjonz/2': { match: 'd', day: 2, score: 5 },
    'donjonz/3': { match: 'e', day: 3 },
  });
  const merged = mergedHistories(here, there);
  expect(merged).toEqual({
    'donjonz/1': here['donjonz/1'],
    'donjonz/2': there['donjonz/2'],
    'donjonz/3': there['donjonz/3'],
  });
  expect(mergedHistories(merged, there)).toEqual(merged);
});
