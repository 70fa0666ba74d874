import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_LENGTH } from './limits.ts';
import { flawOfName, isAnybodys, keyOfName, tidyName } from './names.ts';

describe('what may be a name', () => {
  test.each([
    'Ada Lovelace',
    'O’Neil',
    'Jean-Luc',
    '<b>Bob</b>',
    'Ünal',
    'Nguyễn',
    'Дмитрий',
    'Ελένη',
    '山田たろう',
    '김철수',
    'नरेन्द्र',
    'ประยุทธ์',
    'שָׁלוֹם',
    'محمد',
    'Player 1',
    'राम ७',
    'x²',
    '7',
    '❤️',
    '👩‍👩‍👧',
    '👋🏽',
    '🎲'.repeat(24),
  ])('%s', name => {
    expect(flawOfName(tidyName(name))).toBeUndefined();
  });

  test.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['...', 'empty'],
    ['V\u200bictoria', 'invisible'],
    ['a\u202eb', 'invisible'],
    ['a\u0007b', 'invisible'],
    ['\u200b', 'invisible'],
    ['\u2060', 'invisible'],
    ['\u3164', 'invisible'],
    ['\u00ad', 'invisible'],
    ['\u200d', 'invisible'],
    ['\u2800', 'invisible'],
    ['\ufeff', 'empty'],
    ['\ud800', 'invisible'],
    ['🎲\u200d', 'invisible'],
    ['Vict\u0665ria', 'mixed'],
    ['Vict\u0966ria', 'mixed'],
    ['Vict\u0e50ria', 'mixed'],
    ['Vict\u3007ria', 'mixed'],
    ['a\u{e0041}', 'invisible'],
    [`a${'\u0301'.repeat(23)}`, 'stacked'],
    ['\u0301a', 'stacked'],
    ['a\u20dd', 'stacked'],
    ['V\u0456ctoria', 'mixed'],
    ['Αda', 'mixed'],
    ['ᎪᎠᎪ', 'mixed'],
    ['a'.repeat(NAME_LENGTH + 1), 'too-long'],
  ])('not %j: %s', (name, flaw) => {
    expect(flawOfName(tidyName(name))).toBe(flaw);
  });

  test('whatever is typed, a name is a line that shows something and stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), typed => {
        const name = tidyName(typed);
        expect(tidyName(name)).toBe(name);
        if (flawOfName(name)) return;
        expect(name).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]|\p{M}{3}|^\s|\s$|\s\s/u);
        expect(Array.from(name).length).toBeLessThanOrEqual(NAME_LENGTH);
      }),
      { numRuns: 1000 },
    );
  });

  test('one invisible sign anywhere spoils a name', () => {
    const invisible = fc.constantFrom(
      '\u200b',
      '\u200e',
      '\u202e',
      '\u2066',
      '\u2060',
      '\u00ad',
      '\u034f',
      '\u180e',
      '\u115f',
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,10}$/), fc.nat(10), invisible, (letters, at, sign) => {
        expect(flawOfName(tidyName(letters.slice(0, at) + sign + letters.slice(at)))).toBe('invisible');
      }),
    );
  });
});

test.each([
  ['  Ada \n Lovelace ', 'Ada Lovelace'],
  ['e\u0301', 'é'],
  ['Ａｄａ', 'Ada'],
  ['ﬁona', 'fiona'],
  ['𝒜𝒹𝒶', 'Ada'],
])('%j is called %j', (typed, name) => {
  expect(tidyName(typed)).toBe(name);
});

test('a name that was cut where it was typed keeps no blank at its end', () => {
  expect(tidyName('Bartholomew the Umpire'.slice(0, 12))).toBe('Bartholomew');
});

describe('names that look alike', () => {
  test.each([
    ['Victoria', 'victoria'],
    ['Victoria', 'VICTORIA'],
    ['Victoria', 'Vıctoria'],
    ['Victoria', 'Víctoria'],
    ['Victoria', 'Vlctoria'],
    ['Victoria', 'V1ctoria'],
    ['Victoria', 'Vict0ria'],
    ['Victoria', 'V i c t o r i a'],
    ['coco', 'сосо'],
    ['TOM', 'ТОМ'],
    ['KATE', 'ΚΑΤΕ'],
    ['modem', 'rnodern'],
    ['Weiß', 'WEISS'],
    ['❤️', '❤'],
  ])('%s and %s are one', (one, other) => {
    expect(keyOfName(other)).toBe(keyOfName(one));
  });

  test.each([
    ['Ada', 'Adam'],
    ['Ada', 'Ada 2'],
    ['か', 'が'],
    ['Анна', 'Инна'],
    ['नीना', 'नाना'],
  ])('%s and %s are two', (one, other) => {
    expect(keyOfName(other)).not.toBe(keyOfName(one));
  });

  test('what whoever has no name is called is nobody’s to claim', () => {
    expect(['Player 1', 'PLAYER 12', 'Piayer 1', 'Joueur 2'].map(isAnybodys)).toEqual([true, true, true, true]);
    expect(['Player', 'Player 77', 'Victoria'].map(isAnybodys)).toEqual([false, false, false]);
  });

  test('neither tidying nor capitals make another name, and every name has a key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), typed => {
        const name = tidyName(typed);
        expect(keyOfName(name)).toBe(keyOfName(typed));
        if (!flawOfName(name)) expect(keyOfName(name)).not.toBe('');
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), name => {
        expect(keyOfName(name.toUpperCase())).toBe(keyOfName(name));
      }),
    );
  });
});

test.each(['Vi\u1d04t\u1d0fria', '\u1d20ictoria', 'V\u026actoria'])('small capitals make no other name: %s', name => {
  expect(keyOfName(name)).toBe(keyOfName('Victoria'));
});
