import { NONE, roomAt, ROW, sideOf, START_PLACE, type Table } from './state.ts';
import {
  DOOR,
  DOORWAY,
  joined,
  LOCKED,
  OPEN,
  opposite,
  type Side,
  SIDE_STATES,
  type SideState,
  SIDES,
  tileOf,
  type QuarterTurn,
  QUARTER_TURNS,
  WALL,
} from './tiles.ts';

type Maze = Pick<Table, 'faces' | 'turns' | 'places' | 'sides' | 'near' | 'pile' | 'shown'>;

type Sides = Readonly<Pick<Maze, 'near' | 'sides'>>;

export const START_TILE = 0;

/** One step on the grid, by side. */
const STEPS = [-ROW, 1, ROW, -1] as const;

/** Columns and rows count from the start cell; y grows downwards. */
export function coordinatesOf(place: number): { readonly x: number; readonly y: number } {
  return { x: (place % ROW) - (START_PLACE % ROW), y: Math.floor(place / ROW) - Math.floor(START_PLACE / ROW) };
}

export function placeBeside(place: number, side: Side): number {
  return place + STEPS[side];
}

/** The place beyond a side of a tile, whether a tile lies there or not. */
export function placeBeyond({ places }: Readonly<Pick<Maze, 'places'>>, tile: number, side: Side): number {
  return placeBeside(places[tile] ?? START_PLACE, side);
}

export function tileBeyond({ near }: Readonly<Pick<Maze, 'near'>>, tile: number, side: Side): number | undefined {
  const beyond = near[4 * tile + side];
  return beyond === NONE ? undefined : beyond;
}

/** The tile beyond a side that stands open. */
export function wayBeyond(maze: Sides, tile: number, side: Side): number | undefined {
  return isPassable(sideOf(maze, tile, side)) ? tileBeyond(maze, tile, side) : undefined;
}

/** What a side of a laid tile is. */
export function sideState(maze: Readonly<Pick<Maze, 'sides'>>, tile: number, side: Side): SideState {
  return SIDE_STATES[sideOf(maze, tile, side)] ?? 'wall';
}

export function tilesLeft({ pile, shown }: Readonly<Pick<Maze, 'pile' | 'shown'>>): number {
  let left = shown.length;
  for (const count of pile) left += count;
  return left;
}

/** Whether tiles are left, without counting them: asked at every step. */
function hasTiles({ pile, shown }: Readonly<Pick<Maze, 'pile' | 'shown'>>): boolean {
  if (shown.length > 0) return true;
  for (const count of pile) if (count > 0) return true;
  return false;
}

function isPassable(side: number): boolean {
  return side === DOORWAY || side === OPEN;
}

/** TD-Q12: a door never rolled for or, while the pile lasts, a way that leads to no tile. */
export const isUntried = (maze: Sides, tile: number, side: Side): boolean => isUntriedAt(maze, 4 * tile + side);

function isUntriedAt({ near, sides }: Sides, index: number): boolean {
  const side = sides[index] ?? WALL;
  return side === DOOR || (isPassable(side) && near[index] === NONE);
}

/** Whether anything is left to try on a tile. */
export const hasUntried = (maze: Sides, tile: number): boolean => hasUntriedIn(maze, 4 * tile, 4 * tile + 4);

function hasUntriedIn(maze: Sides, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (isUntriedAt(maze, index)) return true;
  return false;
}

/** TD-15: nothing is left to try, or no tile to lay. The same for all characters. */
export function mustReturn(maze: Readonly<Maze>): boolean {
  return !hasTiles(maze) || !hasUntriedIn(maze, 0, maze.sides.length);
}

/** By tile: how many steps it is from the start cell through what stands open; undefined where no way leads. */
export function waysHome(maze: Readonly<Pick<Maze, 'sides' | 'near' | 'faces'>>): (number | undefined)[] {
  const ways: (number | undefined)[] = maze.faces.map(() => undefined);
  ways[START_TILE] = 0;
  const queue = [START_TILE];
  for (const tile of queue)
    for (const side of SIDES) {
      const beyond = wayBeyond(maze, tile, side);
      if (beyond === undefined || ways[beyond] !== undefined) continue;
      ways[beyond] = (ways[tile] ?? 0) + 1;
      queue.push(beyond);
    }
  return ways;
}

/** TD-Q38: without a tile to draw, a way into the unknown leads nowhere. */
export function leadsOn(maze: Readonly<Maze>, tile: number, side: Side): boolean {
  return tileBeyond(maze, tile, side) !== undefined || hasTiles(maze);
}

/** Whether one may try to leave by a side while movement is free: known ways, and unknown ones while the pile lasts. */
export function isUsable(maze: Readonly<Maze>, tile: number, side: Side): boolean {
  const state = sideOf(maze, tile, side);
  return (state === DOOR || isPassable(state)) && leadsOn(maze, tile, side);
}

/** TD-Q7: no usable exit but the one by which one came. */
export function isDeadEnd(maze: Readonly<Maze>, tile: number, came: number): boolean {
  for (const side of SIDES) if (side !== came && isUsable(maze, tile, side)) return false;
  return true;
}

/** TD-24, TD-25, TD-Q8: tiles that end a move. */
export function stopsMove(maze: Readonly<Maze>, tile: number): boolean {
  const room = roomAt(maze, tile);
  return room === 'stream' || room === 'guard-room';
}

/** TD-13, TD-16: what a roll has found out holds on both sides of a door (TD-10). */
export function setDoor(maze: Maze, tile: number, side: Side, state: typeof OPEN | typeof LOCKED): void {
  maze.sides[4 * tile + side] = state;
  const beyond = tileBeyond(maze, tile, side);
  if (beyond !== undefined) maze.sides[4 * beyond + opposite(side)] = state;
}

/** TD-8: a tile comes to lie beyond `side` of `from`, which is then open; answers the new tile. */
export function layTile(maze: Maze, face: number, turn: QuarterTurn, [from, side]: readonly [number, Side]): number {
  const place = placeBeyond(maze, from, side);
  const tile = maze.faces.push(face) - 1;
  maze.turns.push(turn);
  maze.places.push(place);
  maze.sides.push(...(tileOf(face).openings[turn] ?? []));
  for (const each of SIDES) maze.near.push(maze.places.indexOf(placeBeside(place, each)));
  for (const each of SIDES) join(maze, tile, each);
  const entry = 4 * tile + opposite(side);
  if (maze.sides[entry] === DOOR) setDoor(maze, from, side, OPEN);
  return tile;
}

/** TD-9, TD-10: two sides that meet are one. */
function join(maze: Maze, tile: number, side: Side): void {
  const beyond = tileBeyond(maze, tile, side);
  if (beyond === undefined) return;
  const [here, there] = [4 * tile + side, 4 * beyond + opposite(side)];
  const [mine = WALL, theirs = WALL] = [maze.sides[here], maze.sides[there]];
  maze.near[there] = tile;
  maze.sides[here] = joined(mine, theirs);
  maze.sides[there] = joined(theirs, mine);
}

/** The side as it was before anything lay against it, but with what a roll has found out about its door. */
function bare({ faces, turns, sides }: Readonly<Maze>, tile: number, side: Side): number {
  const printed = tileOf(faces[tile] ?? 0).openings[turns[tile] ?? 0]?.[side] ?? WALL;
  const now = sides[4 * tile + side] ?? WALL;
  return printed === DOOR && (now === OPEN || now === LOCKED) ? now : printed;
}

/** The sides of the maze if a tile were turned: it comes to lie anew, and its neighbours keep what is known of their doors. */
function sidesIfTurned(maze: Readonly<Maze>, tile: number, turn: QuarterTurn): number[] {
  const sides = [...maze.sides];
  const openings = tileOf(maze.faces[tile] ?? 0).openings[turn] ?? [];
  for (const side of SIDES) {
    const beyond = tileBeyond(maze, tile, side);
    const mine = openings[side] ?? WALL;
    sides[4 * tile + side] = mine;
    if (beyond === undefined) continue;
    const theirs = bare(maze, beyond, opposite(side));
    sides[4 * tile + side] = joined(mine, theirs);
    sides[4 * beyond + opposite(side)] = joined(theirs, mine);
  }
  return sides;
}

/** TD-C9: the turns that a tile can be given so that its openings change and every tile keeps a way to the start cell. */
export function possibleTurns(maze: Readonly<Maze>, tile: number): QuarterTurn[] {
  if (tile === START_TILE) return [];
  const { openings } = tileOf(maze.faces[tile] ?? 0);
  const texts = openings.map(each => each.join());
  const now = texts[maze.turns[tile] ?? 0];
  return QUARTER_TURNS.filter(turn => {
    if (texts[turn] === now || texts.indexOf(texts[turn] as string) !== turn) return false;
    const ways = waysHome({ ...maze, sides: sidesIfTurned(maze, tile, turn) });
    return !ways.includes(undefined);
  });
}

export function turnTile(maze: Maze, tile: number, turn: QuarterTurn): void {
  maze.sides = sidesIfTurned(maze, tile, turn);
  maze.turns[tile] = turn;
}
