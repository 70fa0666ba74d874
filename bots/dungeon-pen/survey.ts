import {
  type Ground,
  groundIndex,
  isFloor,
  type Material,
  NEIGHBOURS,
  type Point,
  RING,
  SIDE,
  SQUARES,
  type Square,
  UNIT,
  wantedBy,
} from '../../games/dungeon-pen/index.ts';

/** How far every square is from a goal, in fifths of a square; more than any way where no way leads. */
export type Field = Int32Array;

const STRAIGHT = 5;
const SLANTED = 7;
export const NO_WAY = 1_000_000;

/** The steps from each square: straight ones, then slanted ones with the two squares that have to be free beside them. */
const STEPS = Array.from({ length: SQUARES }, (_, square) =>
  (RING[square] as readonly Square[]).map(to => {
    const isStraight = (NEIGHBOURS[square] as readonly Square[]).includes(to);
    const across = isStraight ? 0 : (to % SIDE) - (square % SIDE);
    return { to, cost: isStraight ? STRAIGHT : SLANTED, beside: square + across, under: to - across };
  }),
);

/** Lines do not squeeze through corners: a slanted step needs both squares beside it. */
export function fieldTo(ground: Ground, goals: readonly Square[]): Field {
  const field = new Int32Array(SQUARES).fill(NO_WAY);
  const queue = [...goals];
  for (const goal of goals) field[goal] = 0;
  for (let at = 0; at < queue.length; at++) {
    const square = queue[at] as Square;
    for (const { to, cost, beside, under } of STEPS[square] as (typeof STEPS)[number]) {
      const way = (field[square] as number) + cost;
      if (way >= (field[to] as number) || !isFloor(ground, to)) continue;
      if (!isFloor(ground, beside) || !isFloor(ground, under)) continue;
      field[to] = way;
      queue.push(to);
    }
  }
  return field;
}

/** The squares that a seat is after: its own cell with the treasure in hand, else the treasure. */
export function goalsOf(material: Material, seat: number, carries: boolean): readonly Square[] {
  return carries ? (material.cells[seat] ?? []) : [wantedBy(material, seat)];
}

export function fieldAt(field: Field, { x, y }: Point): number {
  return field[Math.floor(y / UNIT) * SIDE + Math.floor(x / UNIT)] ?? NO_WAY;
}

/** The ground with some squares walled up. */
export function walledUp(ground: Ground, squares: readonly Square[]): Ground {
  const walled = ground.slice();
  for (const square of squares) walled[groundIndex(square)] = 1;
  return walled;
}
