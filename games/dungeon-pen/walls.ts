import type { Refusal, Seat } from '../../kernel/game.ts';
import { isRecord } from '../../kernel/plain.ts';
import type { Action } from './action.ts';
import { type Content, groundNow, type Land, landNow } from './content.ts';
import type { Misfit } from './events.ts';
import { type Floor, isOnFloor, isWall } from './floor.ts';
import { indexAt } from './line.ts';
import { closesRing, isTorn } from './masses.ts';
import { LINES, type Polyomino, rimOf, SINGLE, TETROMINOES, TROMINOES } from './polyomino.ts';
import {
  columnOf,
  distanceToSquare,
  isInLarge,
  isOnSheet,
  isWithin,
  LARGE,
  NEAR,
  NEIGHBOURS,
  type Point,
  rowOf,
  SCALE,
  type Square,
  squareAt,
  SQUARES,
  squaresUnder,
} from './square.ts';
import { characterOf, otherOf, type Shape, type State, type Step } from './state.ts';
import { needsNow, seatCutOff, seatShutIn } from './ways.ts';

export type Place = Extract<Action, { type: 'place' }>;

/** What a card lets one draw, each turned and mirrored way by itself. */
export const POLYOMINOES: Readonly<Record<Shape, readonly Polyomino[]>> = {
  line: LINES,
  tetromino: TETROMINOES,
  rubble: TROMINOES,
  stone: SINGLE,
  chalk: TROMINOES,
};

/** DP-Q40: how near to a character the nearest square of rubble or chalk has to be. The others go by the dice. */
const WITHIN: Partial<Readonly<Record<Shape, number>>> = { rubble: 2, chalk: NEAR };

/** DP-24: whether the dice say where a wall of this shape has to be. */
export function isRolled(shape: Shape): boolean {
  return WITHIN[shape] === undefined;
}

/** A wall that fits on the sheet, legal or not, and where the squares around it stand in a ground, in the order of a walk. */
export interface Wall {
  readonly place: Place;
  readonly rim: readonly number[];
}

const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);

/** Every wall of each shape: the same few thousand at every table. */
const WALLS: Readonly<Record<Shape, readonly Wall[]>> = {
  line: POLYOMINOES.line.flatMap(wallsOf),
  tetromino: POLYOMINOES.tetromino.flatMap(wallsOf),
  rubble: POLYOMINOES.rubble.flatMap(wallsOf),
  stone: POLYOMINOES.stone.flatMap(wallsOf),
  chalk: POLYOMINOES.chalk.flatMap(wallsOf),
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

/** The walls of a shape that have a square in each of the large ones, those in the upper left first. */
function byLarge(shape: Shape): readonly (readonly Wall[])[] {
  const found = Array.from({ length: SCALE * SCALE }, (): Wall[] => []);
  for (const wall of WALLS[shape])
    for (const large of new Set(wall.place.squares.map(largeOf))) found[large]?.push(wall);
  return found;
}

function largeOf(square: Square): number {
  return Math.floor(rowOf(square) / LARGE) * SCALE + Math.floor(columnOf(square) / LARGE);
}

/** DP-24: the walls that dice can ask for; the same at every table. */
const WALLS_IN_LARGE: Partial<Readonly<Record<Shape, readonly (readonly Wall[])[]>>> = {
  line: byLarge('line'),
  tetromino: byLarge('tetromino'),
  stone: byLarge('stone'),
};

/** Where a wall may be drawn. */
interface Site {
  readonly content: Content;
  readonly state: Readonly<State>;
  readonly shape: Shape;
  readonly land: Land;
  /** DP-36, DP-Q14, DP-F13: the first seat that walls on some squares would shut in. */
  readonly shutIn: (squares: readonly Square[]) => Seat | undefined;
  /** DP-36: where characters stand. */
  readonly stood: readonly Square[];
}

function siteOf(content: Content, state: Readonly<State>, shape: Shape): Site {
  const [south, north] = state.characters;
  const land = landNow(content, state);
  return {
    content,
    state,
    shape,
    land,
    shutIn: shutInBy(content, state, land.open),
    stood: [...squaresUnder(south), ...squaresUnder(north)],
  };
}

function shutInBy(content: Content, state: Readonly<State>, open: Floor): Site['shutIn'] {
  if (!content.isSafe) return squares => seatShutIn(state, open, squares);
  const needs = needsNow(content, state);
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

/** DP-35: the walls of the right shape, of those that the dice name only. */
function wallsOfShape({ dice: [red = 1, black = 1] }: Readonly<State>, shape: Shape): readonly Wall[] {
  return WALLS_IN_LARGE[shape]?.[(black - 1) * SCALE + red - 1] ?? WALLS[shape];
}

/** DP-35: the walls of the right shape at the right place, whatever stands there. */
function wallsFor(state: Readonly<State>, seat: Seat, shape: Shape): readonly Wall[] {
  const walls = wallsOfShape(state, shape);
  if (isRolled(shape)) return walls;
  const isStart = ALL_SQUARES.map(startsFor(state, seat, shape));
  return walls.filter(({ place }) => place.squares.some(square => isStart[square]));
}

/** The walls of the right shape at the right place, each legal or not: for those who need not know all that are. */
interface Drafts {
  readonly walls: readonly Wall[];
  isLegal(wall: Wall): boolean;
}

export function draftsOf(content: Content, state: Readonly<State>, seat: Seat, shape: Shape): Drafts {
  const site = siteOf(content, state, shape);
  return { walls: wallsFor(state, seat, shape), isLegal: wall => isAllowed(site, wall) };
}

/** DP-35, DP-36: every legal wall, once, in a stable order. */
export function placements(content: Content, state: Readonly<State>, seat: Seat, shape: Shape): Place[] {
  const { walls, isLegal } = draftsOf(content, state, seat, shape);
  return walls.filter(isLegal).map(({ place }) => place);
}

/** Whether there is any; the first one is soon found. */
export function hasPlacement(content: Content, state: Readonly<State>, seat: Seat, shape: Shape): boolean {
  const site = siteOf(content, state, shape);
  const isStart = startsFor(state, seat, shape);
  return wallsOfShape(state, shape).some(wall => wall.place.squares.some(isStart) && isAllowed(site, wall));
}

/** Few walls tear the floor around them, fewer close a ring, and both is seen close by; only then ways are searched. */
function isAllowed(site: Site, { place: { squares }, rim }: Wall): boolean {
  if (isCovering(site, squares)) return false;
  if (!isTorn(site.land.ground, rim)) return true;
  return !closesRing(site.land.masses, rim) || site.shutIn(squares) === undefined;
}

/** DP-36, DP-Q14: nothing that is kept may be covered, and by the magic wall not even a wall (DP-Q15). */
function isCovering({ content, shape, land, stood }: Site, squares: readonly Square[]): boolean {
  for (const square of squares) {
    if (content.kept[square] === 1 || stood.includes(square)) return true;
    if (shape === 'stone' && !isOnFloor(land.open, square)) return true;
  }
  return false;
}

/** DP-47, DP-Q29: where the magic wall may grow now. */
export function growths(content: Content, state: Readonly<State>): Square[] {
  const { stone } = state;
  const last = stone?.squares.at(-1);
  if (!stone || stone.grown || last === undefined || state.before) return [];
  const site = siteOf(content, state, 'stone');
  return (NEIGHBOURS[last] ?? []).filter(square => isAllowed(site, WALLS.stone[square] as Wall));
}

/** Sapper's Pick: the drawn squares within three squares of the seat. */
export function diggable(state: Readonly<State>, seat: Seat): Square[] {
  const character = characterOf(state, seat);
  return state.walls.filter(square => isWithin(distanceToSquare(character, square), NEAR)).toSorted((a, b) => a - b);
}

/** Draws walls that hurt where there are none yet (DP-Q15: a wall may overlap what stands already). */
export function drawWalls(content: Content, state: State, squares: readonly Square[]): void {
  const ground = groundNow(content, state);
  for (const square of squares) if (!isWall(ground, square)) state.walls.push(square);
}

/** DP-35: the legal wall that an input draws, in whatever order it names the squares. */
export function readPlace(content: Content, state: Readonly<State>, step: Step, input: unknown): Place | undefined {
  if (step.type !== 'place' || !isRecord(input) || input.type !== 'place') return undefined;
  const drawn = readSquares(input.squares)
    ?.toSorted((a, b) => a - b)
    .join();
  return placements(content, state, step.seat, step.shape).find(({ squares }) => squares.join() === drawn);
}

/** Which limit stands against a wall, and where. */
export function whyNotPlace(
  content: Content,
  state: Readonly<State>,
  { seat, shape }: { readonly seat: Seat; readonly shape: Shape },
  input: unknown,
): Refusal<Misfit> {
  const squares = readSquares(input);
  if (!squares || squares.some(square => square < 0 || square >= SQUARES))
    return { refused: { type: 'wall-off-sheet' }, rule: 'DP-Q15' };
  if (!hasShape(shape, squares)) return { refused: { type: 'wall-shape', shape }, rule: 'DP-35' };
  const site = siteOf(content, state, shape);
  return misplaced(site, seat, squares) ?? covering(site, squares) ?? shuttingIn(site, squares);
}

function readSquares(input: unknown): Square[] | undefined {
  return Array.isArray(input) && input.every(square => Number.isInteger(square)) ? (input as Square[]) : undefined;
}

function hasShape(shape: Shape, squares: readonly Square[]): boolean {
  const left = Math.min(...squares.map(columnOf));
  const top = Math.min(...squares.map(rowOf));
  const drawn = squares.toSorted((a, b) => a - b).join();
  return POLYOMINOES[shape].some(form => squaresFrom(form, left, top)?.join() === drawn);
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

function covering({ content, state, shape, land }: Site, squares: readonly Square[]): Refusal<Misfit> | undefined {
  for (const [seat, character] of state.characters.entries()) {
    const under = squaresUnder(character).filter(square => squares.includes(square));
    if (under.length > 0) return { refused: { type: 'wall-on-character', seat, squares: under }, rule: 'DP-36' };
  }
  for (const [type, features] of COVERED) {
    const found = squares.filter(
      square => content.kept[square] === 1 && features.some(feature => content.sheet.features[square] === feature),
    );
    if (found.length > 0) return { refused: { type, squares: found }, rule: 'DP-Q14' };
  }
  const walled = squares.filter(square => shape === 'stone' && !isOnFloor(land.open, square));
  return walled.length > 0 ? { refused: { type: 'wall-on-wall', squares: walled }, rule: 'DP-Q29' } : undefined;
}

function shuttingIn({ shutIn }: Site, squares: readonly Square[]): Refusal<Misfit> {
  const seat = shutIn(squares);
  if (seat === undefined) return { refused: { type: 'wall-off-sheet' }, rule: 'DP-Q15' };
  return { refused: { type: 'wall-shuts-in', seat, squares: [...squares] }, rule: 'DP-36' };
}
