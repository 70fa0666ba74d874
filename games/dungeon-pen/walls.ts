import type { Refusal, Seat } from '../../kernel/game.ts';
import type { Misfit } from './events.ts';
import { type Floor, isOnFloor } from './floor.ts';
import { type Ground, groundIndex, indexAt, WALL } from './line.ts';
import { closesRing, isTorn, massesOf } from './masses.ts';
import { groundNow, type Material } from './material.ts';
import { LINES, type Polyomino, rimOf, SINGLE, TETROMINOES, TROMINOES } from './polyomino.ts';
import {
  columnOf,
  distanceToSquare,
  isInLarge,
  isOnSheet,
  isWithin,
  NEAR,
  NEIGHBOURS,
  type Point,
  rowOf,
  SQUARES,
  type Square,
  squareAt,
  squaresUnder,
} from './square.ts';
import { type Action, characterOf, otherOf, type Shape, type State } from './state.ts';
import { needsNow, openNow, seatCutOff, seatShutIn, squareUnder } from './ways.ts';

export type Place = Extract<Action, { type: 'place' }>;

const FORMS: Readonly<Record<Shape, readonly Polyomino[]>> = {
  line: LINES,
  tetromino: TETROMINOES,
  rubble: TROMINOES,
  stone: SINGLE,
  chalk: TROMINOES,
};

/** DP-Q40: how near to a character the nearest square of rubble or chalk has to be. The others go by the dice. */
const WITHIN: Partial<Readonly<Record<Shape, number>>> = { rubble: 2, chalk: NEAR };

/** A wall that fits on the sheet, legal or not, and where the squares around it stand in a ground, in the order of a walk. */
export interface Wall {
  readonly place: Place;
  readonly rim: readonly number[];
}

const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

/** Every wall of each shape: the same few thousand at every table. */
const WALLS: Readonly<Record<Shape, readonly Wall[]>> = {
  line: FORMS.line.flatMap(wallsOf),
  tetromino: FORMS.tetromino.flatMap(wallsOf),
  rubble: FORMS.rubble.flatMap(wallsOf),
  stone: FORMS.stone.flatMap(wallsOf),
  chalk: FORMS.chalk.flatMap(wallsOf),
};

function wallsOf(form: Polyomino): Wall[] {
  const around = rimOf(form);
  return ALL_SQUARES.flatMap(square => {
    const [column, row] = [columnOf(square), rowOf(square)];
    const squares = squaresFrom(form, column, row);
    const rim = around.map(([across, down]) => indexAt(column + across, row + down));
    return squares ? [{ place: { type: 'place', squares }, rim }] : [];
  });
}

function squaresFrom(form: Polyomino, column: number, row: number): Square[] | undefined {
  const squares: Square[] = [];
  for (const [across, down] of form) {
    if (!isOnSheet(column + across, row + down)) return undefined;
    squares.push(squareAt(column + across, row + down));
  }
  return squares;
}

/** Walls of a shape that have been looked for before, by what they have in common. */
const FOUND = new Map<string, readonly Wall[]>();

function findWalls(shape: Shape, where: string, isThere: (square: Square) => boolean): readonly Wall[] {
  const key = `${shape} ${where}`;
  const found = FOUND.get(key) ?? WALLS[shape].filter(({ place }) => place.squares.some(isThere));
  FOUND.set(key, found);
  return found;
}

/** Where a wall may be drawn. */
interface Site {
  readonly material: Material;
  readonly state: Readonly<State>;
  readonly shape: Shape;
  readonly ground: Ground;
  readonly open: Floor;
  /** DP-36, DP-Q14, DP-F13: the first seat that walls on some squares would shut in. */
  readonly shutIn: (squares: readonly Square[]) => Seat | undefined;
  /** DP-36: where characters stand. */
  readonly stood: readonly Square[];
}

function siteOf(material: Material, state: Readonly<State>, shape: Shape): Site {
  const [south, north] = state.characters;
  const open = openNow(material, state);
  return {
    material,
    state,
    shape,
    ground: groundNow(material, state),
    open,
    shutIn: shutInBy(material, state, open),
    stood: [...squaresUnder(south), ...squaresUnder(north)],
  };
}

function shutInBy(material: Material, state: Readonly<State>, open: Floor): Site['shutIn'] {
  if (!material.isSafe) return squares => seatShutIn(state, open, squares);
  const needs = needsNow(material, state);
  return squares => seatCutOff(needs, open, squares);
}

/** DP-24, DP-Q40: whether a square is one of those of which the wall has to contain one. */
function startsFor(state: Readonly<State>, seat: Seat, shape: Shape): (square: Square) => boolean {
  const within = WITHIN[shape];
  const [red = 1, black = 1] = state.dice;
  if (within === undefined) return square => isInLarge(square, red, black);
  const near = nearWhom(state, seat, shape);
  return square => isWithin(distanceToSquare(near, square), within);
}

function nearWhom(state: Readonly<State>, seat: Seat, shape: Shape): Point {
  return characterOf(state, shape === 'rubble' ? otherOf(seat) : seat);
}

/** DP-35: the walls of the right shape at the right place, whatever stands there. */
function wallsFor(state: Readonly<State>, seat: Seat, shape: Shape): readonly Wall[] {
  const [red = 1, black = 1] = state.dice;
  const within = WITHIN[shape];
  if (within === undefined) return findWalls(shape, `${red} ${black}`, square => isInLarge(square, red, black));
  return wallsNear(shape, nearWhom(state, seat, shape), within);
}

/** Found last: rules, bots and pages ask one after the other for the walls near somebody who stays in place. */
let nearest: (Point & { readonly shape: Shape; readonly walls: readonly Wall[] }) | undefined;

function wallsNear(shape: Shape, { x, y }: Point, within: number): readonly Wall[] {
  if (nearest?.shape === shape && nearest.x === x && nearest.y === y) return nearest.walls;
  const isNear = ALL_SQUARES.map(square => isWithin(distanceToSquare({ x, y }, square), within));
  const around = wallsAround(shape, squareUnder({ x, y }), within);
  nearest = { x, y, shape, walls: around.filter(({ place }) => place.squares.some(square => isNear[square])) };
  return nearest.walls;
}

/** All walls that can be near enough to somebody who stands in a square. */
function wallsAround(shape: Shape, square: Square, within: number): readonly Wall[] {
  const isNear = (other: Square): boolean =>
    Math.abs(columnOf(other) - columnOf(square)) <= within + 1 && Math.abs(rowOf(other) - rowOf(square)) <= within + 1;
  return findWalls(shape, `around ${square}`, isNear);
}

/** The walls of the right shape at the right place, each legal or not: for those who need not know all that are. */
export interface Drafts {
  readonly walls: readonly Wall[];
  isLegal(wall: Wall): boolean;
}

export function draftsOf(material: Material, state: Readonly<State>, seat: Seat, shape: Shape): Drafts {
  const site = siteOf(material, state, shape);
  return { walls: wallsFor(state, seat, shape), isLegal: wall => isAllowed(site, wall) };
}

/** DP-35, DP-36: every legal wall, once, in a stable order. */
export function placements(material: Material, state: Readonly<State>, seat: Seat, shape: Shape): Place[] {
  const { walls, isLegal } = draftsOf(material, state, seat, shape);
  return walls.filter(isLegal).map(({ place }) => place);
}

export function hasPlacement(material: Material, state: Readonly<State>, seat: Seat, shape: Shape): boolean {
  const { walls, isLegal } = draftsOf(material, state, seat, shape);
  return walls.some(isLegal);
}

/** Few walls tear the floor around them, fewer close a ring, and both is seen close by; only then ways are searched. */
function isAllowed(site: Site, { place: { squares }, rim }: Wall): boolean {
  if (isCovering(site, squares)) return false;
  if (!isTorn(site.ground, rim)) return true;
  return !closesRing(massesOf(site.ground), rim) || site.shutIn(squares) === undefined;
}

/** DP-36, DP-Q14: nothing that is kept may be covered, and by the magic wall not even a wall (DP-Q15). */
function isCovering({ material, shape, open, stood }: Site, squares: readonly Square[]): boolean {
  for (const square of squares) {
    if (material.kept[square] === 1 || stood.includes(square)) return true;
    if (shape === 'stone' && !isOnFloor(open, square)) return true;
  }
  return false;
}

/** DP-47, DP-Q29: where the magic wall may grow now. */
export function growths(material: Material, state: Readonly<State>): Square[] {
  const { stone } = state;
  const last = stone?.squares.at(-1);
  if (!stone || stone.grown || last === undefined || state.before) return [];
  const site = siteOf(material, state, 'stone');
  return (NEIGHBOURS[last] ?? []).filter(square => isAllowed(site, WALLS.stone[square] as Wall));
}

/** Sapper's Pick: the drawn squares within three squares of the seat. */
export function diggable(state: Readonly<State>, seat: Seat): Square[] {
  const character = characterOf(state, seat);
  return state.walls.filter(square => isWithin(distanceToSquare(character, square), NEAR)).toSorted((a, b) => a - b);
}

/** Draws walls that hurt where there are none yet (DP-Q15: a wall may overlap what stands already). */
export function drawWalls(material: Material, state: State, squares: readonly Square[]): void {
  const ground = groundNow(material, state);
  for (const square of squares) if (((ground[groundIndex(square)] ?? 0) & WALL) === 0) state.walls.push(square);
}

/** Which limit stands against a wall, and where. */
export function whyNotPlace(
  material: Material,
  state: Readonly<State>,
  { seat, shape }: { readonly seat: Seat; readonly shape: Shape },
  input: unknown,
): Refusal<Misfit> {
  const squares = readSquares(input);
  if (!squares || squares.some(square => square < 0 || square >= SQUARES))
    return { refused: { type: 'wall-off-sheet' }, rule: 'DP-Q15' };
  if (!hasShape(shape, squares)) return { refused: { type: 'wall-shape', shape }, rule: 'DP-35' };
  const site = siteOf(material, state, shape);
  return misplaced(site, seat, squares) ?? covering(site, squares) ?? shuttingIn(site, squares);
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

function misplaced({ shape, state }: Site, seat: Seat, squares: readonly Square[]): Refusal<Misfit> | undefined {
  if (squares.some(startsFor(state, seat, shape))) return undefined;
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

function covering({ material, state, shape, open }: Site, squares: readonly Square[]): Refusal<Misfit> | undefined {
  for (const [seat, character] of state.characters.entries()) {
    const under = squaresUnder(character).filter(square => squares.includes(square));
    if (under.length > 0) return { refused: { type: 'wall-on-character', seat, squares: under }, rule: 'DP-36' };
  }
  for (const [type, features] of COVERED) {
    const found = squares.filter(
      square => material.kept[square] === 1 && features.some(feature => material.sheet.features[square] === feature),
    );
    if (found.length > 0) return { refused: { type, squares: found }, rule: 'DP-Q14' };
  }
  const walled = squares.filter(square => shape === 'stone' && !isOnFloor(open, square));
  return walled.length > 0 ? { refused: { type: 'wall-on-wall', squares: walled }, rule: 'DP-Q29' } : undefined;
}

function shuttingIn({ shutIn }: Site, squares: readonly Square[]): Refusal<Misfit> {
  const seat = shutIn(squares);
  if (seat === undefined) return { refused: { type: 'wall-off-sheet' }, rule: 'DP-Q15' };
  return { refused: { type: 'wall-shuts-in', seat, squares: [...squares] }, rule: 'DP-36' };
}
