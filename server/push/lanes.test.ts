import { expect, test } from 'vitest';
import { Lanes } from './lanes.ts';

interface Piece {
  readonly share: number;
  readonly name: string;
}

const LIMITS = { inAll: 4, each: 2, waiting: 3 };

function begun(lanes: Lanes<Piece>): string[] {
  const names: string[] = [];
  for (let piece = lanes.next(); piece; piece = lanes.next()) names.push(piece.name);
  return names;
}

function laid(...names: readonly string[]): Lanes<Piece> {
  const lanes = new Lanes<Piece>(LIMITS);
  for (const name of names) lanes.add({ share: name.charCodeAt(0), name });
  return lanes;
}

test('shares take turns, each with its part', () => {
  expect(begun(laid('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('whoever has work that never ends keeps nobody else waiting', () => {
  const lanes = laid('a1', 'a2', 'a3');
  expect(begun(lanes)).toEqual(['a1', 'a2']);
  lanes.add({ share: 98, name: 'b1' });
  expect(begun(lanes)).toEqual(['b1']);
});

test('what has ended makes room, for its share and for all', () => {
  const lanes = laid('a1', 'a2', 'a3', 'b1', 'b2', 'b3');
  expect(begun(lanes)).toEqual(['a1', 'b1', 'a2', 'b2']);
  lanes.end({ share: 98, name: 'b1' });
  expect(begun(lanes)).toEqual(['b3']);
  lanes.end({ share: 97, name: 'a1' });
  expect(begun(lanes)).toEqual(['a3']);
});

test('of one share only so much waits', () => {
  const lanes = laid('a1', 'a2', 'a3');
  expect(lanes.add({ share: 97, name: 'a4' })).toBe(false);
  expect(lanes.add({ share: 98, name: 'b1' })).toBe(true);
  lanes.clear();
  expect(begun(lanes)).toEqual([]);
});
