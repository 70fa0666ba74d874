import { describe, expect, test } from 'vitest';
import { EAST, NORTH, SOUTH, STANDARD_DECK, WEST, work } from '../../../../games/donjonz/readers.ts';
import { isRefusal } from '../../../../kernel/game.ts';
import { edgeUnder, spaceUnder, stepped, targetAt } from './lattice.ts';

const own = work.read(STANDARD_DECK);
if (isRefusal(own)) throw new Error('no deck');
const card = own.deck[1];
if (!card) throw new Error('no card');

describe('a cursor', () => {
  test('goes from space to edge to space, over the corners', () => {
    expect(stepped(card, { x: 1, y: 1 }, 1, 0)).toEqual({ x: 2, y: 1 });
    expect(stepped(card, { x: 2, y: 1 }, 0, 1)).toEqual({ x: 2, y: 3 });
    expect(stepped(card, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 0 });
  });

  test('stays on the card', () => {
    expect(stepped(card, { x: 1, y: 0 }, 0, -1)).toEqual({ x: 1, y: 0 });
    expect(stepped(card, { x: 6, y: 3 }, 1, 0)).toEqual({ x: 6, y: 3 });
  });

  test('finds a space or the edge of one', () => {
    expect(targetAt(card, { x: 3, y: 3 })).toEqual({ space: 4 });
    expect(targetAt(card, { x: 3, y: 2 })).toEqual({ space: 4, side: NORTH });
    expect(targetAt(card, { x: 3, y: 4 })).toEqual({ space: 4, side: SOUTH });
    expect(targetAt(card, { x: 0, y: 1 })).toEqual({ space: 0, side: WEST });
    expect(targetAt(card, { x: 6, y: 1 })).toEqual({ space: 2, side: EAST });
  });
});

test('a finger finds the nearest edge, and nothing beside the card', () => {
  expect(edgeUnder(card, 1.1, 0.5)?.knot).toEqual({ x: 2, y: 1 });
  expect(edgeUnder(card, 1.5, 0.9)?.knot).toEqual({ x: 3, y: 2 });
  expect(spaceUnder(card, 2.9, 1.9)).toEqual({ x: 5, y: 3 });
  expect(edgeUnder(card, -0.1, 0.5)).toBeUndefined();
});
