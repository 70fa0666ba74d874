import { expect, test } from 'vitest';
import { isWithin, nameEdges, widthOn } from './nameEdges.ts';

const tile = (column: number, row: number, size = 72) => ({
  x: column * size,
  y: row * size,
  width: size,
  height: size,
  isLong: false,
});

test('a name lies on its own tile where it finds room there, and no neighbour is in its way', () => {
  expect(nameEdges([tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)])).toEqual(['lower', 'lower', 'lower', 'lower']);
  expect(isWithin(72)).toBe(true);
  expect(widthOn(72)).toBeLessThan(72);
});

test('a name on a tile that is too small lies across its foot, and across its head where a neighbour is named', () => {
  expect(nameEdges([tile(0, 0, 50), tile(3, 0, 50)])).toEqual(['lower', 'lower']);
  expect(nameEdges([tile(0, 0, 50), tile(1, 0, 50)])).toEqual(['lower', 'upper']);
});

test('a name that would lie over another either way is left to whoever asks for it', () => {
  expect(nameEdges([tile(1, 0, 30), tile(0, 0, 30), tile(2, 0, 30)])).toEqual(['lower', undefined, undefined]);
});

test('two lines lie at the head of a tile, so that whoever stands on it is seen', () => {
  expect(nameEdges([{ ...tile(0, 0), isLong: true }, tile(1, 0)])).toEqual(['upper', 'lower']);
});

test('names of tiles under each other have room between them', () => {
  expect(nameEdges([tile(0, 1, 50), tile(0, 0, 50), tile(0, 2, 50)])).toEqual(['lower', 'lower', 'lower']);
});
