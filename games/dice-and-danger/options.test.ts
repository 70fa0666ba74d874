import { describe, expect, test } from 'vitest';
import { diceAndDanger } from './index.ts';
import { SKIRMISH } from './tests/sheets.ts';

const read = (input: unknown, seats = 2): unknown => diceAndDanger.readOptions(input, seats);

const DEFAULTS = { adventure: 'annoyed-animals', endTrigger: 'ownSheet', portalTrigger: 'assigned11', first: 0 };

describe('options', () => {
  test('DDD-3 beginners start with the animals; DDD-Q1 DDD-Q20 DDD-Q33 have their defaults', () => {
    expect(read(undefined)).toEqual(DEFAULTS);
    expect(read({})).toEqual(DEFAULTS);
    expect(read({ endTrigger: 'anySheet', first: 1 })).toEqual({ ...DEFAULTS, endTrigger: 'anySheet', first: 1 });
  });

  test('a sheet of one’s own comes in as text', () => {
    expect(read({ adventure: SKIRMISH })).toEqual({ ...DEFAULTS, adventure: SKIRMISH });
  });

  test('what is no sheet is pointed at', () => {
    expect(read({ adventure: SKIRMISH.replace('s12', 'x12') })).toEqual({
      refused: { type: 'sheet-sign', line: 7, column: 21, sign: 'x12' },
      rule: 'DDD-5',
    });
    expect(read({ adventure: 'grumpy-gnomes' })).toMatchObject({ refused: { type: 'sheet-parts' }, rule: 'DDD-5' });
  });

  test('a flawed sheet is refused by the constraint that it breaks', () => {
    expect(read({ adventure: SKIRMISH.replace('c3', '3 ') })).toEqual({
      refused: { type: 'sheet-chests', line: 1, column: 1, found: 1 },
      rule: 'DDD-C4',
    });
  });

  test('DDD-Q20 any space may open the far side, as long as it lies on the near one', () => {
    const adventure = 'puzzled-pyramid';
    expect(read({ adventure, portalTrigger: 0 })).toEqual({ ...DEFAULTS, adventure, portalTrigger: 0 });
    const far = 3;
    expect(read({ adventure, portalTrigger: far })).toMatchObject({ rule: 'DDD-Q20' });
    expect(read({ adventure, portalTrigger: 999 })).toMatchObject({ rule: 'DDD-Q20' });
  });

  test.each([
    [null, { type: 'no-record' }, 'DDD-4'],
    [[], { type: 'no-record' }, 'DDD-4'],
    [{ dragons: 3 }, { type: 'no-such-option', option: 'dragons' }, 'DDD-4'],
    [
      { adventure: 7 },
      {
        type: 'no-such-value',
        option: 'adventure',
        expected: 'annoyed-animals, clumsy-cultists, puzzled-pyramid, defiant-dinosaurs, ...',
      },
      'DDD-3',
    ],
    [
      { endTrigger: 'never' },
      { type: 'no-such-value', option: 'endTrigger', expected: 'ownSheet, anySheet' },
      'DDD-Q1',
    ],
    [{ first: 2 }, { type: 'no-such-value', option: 'first', expected: '0-1' }, 'DDD-Q33'],
    [{ first: 0.5 }, { type: 'no-such-value', option: 'first', expected: '0-1' }, 'DDD-Q33'],
  ])('%j is refused', (input, refused, rule) => {
    expect(read(input)).toEqual({ refused, rule });
  });
});
