import { describe, expect, test } from 'vitest';
import { SHELF } from '../../../games/shelf.ts';
import { LANGUAGES } from '../../../kernel/language.ts';
import { moduleOf, rulesOf } from '../games.ts';
import { inWordsOfForm, optionWords } from './optionWords.ts';

const CHOICES = { fate: { label: 'Fate', values: { off: 'is blind', on: 'can be asked twice' } } };

test('an option is called as the form calls it, alone or with a value', () => {
  expect(optionWords('fate', CHOICES, 'en')).toBe('Fate');
  expect(optionWords('fate: on', CHOICES, 'en')).toBe('Fate: can be asked twice');
  expect(optionWords('fate: on', CHOICES, 'fr')).toBe('Fate\u00a0: can be asked twice');
  expect(inWordsOfForm('With `fate: off`, no.', CHOICES, 'en')).toBe('With “Fate: is blind”, no.');
});

test.each(['luck', 'fate: maybe', 'toString', 'fate: toString'])('%s is no option of a form', written => {
  expect(optionWords(written, CHOICES, 'en')).toBeUndefined();
});

describe.each(SHELF)('players of %s', game => {
  test.each(LANGUAGES)('read of options in %s what the form says', async language => {
    const { texts } = await moduleOf(game);
    const rules = await rulesOf(game, language);
    const written = [...rules.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(written.filter(name => optionWords(name, texts[language].choices, language) === undefined)).toEqual([]);
  });
});
