import type { QuarterTurn, Side, View } from '../../games/the-dungeon/index.ts';
import { sideState, SIDES, START_TILE, tileBeyond } from '../../games/the-dungeon/readers.ts';
import type { Box, Point } from '../figure.ts';
import { tremor } from '../random.ts';
import type { Group } from '../shape.ts';
import { group } from '../shape.ts';
import { doorShapes, type DoorState, isDoor } from './doors.ts';
import { tileShapes } from './tile.ts';
import { HALF, middleOf, STEP, TILE_BOX, towards } from './units.ts';

type Maze = Pick<View, 'faces' | 'turns' | 'places' | 'sides' | 'near' | 'pile' | 'shown'>;

/** At most this many degrees askew. */
const ASKEW = 0.28;

export const tileId = (tile: number): string => `tile/${tile}`;
export const tileNamed = (id: string): number | undefined =>
  id.startsWith('tile/') ? Number(id.slice('tile/'.length)) : undefined;

/** Where a tile lies. */
export const tileAt = ({ places }: Pick<Maze, 'places'>, tile: number): Point => middleOf(places[tile] ?? 0);

export const tiles = (maze: Readonly<Maze>): readonly Group[] => maze.faces.map((_, tile) => laidTile(maze, tile));

/** Doors lie over the seams between the tiles. */
export const doors = (maze: Readonly<Maze>): readonly Group[] => maze.faces.flatMap((_, tile) => doorsOf(maze, tile));

function laidTile({ faces, turns, places }: Readonly<Maze>, tile: number): Group {
  const id = tileId(tile);
  const [face = START_TILE, turn = 0] = [faces[tile], turns[tile]];
  const lean = (tremor(`${id}/${face}`)() * 2 - 1) * ASKEW;
  return group(
    { id, role: 'card', at: tileAt({ places }, tile), turn: lean, hit: TILE_BOX },
    tileShapes({ face, turn: turn as QuarterTurn, copy: tile }),
  );
}

interface Door {
  readonly side: Side;
  readonly state: DoorState;
}

/** Two sides that meet are one door: the tile that was laid first shows it, or the one that faces a wall. */
function doorsOn(maze: Readonly<Maze>, tile: number): readonly Door[] {
  return SIDES.flatMap(side => {
    const state = sideState(maze, tile, side);
    const beyond = tileBeyond(maze, tile, side);
    const isShownThere = state !== 'blocked' && beyond !== undefined && beyond < tile;
    return isDoor(state) && !isShownThere ? [{ side, state }] : [];
  });
}

const doorId = (tile: number, side: Side): string => `door/${tile}/${side}`;

const doorsOf = (maze: Readonly<Maze>, tile: number): readonly Group[] =>
  doorsOn(maze, tile).map(({ side, state }) => {
    const [x, y] = tileAt(maze, tile);
    const [across, down] = towards(side, HALF + 0.5);
    return group({ id: doorId(tile, side), at: [x + across, y + down] }, doorShapes(state, side));
  });

/** The part of the table that all tiles and some other places take up. */
export function areaOf(maze: Pick<Maze, 'places'>, others: readonly number[] = []): Box {
  const middles = [...maze.places, ...others].map(middleOf);
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left - HALF, top - HALF, Math.max(...xs) - left + 2 * HALF, Math.max(...ys) - top + 2 * HALF];
}

/** A tile and those around it. */
export function areaAround([x, y]: Point, far: number): Box {
  const reach = far * STEP;
  return [x - reach, y - reach, 2 * reach, 2 * reach];
}
