import { expect, test } from 'vitest';
import { labelled, type ScalePart } from './scale.ts';

const partsFrom = (...starts: readonly number[]): readonly ScalePart[] =>
  starts.map((from, i) => ({ where: `Turn ${i}`, from, to: (starts[i + 1] ?? 100) - 1 }));

const placesOf = (parts: readonly ScalePart[]): readonly number[] => labelled(parts).map(({ from }) => from);

test('a few parts of a curve are named, evenly far apart', () => {
  expect(placesOf(partsFrom(0, 10, 20, 30, 40, 50, 60, 70, 80))).toEqual([0, 20, 40, 60, 80]);
});

test('no name is written over the one before it', () => {
  expect(placesOf(partsFrom(0, 4, 50, 80))).toEqual([0, 50, 80]);
});
