import { expect, test } from 'vitest';
import { dungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { readTexts, type Texts, writeTexts } from '../../../../kernel/options.ts';
import { chosenText, optionRows, pickedFrom, unusualTexts } from '../../parts/optionRows.ts';
import { memoryDrawer } from '../../tests/drawer.ts';
import { habitsIn } from './habits.ts';

const CHOSEN = {
  dungeon: 'spiral',
  ruleset: 'fr',
  characters: '["brute","acrobat"]',
  beginner: 'true',
  wilder: 'false',
  quibble: 'true',
  safeWalls: 'true',
  first: '1',
};

const readAll = (texts: Texts) => dungeonPen.readOptions(readTexts(dungeonPen, texts), 2);

test('what a form writes is what the rules read, and back', () => {
  const options = readAll(CHOSEN);
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
  expect(writeTexts(dungeonPen, options)).toEqual(CHOSEN);
});

test('characters are chosen seat by seat, under the French rules only', () => {
  const french = { ruleset: 'fr', characters: ['brute', 'turnkey'] };
  const bySeat = optionRows(dungeonPen, french, 2).filter(({ seat }) => seat !== undefined);
  expect(bySeat.map(({ seat, chosen }) => [seat, chosen])).toEqual([
    [0, 'brute'],
    [1, 'turnkey'],
  ]);
  const [, second] = bySeat;
  if (!second) throw new Error('two seats have characters');
  expect(chosenText(second, 'acrobat', french, 2)).toBe('["brute","acrobat"]');
  const texts = { ruleset: 'en', characters: '["brute","turnkey"]', safeWalls: 'true' };
  expect(pickedFrom(dungeonPen, texts, 2)).toEqual({ ruleset: 'en' });
});

test('a link carries what is not usual, who begins included', () => {
  const options = readAll({ first: '1', wilder: 'true' });
  expect(unusualTexts(dungeonPen, options, 2)).toEqual({ first: '1', wilder: 'true' });
  expect(pickedFrom(dungeonPen, { first: '2' }, 2)).toEqual({});
});

test('nonsense in a link is handed on, so that the rules can refuse it', () => {
  expect(isRefusal(readAll({ first: '7' }))).toBe(true);
  expect(isRefusal(readAll({ wilder: 'perhaps' }))).toBe(true);
});

test('habits that somebody else has written are read as far as they make sense', () => {
  const kept = (text: string) => habitsIn(memoryDrawer(['oubliette/dungeon-pen', text]));
  expect(habitsIn(memoryDrawer())).toEqual({ flick: 'pull', turning: 'seat' });
  expect(kept('{"flick":"taps","turning":7}')).toEqual({ flick: 'taps', turning: 'seat' });
  expect(kept('["taps"]')).toEqual({ flick: 'pull', turning: 'seat' });
});
