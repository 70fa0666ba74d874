import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from './data.ts';
import { donjonz } from './index.ts';

const read = (input: unknown): unknown => donjonz.readOptions(input, 1);

describe('options', () => {
  test('without a word the standard deck is played and the door is locked (DZ-Q7)', () => {
    const defaults = { doorWithoutKey: 'blocked', deck: 'standard' };
    expect(read(undefined)).toEqual(defaults);
    expect(read({})).toEqual(defaults);
    expect(read({ doorWithoutKey: 'plain' })).toEqual({ ...defaults, doorWithoutKey: 'plain' });
  });

  test('a deck of one’s own comes in as text', () => {
    const deck = STANDARD_DECK.replace('The Bat Loft', 'My Attic');
    expect(read({ deck })).toEqual({ doorWithoutKey: 'blocked', deck });
  });

  test('what is no deck is pointed at', () => {
    expect(read({ deck: STANDARD_DECK.replace(' B . .', ' B ! .') })).toEqual({
      refused: { type: 'deck-sign', line: 43, column: 4, sign: '!', expected: '.$k<#hasbHASB' },
      rule: 'DZ-2',
    });
    expect(read({ deck: '' })).toEqual({
      refused: { type: 'deck-count', line: 1, column: 1, cards: 0 },
      rule: 'DZ-C1',
    });
  });

  test('a flawed deck is refused by the constraint that it breaks', () => {
    expect(read({ deck: STANDARD_DECK.replace(' k|. S', ' .|. S') })).toEqual({
      refused: { type: 'deck-keys', line: 1, column: 1, found: 0 },
      rule: 'DZ-C4',
    });
  });

  test('a deck may depart from the recipe of ours (DZ-C8)', () => {
    const deck = STANDARD_DECK.replace(' . .|.\n', ' . $|.\n');
    expect(read({ deck })).toEqual({ doorWithoutKey: 'blocked', deck });
  });

  test.each([
    [null, { type: 'no-record' }, 'DZ-2'],
    [[], { type: 'no-record' }, 'DZ-2'],
    [{ dragons: 3 }, { type: 'no-such-option', option: 'dragons' }, 'DZ-2'],
    [
      { doorWithoutKey: 'open' },
      { type: 'no-such-value', option: 'doorWithoutKey', expected: 'blocked, plain' },
      'DZ-Q7',
    ],
    [{ deck: 7 }, { type: 'no-such-value', option: 'deck', expected: 'standard, ...' }, 'DZ-2'],
  ])('%j is refused', (input, refused, rule) => {
    expect(read(input)).toEqual({ refused, rule });
  });
});
