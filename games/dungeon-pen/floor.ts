import type { Seat } from '../../kernel/game.ts';
import { type Ground, groundIndex, PADDED, WALL } from './line.ts';
import { type Material, wantedBy } from './material.ts';
import { NEIGHBOURS, RING, SIDE, SQUARES, type Square, UNIT } from './square.ts';
import { characterOf, type State } from './state.ts';

const SOLID = WALL | PADDED;

export function isFloor(ground: Ground, square: Square): boolean {
  return ((ground[groundIndex(square)] ?? WALL) & SOLID) === 0;
}

/** Marks with 1 every square that can be reached from `start` through sides of free squares (DP-Q14). */
export function floorFrom(ground: Ground, start: Square): Uint8Array {
  const reached = new Uint8Array(SQUARES);
  const queue = [start];
  reached[start] = 1;
  for (let at = 0; at < queue.length; at++)
    for (const next of NEIGHBOURS[queue[at] as Square] as readonly Square[])
      if (reached[next] === 0 && isFloor(ground, next)) {
        reached[next] = 1;
        queue.push(next);
      }
  return reached;
}

/** DP-Q36: the floor from which a seat can still reach its treasure and its cell. */
export function floorOf(material: Material, ground: Ground, seat: Seat): Uint8Array {
  return floorFrom(ground, material.cells[seat]?.[0] as Square);
}

/** A square that holds the point; on an edge the others are free as well and on the same floor. */
export function squareUnder({ x, y }: { readonly x: number; readonly y: number }): Square {
  return Math.floor(y / UNIT) * SIDE + Math.floor(x / UNIT);
}

/**
 * DP-Q14: the first seat whom walls on `squares` would cut off from its treasure or its cell. Most walls cannot cut
 * anything, because the free squares around them hang together; only for the others a way is searched.
 */
export function seatCutOff(
  material: Material,
  state: Readonly<State>,
  ground: Ground,
  squares: readonly Square[],
): Seat | undefined {
  const added = squares.filter(square => isFloor(ground, square));
  if (added.length === 0 || hangsTogether(ground, added)) return undefined;
  const walled = ground.slice();
  for (const square of added) walled[groundIndex(square)] = WALL;
  return [0, 1].find(seat => !isConnected(material, state, walled, seat));
}

function isConnected(material: Material, state: Readonly<State>, ground: Ground, seat: Seat): boolean {
  const character = characterOf(state, seat);
  const floor = floorOf(material, ground, seat);
  const goals = character.carries ? [] : [wantedBy(material, seat)];
  return [squareUnder(character), ...goals].every(square => floor[square] === 1);
}

/** Whether one can walk around `added` without leaving its rim. */
function hangsTogether(ground: Ground, added: readonly Square[]): boolean {
  const rim = new Set<Square>();
  for (const square of added)
    for (const near of RING[square] as readonly Square[])
      if (!added.includes(near) && isFloor(ground, near)) rim.add(near);
  const [first] = rim;
  if (first === undefined) return false;
  const reached = [first];
  rim.delete(first);
  for (const square of reached)
    for (const next of NEIGHBOURS[square] as readonly Square[]) if (rim.delete(next)) reached.push(next);
  return rim.size === 0;
}
