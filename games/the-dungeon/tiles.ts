import { type Face, type Room, ROOMS, TILES } from './data.ts';

/** The sides of a tile are numbered clockwise, so that a quarter turn adds one. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];

/** How often a tile is turned by a quarter, clockwise. */
export const QUARTER_TURNS = [0, 1, 2, 3] as const;
export type QuarterTurn = (typeof QUARTER_TURNS)[number];

/**
 * What a side of a tile on the table is. A door is untried until its lock has been rolled for; a door or doorway that
 * faces a blank wall is blocked (TD-9).
 */
export const WALL = 0;
export const DOORWAY = 1;
export const DOOR = 2;
export const OPEN = 3;
export const LOCKED = 4;
export const BLOCKED = 5;

/** The names of what a side is, by its number. */
export const SIDE_STATES = ['wall', 'doorway', 'untried', 'open', 'locked', 'blocked'] as const;
export type SideState = (typeof SIDE_STATES)[number];

interface Tile {
  readonly face: Face;
  readonly room: Room;
  /** Its sides before turning, as in data.ts. */
  readonly drawing: string;
  /** By turn, then by side: wall, doorway or door. */
  readonly openings: readonly (readonly number[])[];
  /** By turn: the sides that are openings. */
  readonly open: readonly (readonly Side[])[];
  /** By the side that has to be an opening: the turns that make it one, of equal ones only the first (TD-Q5). */
  readonly fitting: readonly (readonly QuarterTurn[])[];
}

const SIGNS: Readonly<Record<string, number>> = { '-': WALL, X: WALL, O: DOORWAY, D: DOOR };

/** What a drawing such as 'D-O-' shows after `turn` quarter turns. */
function openingsOf(drawing: string, turn: QuarterTurn): number[] {
  return SIDES.map(side => SIGNS[drawing.charAt((side - turn + 4) % 4)] ?? WALL);
}

function fittingTurns(openings: readonly (readonly number[])[], side: Side): QuarterTurn[] {
  const texts = openings.map(each => each.join());
  return QUARTER_TURNS.filter(turn => openings[turn]?.[side] !== WALL && texts.indexOf(texts[turn] as string) === turn);
}

function tileFrom(face: Face, room: Room, drawing: string): Tile {
  const openings = QUARTER_TURNS.map(turn => openingsOf(drawing, turn));
  const open = openings.map(sides => SIDES.filter(side => sides[side] !== WALL));
  return { face, room, drawing, openings, open, fitting: SIDES.map(side => fittingTurns(openings, side)) };
}

/** What a drawing such as 'D-O-' is after `turn` quarter turns, as a drawing. */
export const turnedDrawing = (drawing: string, turn: QuarterTurn): string =>
  drawing.slice(4 - turn) + drawing.slice(0, 4 - turn);

/** One drawing for all turns of it. */
export function shapeOf(drawing: string): string {
  return QUARTER_TURNS.map(turn => turnedDrawing(drawing, turn)).sort()[0] ?? drawing;
}

const OPENINGS = ['-', 'D', 'O'] as const;

const keyOf = (room: Room, drawing: string): `${Room}:${string}` => `${room}:${shapeOf(drawing)}`;

/** TD-C2: every shape that a room may have: openings on all sides, but beside the door of a Guard Room to the outside. */
function shapesOf(room: Room): readonly string[] {
  const [first, ...others] = SIDES.map(side => (side === 0 && room === 'guard-room' ? ['X'] : OPENINGS));
  const drawings = others.reduce<readonly string[]>(
    (texts, signs) => texts.flatMap(text => signs.map(sign => text + sign)),
    first ?? [],
  );
  return [...new Set(drawings.filter(drawing => /[DO]/.test(drawing)).map(shapeOf))];
}

const OF_THE_BOX: readonly Tile[] = TILES.map(([face, room, , drawing]) => tileFrom(face, room, drawing));
const KEYS_OF_THE_BOX: readonly string[] = OF_THE_BOX.map(({ room, drawing }) => keyOf(room, drawing));

/** Every tile that there can be: first those of the box, then all other shapes of every room (TD-C12). */
export const TILE_TABLE: readonly Tile[] = [
  ...OF_THE_BOX,
  ...ROOMS.flatMap(room => shapesOf(room).map(shape => tileFrom(`${room}:${shape}`, room, shape))).filter(
    ({ room, drawing }) => !KEYS_OF_THE_BOX.includes(keyOf(room, drawing)),
  ),
];

const FACES: ReadonlyMap<string, number> = new Map(
  TILE_TABLE.map(({ room, drawing }, face) => [keyOf(room, drawing), face]),
);

/** The face of a room with such sides, however it is turned; undefined where TD-C2 has none. */
export const faceFor = (room: Room, drawing: string): number | undefined => FACES.get(keyOf(room, drawing));

export const START_CELL = 0;

export function tileOf(face: number): Tile {
  const tile = TILE_TABLE[face];
  if (!tile) throw new Error(`no tile ${face}`);
  return tile;
}

/** The sides of a tile that are doors or doorways. */
export function openSides(face: number, turn: QuarterTurn): readonly Side[] {
  return tileOf(face).open[turn] ?? [];
}

/** TD-Q42: the side with the door of a Guard Room to the world outside. */
export function exitSide(face: number, turn: QuarterTurn): Side | undefined {
  const side = TILE_TABLE[face]?.drawing.indexOf('X') ?? -1;
  return side < 0 ? undefined : SIDES[(side + turn) % 4];
}

export function opposite(side: Side): Side {
  return ((side + 2) % 4) as Side;
}

/**
 * What stands between two tiles, seen from one of them (TD-9, TD-10, TD-Q2, TD-Q37): a wall blocks, a door makes the
 * passage a door, and what is known about a door on either side holds for both.
 */
export function joined(mine: number, theirs: number): number {
  if (mine === WALL) return WALL;
  if (theirs === WALL || theirs === BLOCKED) return BLOCKED;
  return mine > theirs ? mine : theirs;
}
