import { expect, test } from 'vitest';
import { Ceiling } from './ceiling.ts';
import { DOOR, type Graph, KEY, NO_EXIT, NOTHING, POUCH } from './graph.ts';
import { type Walker, walkerAt } from './walker.ts';

/** A dungeon of so many spaces with some of them joined, and pouches on some. */
function dungeon(size: number, joined: readonly (readonly [number, number])[], pouches: readonly number[]): Graph {
  const exits = new Int8Array(4 * size).fill(NO_EXIT);
  const join = (from: number, to: number): void => {
    exits[exits.indexOf(NO_EXIT, 4 * from)] = to;
  };
  for (const [one, other] of joined) {
    join(one, other);
    join(other, one);
  }
  const things = Int8Array.from({ length: size }, (_, space) => (pouches.includes(space) ? POUCH : NOTHING));
  return { things, exits, needsKey: true };
}

const NEW = { key: false, doorOpened: false, pouches: 0, monsters: 0, lost: false };
const at = (...path: number[]): Walker => walkerAt({ ...NEW, path } as unknown as Parameters<typeof walkerAt>[0], 0);

/** From the stair into a square; a second one hangs at its far corner, a dead end at another. */
const SQUARES = dungeon(
  9,
  [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 1],
    [3, 5],
    [5, 6],
    [6, 7],
    [7, 3],
    [2, 8],
  ],
  [6, 8],
);

test('what hangs at two corners of a block cannot both be had', () => {
  expect(new Ceiling(SQUARES).over(at(0)).glory).toBe(2);
});

test('what lies in blocks one behind the other can', () => {
  const line = { ...SQUARES, things: SQUARES.things.with(8, NOTHING).with(2, POUCH) };
  expect(new Ceiling(line).over(at(0)).glory).toBe(4);
});

test('DZ-13 a door ahead doubles the pouches where the key is in hand or lies ahead as well', () => {
  const locked = { ...SQUARES, things: SQUARES.things.with(8, NOTHING).with(7, DOOR) };
  const [without, ahead] = [new Ceiling(locked), new Ceiling({ ...locked, things: locked.things.with(2, KEY) })];
  expect(without.over(at(0)).glory).toBe(2);
  expect(without.over({ ...at(0), key: true }).glory).toBe(4);
  expect(ahead.over(at(0)).glory).toBe(4);
});

test('a square that was entered is no way any more, and the region says so', () => {
  const ceiling = new Ceiling(SQUARES);
  expect(ceiling.over(at(0, 1, 2)).glory).toBe(2);
  expect(ceiling.over(at(0, 1, 4, 3)).glory).toBe(2);
  expect(ceiling.over(at(0, 1, 2, 8)).glory).toBe(0);
  expect(ceiling.over(at(0, 1, 2)).region).not.toBe(ceiling.over(at(0, 1, 2, 3)).region);
});
