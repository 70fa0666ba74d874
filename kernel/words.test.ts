import { expect, test } from 'vitest';
import { de, lookUp, plural, say } from './words.ts';
import { parryWords } from './toys/parry.ts';

test('a sentence is found by type and told with names', () => {
  expect(say(parryWords.events, { type: 'drawn', seat: 1, card: null }, ['Ann', 'Bob'])).toBe('Bob draws a card.');
  expect(say(parryWords.actions, { type: 'yield' })).toBe('Yield');
});

test('a sentence calls whoever alone reads it “you”, and everybody else by name', () => {
  const told = (reader?: number): string =>
    say(parryWords.events, { type: 'drawn', seat: 1, card: null }, ['Ann', 'Bob'], reader);
  expect([told(1), told(0), told()]).toEqual(['You draw a card.', 'Bob draws a card.', 'Bob draws a card.']);
});

test('plurals follow the language: none is plural in English, singular in French', () => {
  expect([0, 1, 2].map(n => plural('en')(n, '# pouch', '# pouches'))).toEqual(['0 pouches', '1 pouch', '2 pouches']);
  expect([0, 1, 2].map(n => plural('fr')(n, '# bourse', '# bourses'))).toEqual(['0 bourse', '1 bourse', '2 bourses']);
  expect([0, 1].map(n => plural('fr')(n, 'une bourse', '# bourses'))).toEqual(['0 bourses', 'une bourse']);
});

test('a name is found in a table that has it, and in no other', () => {
  const table = { badger: 'le Blaireau' };
  expect(['badger', 'constructor', 'toString', '__proto__'].map(name => lookUp(table, name))).toEqual([
    'le Blaireau',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a French name takes the vowel of “de”', () => {
  expect(['Ada', 'Bo', 'Élise', 'Œdipe', 'Yves', 'Yann'].map(de)).toEqual([
    'd’Ada',
    'de Bo',
    'd’Élise',
    'd’Œdipe',
    'd’Yves',
    'de Yann',
  ]);
});
