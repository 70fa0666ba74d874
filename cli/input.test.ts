import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { replayFile } from './replay.ts';
import { readGame, readOptions, readSeconds, readWhole } from './input.ts';
import { readPlan } from './simulate.ts';
import { wordsOf } from './words.ts';

const FLAGS = { seats: 'random', games: '3', seed: 'a' };

test('every game on the shelf can be named and speaks English', () => {
  expect(GAMES.map(({ id }) => readGame(id))).toEqual(GAMES);
  expect(GAMES.map(wordsOf)).toEqual(GAMES.map(() => expect.objectContaining({ reasons: expect.any(Object) })));
});

test('another game cannot', () => {
  const known = GAMES.map(({ id }) => id).join(', ');
  expect(readGame('chess')).toEqual({ complaint: `There is no game 'chess'; there is ${known}.` });
});

describe('numbers', () => {
  test.each(['0', '101', '1.5', '-3', '', '1e2', ' 7', 'many'])("'%s' is no whole number from 1 to 100", text => {
    expect(readWhole('--games', text, { least: 1, most: 100 })).toEqual({
      complaint: `--games takes a whole number from 1 to 100, not '${text}'.`,
    });
  });

  test('the ends of a range belong to it', () => {
    expect(['1', '100'].map(text => readWhole('--games', text, { least: 1, most: 100 }))).toEqual([1, 100]);
  });

  test.each(['0', '61', '-1', '', 'soon', '1s'])("'%s' is no time up to 60 seconds", text => {
    expect(readSeconds('--seconds', text, 60)).toEqual({
      complaint: `--seconds takes seconds, more than 0 and at most 60, not '${text}'.`,
    });
  });

  test('seconds may have parts', () => {
    expect(['0.25', '60'].map(text => readSeconds('--seconds', text, 60))).toEqual([0.25, 60]);
  });
});

describe('a plan', () => {
  test('is complete', () => {
    expect(readPlan('donjonz', { ...FLAGS, set: ['doorWithoutKey=plain'] })).toMatchObject({
      game: { id: 'donjonz' },
      bots: [{ id: 'random' }],
      options: { doorWithoutKey: 'plain', deck: 'standard' },
      games: 3,
      seed: 'a',
      rotate: false,
    });
  });

  test.each([
    ['chess', {}, /^There is no game 'chess'/],
    ['donjonz', { seats: 'tarzan' }, /^No bot 'tarzan' plays donjonz; those who do are random, /],
    ['donjonz', { seats: '' }, /^No bot '' plays donjonz/],
    ['donjonz', { seats: 'random,random' }, /^donjonz seats 1, not 2\.$/],
    ['donjonz', { games: '0' }, /^--games takes a whole number from 1 to 1000000, not '0'\.$/],
    ['donjonz', { set: ['door'] }, /^--set takes key=value, not 'door'\.$/],
    ['donjonz', { set: ['door=1'] }, /door.*\(DZ-\w+\)$/],
    ['donjonz', { set: ['deck=@nowhere'] }, /^nowhere does not exist\.$/],
  ])('of %s with %j is refused', (game, flags, complaint) => {
    expect(readPlan(game, { ...FLAGS, ...flags })).toEqual({ complaint: expect.stringMatching(complaint) });
  });
});

test('options are the game’s own affair', () => {
  expect(readOptions(GAMES[0] as (typeof GAMES)[number], 1, ['doorWithoutKey=ajar'])).toEqual({
    complaint: expect.stringMatching(/doorWithoutKey.*\(DZ-Q7\)$/),
  });
});

test.each([
  ['nowhere.json', 'nowhere.json does not exist.'],
  ['nowhere/at/all.json', 'nowhere/at/all.json does not exist.'],
  ['package.json/inside', 'package.json/inside does not exist.'],
  ['cli', 'cli is a folder.'],
  ['cli/main.ts', 'cli/main.ts:1:1 is not JSON: a value is expected here.'],
])('%s cannot be read', (path, complaint) => {
  expect(replayFile(path)).toEqual({ complaint });
});
