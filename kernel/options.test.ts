import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from './game.ts';
import type { Given, Option } from './manifest.ts';
import { optionsOfSeats, readGiven, readTexts, usualOf, writeTexts } from './options.ts';

const isLong = ({ length }: Given): boolean => length === 'long';

const OPTIONS = [
  { name: 'length', type: 'one-of', values: ['short', 'long'], usual: 'short', rule: 'R-1' },
  {
    name: 'pace',
    type: 'one-of',
    values: ['slow', 'quick'],
    usual: given => (isLong(given) ? 'slow' : 'quick'),
    rule: 'R-2',
  },
  { name: 'mark', type: 'one-of', values: ['none'], numbers: true, usual: 'none', rule: 'R-3' },
  { name: 'fog', type: 'switch', usual: false, rule: 'R-4', when: isLong },
  { name: 'first', type: 'seat', rule: 'R-5' },
  { name: 'map', type: 'text', values: ['hall'], usual: 'hall', rule: 'R-6' },
  { name: 'hats', type: 'by-seat', values: ['red', 'blue'], usual: 'red', rule: 'R-7' },
  { name: 'guests', type: 'own', usual: seats => Array.from({ length: seats }, () => 'nobody'), rule: 'R-8' },
] as const satisfies readonly Option[];

const manifest = { options: OPTIONS, optionsRule: 'R-0' };
const USUAL = {
  length: 'short',
  pace: 'quick',
  mark: 'none',
  fog: false,
  first: 0,
  map: 'hall',
  hats: ['red', 'red'],
  guests: ['nobody', 'nobody'],
};
const read = (input: unknown) => readGiven<Given>(manifest, input, 2);

describe('options are read by the manifest', () => {
  test('what nobody says is as usual, given the rest', () => {
    expect(read(undefined)).toEqual(USUAL);
    expect(read({ length: 'long' })).toMatchObject({ length: 'long', pace: 'slow' });
    expect(read({ length: 'long', pace: 'quick' })).toMatchObject({ pace: 'quick' });
  });

  test.each([
    [7, { type: 'no-record' }, 'R-0'],
    [{ hat: 'red' }, { type: 'no-such-option', option: 'hat' }, 'R-0'],
    [{ length: 'endless' }, { type: 'no-such-value', option: 'length', expected: 'short, long' }, 'R-1'],
    [{ mark: 1.5 }, { type: 'no-such-value', option: 'mark', expected: 'none, ...' }, 'R-3'],
    [{ fog: 'true' }, { type: 'no-such-value', option: 'fog', expected: 'true, false' }, 'R-4'],
    [{ fog: null }, { type: 'no-such-value', option: 'fog', expected: 'true, false' }, 'R-4'],
    [{ first: 2 }, { type: 'no-such-value', option: 'first', expected: '0-1' }, 'R-5'],
    [{ first: -1 }, { type: 'no-such-value', option: 'first', expected: '0-1' }, 'R-5'],
    [{ first: 0.5 }, { type: 'no-such-value', option: 'first', expected: '0-1' }, 'R-5'],
    [{ map: 7 }, { type: 'no-such-value', option: 'map', expected: 'hall, ...' }, 'R-6'],
    [{ hats: ['red'] }, { type: 'no-such-value', option: 'hats', expected: '2 of red, blue' }, 'R-7'],
    [{ hats: ['red', 'green'] }, { type: 'no-such-value', option: 'hats', expected: '2 of red, blue' }, 'R-7'],
  ])('%j is refused with its rule', (input, refused, rule) => {
    expect(read(input)).toEqual({ refused, rule });
  });

  test('a number stands for what the game counts, a text for something of one’s own, and own data stays as it is', () => {
    expect(read({ mark: 12, map: 'my\nmap', guests: [{ name: 'Ada' }] })).toMatchObject({
      mark: 12,
      map: 'my\nmap',
      guests: [{ name: 'Ada' }],
    });
  });

  test('each usual value is one that is accepted', () => {
    for (const option of OPTIONS)
      expect(isRefusal(readGiven<Given>(manifest, { [option.name]: usualOf(option, {}, 2) }, 2))).toBe(false);
  });
});

test('what a seat was given stays with it when others go, and somebody begins', () => {
  const agreed = { length: 'long', first: 3, hats: ['red', 'blue', 'red', 'blue'], guests: [7, 8, 9, 10] };
  expect(optionsOfSeats(manifest, agreed, [1, 3])).toMatchObject({
    length: 'long',
    first: 1,
    hats: ['blue', 'blue'],
    guests: [8, 10],
  });
  expect(optionsOfSeats(manifest, agreed, [0, 2])).toMatchObject({ first: 0, hats: ['red', 'red'] });
});

describe('options are written as texts', () => {
  const chosen = fc.record({
    length: fc.constantFrom('short', 'long'),
    mark: fc.oneof(fc.constant('none'), fc.nat()),
    fog: fc.boolean(),
    first: fc.nat(1),
    map: fc.oneof(fc.constant('hall'), fc.string(), fc.constant('true'), fc.constant('7')),
    hats: fc.array(fc.constantFrom('red', 'blue'), { minLength: 2, maxLength: 2 }),
    guests: fc.array(fc.record({ name: fc.string(), age: fc.nat() })),
  });

  test('and read back as they were, but for what there was nothing to choose about', () => {
    fc.assert(
      fc.property(chosen, input => {
        const options = readGiven<Given>(manifest, input, 2);
        if (isRefusal(options)) throw new Error(options.rule);
        const again = readGiven<Given>(manifest, readTexts(manifest, writeTexts(manifest, options)), 2);
        expect(again).toEqual(options['length'] === 'long' ? options : { ...options, fog: false });
      }),
    );
  });

  test('what cannot be read stays as it is, to be refused', () => {
    expect(readTexts(manifest, { first: 'me', hats: '[', colour: 'red' })).toEqual({
      first: 'me',
      hats: '[',
      colour: 'red',
    });
  });
});
