import { expect, test } from 'vitest';
import { dungeonPen, type Options } from '../../../../games/dungeon-pen/index.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { readHabits } from './habits.ts';
import { choices, readChoices, writeChoices } from './options.ts';
import { texts } from './texts.ts';

const CHOSEN = {
  dungeon: 'spiral',
  ruleset: 'fr',
  south: 'brute',
  north: 'acrobat',
  beginner: 'true',
  wilder: 'false',
  quibble: 'true',
  safeWalls: 'true',
  first: '1',
};

test('what a form writes is what the rules read, and back', () => {
  const options = dungeonPen.readOptions(readChoices(CHOSEN), 2);
  expect(options).toEqual({
    dungeon: 'spiral',
    ruleset: 'fr',
    characters: ['brute', 'acrobat'],
    beginner: true,
    wilder: false,
    quibble: true,
    safeWalls: true,
    first: 1,
  });
  expect(writeChoices(options as Options)).toEqual(CHOSEN);
});

test('nothing chosen is the usual game; characters are left at home under English rules', () => {
  expect(readChoices({})).toEqual({});
  expect(isRefusal(dungeonPen.readOptions(readChoices({ south: 'brute' }), 2))).toBe(false);
});

test('nonsense in a link is handed on, so that the rules can refuse it', () => {
  expect(isRefusal(dungeonPen.readOptions(readChoices({ first: '7' }), 2))).toBe(true);
  expect(isRefusal(dungeonPen.readOptions(readChoices({ wilder: 'perhaps' }), 2))).toBe(true);
});

test('characters and the limits of walls are offered under the French rules only', () => {
  const offered = (ruleset: string): number => choices.filter(({ when }) => when?.({ ruleset }) ?? true).length;
  expect(offered('fr')).toBe(choices.length);
  expect(offered('en')).toBe(choices.length - 3);
});

test('every value of every choice has its words in both languages', () => {
  for (const { choices: said } of Object.values(texts))
    for (const { name, values } of choices) {
      expect(said[name]?.label).toBeTruthy();
      for (const value of values) expect(said[name]?.values[value]).toBeTruthy();
    }
});

test('habits that somebody else has written are read as far as they make sense', () => {
  expect(readHabits(null)).toEqual({ flick: 'pull', turning: 'seat' });
  expect(readHabits('{"flick":"taps","turning":7}')).toEqual({ flick: 'taps', turning: 'seat' });
  expect(readHabits('[')).toEqual({ flick: 'pull', turning: 'seat' });
});
