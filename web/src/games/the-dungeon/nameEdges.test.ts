import { expect, test } from 'vitest';
import { nameEdges } from './nameEdges.ts';

const tile = (column: number, row: number, size = 72) => ({
  x: column * size,
  y: row * size,
  width: size,
  height: size,
});

test('a name lies below its tile, and above it where that of a neighbour lies below', () => {
  expect(nameEdges([tile(0, 0), tile(3, 0)])).toEqual(['lower', 'lower']);
  expect(nameEdges([tile(0, 0), tile(1, 0)])).toEqual(['lower', 'upper']);
});

test('a name that would lie over another either way is left to whoever asks for it', () => {
  expect(nameEdges([tile(1, 0, 50), tile(0, 0, 50), tile(2, 0, 50)])).toEqual(['lower', 'upper', undefined]);
});

test('names of tiles under each other have room between them', () => {
  expect(nameEdges([tile(0, 1), tile(0, 0), tile(0, 2)])).toEqual(['lower', 'lower', 'lower']);
});
