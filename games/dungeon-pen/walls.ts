import type { Refusal, Seat } from '../../kernel/game.ts';
import type { Misfit } from './events.ts';
import { isFloor, seatCutOff } from './floor.ts';
import type { Ground } from './line.ts';
import { groundNow, type Material } from './material.ts';
import { LINES, type Polyomino, SINGLE, TETROMINOES, TROMINOES } from './polyomino.ts';
import {
  columnOf,
  distanceToSquare,
  isInLarge,
  isOnSheet,
  isWithin,
  LARGE,
  NEIGHBOURS,
  rowOf,
  SIDE,
  SQUARES,
  type Square,
  squareAt,
  squaresUnder,
  UNIT,
} from './square.ts';
import { type Action, characterOf, otherOf, type Shape, type State } from './state.ts';

const FORMS: Readonly<Record<Shape, readonly Polyomino[]>> = {
  line: LINES,
  tetromino: TETROMINOES,
  rubble: TROMINOES,
  stone: SINGLE,
  chalk: TROMINOES,
};

/** DP-Q40: how near to a character the nearest square of rubble or chalk has to be. The others go by the dice. */
const WITHIN: Partial<Readonly<Record<Shape, number>>> = { rubble: 2, chalk: 3 };

const LONGEST = 4;

/** Where a wall may be drawn: on which squares, and whose squares must not be touched. */
interface Site {
  readonly material: Material;
  readonly state: Readonly<State>;
  readonly shape: Shape;
  readonly ground: Ground;
  /** DP-36, DP-Q14: squares that no wall may cover, 1 each. */
  readonly blocked: Uint8Array;
  /** Whether a square of the wall fulfils what the card asks of at least one of them. */
  readonly starts: (square: Square) => boolean;
}

function siteOf(material: Material, state: Readonly<State>, seat: Seat, shape: Shape): Site {
  const blocked = new Uint8Array(SQUARES);
  for (const square of material.kept) blocked[square] = 1;
  for (const character of state.characters) for (const square of squaresUnder(character)) blocked[square] = 1;
  const ground = groundNow(material, state);
  if (shape === 'stone')
    for (let square = 0; square < SQUARES; square++) if (!isFloor(ground, square)) blocked[square] = 1;
  return { material, state, shape, ground, blocked, starts: startsOf(state, seat, shape) };
}

function startsOf(state: Readonly<State>, seat: Seat, shape: Shape): (square: Square) => boolean {
  const within = WITHIN[shape];
  const [red = 1, black = 1] = state.dice;
  if (within === undefined) return square => isInLarge(square, red, black);
  const near = characterOf(state, shape === 'rubble' ? otherOf(seat) : seat);
  return square => isWithin(distanceToSquare(near, square), within);
}

/** The upper left corners around which walls of the card can lie at all. */
function cornersOf({ state, shape }: Site, seat: Seat): { left: number; top: number; size: number } {
  const within = WITHIN[shape];
  const [red = 1, black = 1] = state.dice;
  if (within === undefined)
    return { left: (red - 1) * LARGE - LONGEST + 1, top: (black - 1) * LARGE - LONGEST + 1, size: LARGE + LONGEST - 1 };
  const { x, y } = characterOf(state, shape === 'rubble' ? otherOf(seat) : seat);
  const reach = within + LARGE;
  return { left: Math.floor(x / UNIT) - reach, top: Math.floor(y / UNIT) - reach, size: 2 * reach + 1 };
}

/** DP-35, DP-36: every legal wall, once, in a stable order. */
export function placements(material: Material, state: Readonly<State>, seat: Seat, shape: Shape): Square[][] {
  const site = siteOf(material, state, seat, shape);
  return candidates(site, seat).filter(squares => isAllowed(site, squares));
}

export function hasPlacement(material: Material, state: Readonly<State>, seat: Seat, shape: Shape): boolean {
  const site = siteOf(material, state, seat, shape);
  return candidates(site, seat).some(squares => isAllowed(site, squares));
}

/** Walls of the right shape at the right place that cover nothing they must not. */
function candidates(site: Site, seat: Seat): Square[][] {
  const { left, top, size } = cornersOf(site, seat);
  const found: Square[][] = [];
  for (const form of FORMS[site.shape])
    for (let row = Math.max(0, top); row < Math.min(SIDE, top + size); row++)
      for (let column = Math.max(0, left); column < Math.min(SIDE, left + size); column++) {
        const squares = squaresFrom(form, column, row);
        if (squares && squares.some(site.starts) && squares.every(square => site.blocked[square] === 0))
          found.push(squares);
      }
  return found;
}

function squaresFrom(form: Polyomino, column: number, row: number): Square[] | undefined {
  const squares: Square[] = [];
  for (const [across, down] of form) {
    if (!isOnSheet(column + across, row + down)) return undefined;
    squares.push(squareAt(column + across, row + down));
  }
  return squares;
}

function isAllowed({ material, state, ground }: Site, squares: readonly Square[]): boolean {
  return seatCutOff(material, state, ground, squares) === undefined;
}

/** DP-47, DP-Q29: where the magic wall may grow now. */
export function growths(material: Material, state: Readonly<State>): Square[] {
  const { stone } = state;
  const last = stone?.squares.at(-1);
  if (!stone || stone.grown || last === undefined || state.before) return [];
  const site = siteOf(material, state, state.turn, 'stone');
  return (NEIGHBOURS[last] ?? []).filter(square => site.blocked[square] === 0 && isAllowed(site, [square]));
}

/** Sapper's Pick: the drawn squares within three squares of the seat. */
export function diggable(state: Readonly<State>, seat: Seat): Square[] {
  const character = characterOf(state, seat);
  return state.walls.filter(square => isWithin(distanceToSquare(character, square), LARGE)).toSorted((a, b) => a - b);
}

/** Draws wall squares where there are none yet (DP-Q15: a wall may overlap what stands already). */
export function drawWalls(material: Material, state: State, squares: readonly Square[]): void {
  const ground = groundNow(material, state);
  for (const square of squares) if (isFloor(ground, square)) state.walls.push(square);
}

/** Which limit stands against a wall, and where. */
export function whyNotPlace(
  material: Material,
  state: Readonly<State>,
  { seat, shape }: { readonly seat: Seat; readonly shape: Shape },
  input: unknown,
): Refusal<Misfit> {
  const site = siteOf(material, state, seat, shape);
  const squares = readSquares(input);
  if (!squares || squares.some(square => square < 0 || square >= SQUARES))
    return { refused: { type: 'wall-off-sheet' }, rule: 'DP-Q15' };
  if (!hasShape(shape, squares)) return { refused: { type: 'wall-shape', shape }, rule: 'DP-35' };
  return misplaced(site, squares) ?? covering(site, squares) ?? shuttingIn(site, squares);
}

function readSquares(input: unknown): Square[] | undefined {
  return Array.isArray(input) && input.every(square => Number.isInteger(square)) ? (input as Square[]) : undefined;
}

function hasShape(shape: Shape, squares: readonly Square[]): boolean {
  const left = Math.min(...squares.map(columnOf));
  const top = Math.min(...squares.map(rowOf));
  const drawn = squares.toSorted((a, b) => a - b).join();
  return FORMS[shape].some(form => squaresFrom(form, left, top)?.join() === drawn);
}

function misplaced({ shape, state, starts }: Site, squares: readonly Square[]): Refusal<Misfit> | undefined {
  if (squares.some(starts)) return undefined;
  const within = WITHIN[shape];
  const [red = 1, black = 1] = state.dice;
  return within === undefined
    ? { refused: { type: 'wall-off-dice', red, black }, rule: 'DP-36' }
    : { refused: { type: 'wall-far', within }, rule: 'DP-Q40' };
}

const COVERED = [
  ['wall-on-cell', ['south-cell', 'north-cell']],
  ['wall-on-padding', ['padded']],
  ['wall-on-treasure', ['south-treasure', 'north-treasure']],
] as const;

function covering({ material, state, shape, ground }: Site, squares: readonly Square[]): Refusal<Misfit> | undefined {
  for (const [seat, character] of state.characters.entries()) {
    const under = squaresUnder(character).filter(square => squares.includes(square));
    if (under.length > 0) return { refused: { type: 'wall-on-character', seat, squares: under }, rule: 'DP-36' };
  }
  for (const [type, features] of COVERED) {
    const found = squares.filter(square => features.some(feature => material.sheet.features[square] === feature));
    if (found.length > 0) return { refused: { type, squares: found }, rule: 'DP-Q14' };
  }
  const walled = squares.filter(square => shape === 'stone' && !isFloor(ground, square));
  return walled.length > 0 ? { refused: { type: 'wall-on-wall', squares: walled }, rule: 'DP-Q29' } : undefined;
}

function shuttingIn({ material, state, ground }: Site, squares: readonly Square[]): Refusal<Misfit> {
  const seat = seatCutOff(material, state, ground, squares);
  if (seat === undefined) return { refused: { type: 'wall-off-sheet' }, rule: 'DP-Q15' };
  return { refused: { type: 'wall-shuts-in', seat, squares: [...squares] }, rule: 'DP-36' };
}

export function placeActions(squares: readonly Square[][]): Action[] {
  return squares.map(wall => ({ type: 'place', squares: wall }));
}
