import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Place } from '../../../../wire/http.ts';
import { named, placesOf, resized, seated, sittersIn, usualPlaces } from './places.ts';

const ME: Place = { type: 'me' };
const OPEN: Place = { type: 'open' };
const EASY: Place = { type: 'bot', bot: 'easy' };

test('usually a friend takes the other seat', () => {
  expect(usualPlaces({ min: 1, max: 6 })).toEqual([ME, OPEN]);
  expect(usualPlaces({ min: 3, max: 6 })).toEqual([ME, OPEN, OPEN]);
});

test('a game for one is played alone', () => {
  expect(usualPlaces({ min: 1, max: 1 })).toEqual([ME]);
});

test('who moves leaves an open seat', () => {
  expect(seated([ME, EASY], 1, ME)).toEqual([OPEN, ME]);
});

const PLACE = fc.constantFrom<Place>(OPEN, EASY, { type: 'beside', name: 'Bo' });
const CHANGE = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ seat: fc.nat(5), place: fc.oneof(PLACE, fc.constant(ME)) }),
);

test('whatever is chosen for the others, one sits at the table exactly once', () => {
  fc.assert(
    fc.property(fc.array(CHANGE), changes => {
      const places = changes.reduce<readonly Place[]>(
        (last, change) => {
          if ('count' in change) return resized(last, change.count);
          const isOwn = last[change.seat]?.type === 'me';
          return change.seat < last.length && !isOwn ? seated(last, change.seat, change.place) : last;
        },
        [ME, OPEN],
      );
      expect(places.filter(({ type }) => type === 'me')).toHaveLength(1);
    }),
  );
});

test('nobody comes without a name', () => {
  const places: readonly Place[] = [ME, { type: 'beside', name: '  ' }, { type: 'beside', name: ' Cleo ' }];
  const expected = [ME, { type: 'beside', name: 'Player 2' }, { type: 'beside', name: 'Cleo' }];
  expect(named(places, seat => `Player ${seat}`)).toEqual(expected);
});

test('who goes on with a match online keeps everybody where they sat, and is the first person', () => {
  const sat = [
    { name: 'Mildred', bot: 'easy' },
    { name: 'Ada', bot: null },
    { name: 'Bo', bot: null },
  ];
  expect(placesOf(sat)).toEqual([EASY, ME, { type: 'beside', name: 'Bo' }]);
});

test('who will sit where', () => {
  const places: readonly Place[] = [ME, EASY, OPEN, { type: 'beside', name: 'Bo' }];
  expect(sittersIn(places, 'Ada').map(({ name, bot }) => [name, bot])).toEqual([
    ['Ada', null],
    ['Mildred', 'easy'],
    ['', null],
    ['Bo', null],
  ]);
});
