import { expect, test } from 'vitest';
import { type NamePlace, namePlaces, roomOn } from './namePlaces.ts';

const tile = (column: number, row: number, size = 72) => ({
  x: column * size,
  y: row * size,
  width: size,
  height: size,
  isLong: false,
});

const placesOf = (...tiles: readonly ReturnType<typeof tile>[]): readonly (string | undefined)[] =>
  namePlaces(tiles, tiles).map(inWords);
const inWords = (place: NamePlace | undefined): string | undefined => place && `${place.edge}, ${place.on}`;

test('a name lies on its own tile where it finds room there, and no neighbour is in its way', () => {
  expect(new Set(placesOf(tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)))).toEqual(new Set(['lower, tile']));
  expect(roomOn(72)).toBeLessThan(72);
});

test('two lines lie on the bare table, or at the head of their tile where there is none', () => {
  const long = { ...tile(0, 0), isLong: true };
  const [above, below, left, right] = [tile(0, -1), tile(0, 1), tile(-1, 0), tile(1, 0)];
  expect(inWords(namePlaces([long], [long])[0])).toBe('lower, table');
  expect(inWords(namePlaces([long], [long, below, left, right])[0])).toBe('upper, table');
  expect(inWords(namePlaces([long], [long, above, below])[0])).toBe('upper, tile');
});

test('a name on a tile that is too small lies across its foot, and across its head where a neighbour is named', () => {
  expect(placesOf(tile(0, 0, 50), tile(3, 0, 50))).toEqual(['lower, edge', 'lower, edge']);
  expect(placesOf(tile(0, 0, 50), tile(1, 0, 50))).toEqual(['lower, edge', 'upper, edge']);
});

test('a name that would lie over another either way is left to whoever asks for it', () => {
  expect(placesOf(tile(1, 0, 30), tile(0, 0, 30), tile(2, 0, 30))).toEqual(['lower, edge', undefined, undefined]);
});

test('names of tiles under each other have room between them', () => {
  expect(new Set(placesOf(tile(0, 1, 50), tile(0, 0, 50), tile(0, 2, 50)))).toEqual(new Set(['lower, edge']));
});
