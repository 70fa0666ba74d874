import type { Seat } from '../../kernel/game.ts';
import { areJoined, type Floor, floorFrom, without } from './floor.ts';
import { type Material, wantedBy } from './material.ts';
import { SIDE, type Point, type Square, UNIT } from './square.ts';
import { characterOf, type State } from './state.ts';

/** The squares without a wall, drawn ones considered. */
export function openNow({ open }: Material, { walls }: Pick<State, 'walls'>): Floor {
  return without(open, walls);
}

/** DP-Q36: the floor from which a seat can still reach its treasure and its cell. */
export function floorOf(material: Material, open: Floor, seat: Seat): Floor {
  return floorFrom(open, material.cells[seat]?.[0] as Square);
}

/** A square that holds the point; on an edge the others are free as well and on the same floor. */
export function squareUnder({ x, y }: Point): Square {
  return Math.floor(y / UNIT) * SIDE + Math.floor(x / UNIT);
}

/** DP-Q14: the first seat whom walls on `squares` would cut off from its treasure or its cell. */
export function seatCutOff(
  material: Material,
  state: Readonly<State>,
  open: Floor,
  squares: readonly Square[],
): Seat | undefined {
  const left = without(open, squares);
  const [south, north] = [needsOf(material, state, 0), needsOf(material, state, 1)];
  if (areJoined(left, [...south, ...north])) return undefined;
  if (!areJoined(left, south)) return 0;
  return areJoined(left, north) ? undefined : 1;
}

/** What a seat has to be able to reach: its cell, itself, and the treasure unless it has it. */
function needsOf(material: Material, state: Readonly<State>, seat: Seat): Square[] {
  const character = characterOf(state, seat);
  const needs = [squareUnder(character), material.cells[seat]?.[0] as Square];
  return character.carries ? needs : [...needs, wantedBy(material, seat)];
}
