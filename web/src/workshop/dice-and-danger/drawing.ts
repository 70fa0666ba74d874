// What is done to a sketch with one stroke. Every function gives a new sketch and leaves the old one as it is.
import type {
  Deed,
  Point,
  Sheet,
  Sketch,
  SketchedRoom,
  SketchedSpace,
  SpaceKind,
} from '../../../../games/dice-and-danger/index.ts';
import { isSmudge, sheetFrom, UNNUMBERED } from '../../../../games/dice-and-danger/readers.ts';
import {
  type Area,
  endsOf,
  gridAround,
  isAt,
  isInside,
  isLinked,
  isOnGrid,
  keyOf,
  type NodeKey,
  nodeAt,
  squaresOf,
  squaresOfNode,
  thereAt,
} from './nodes.ts';
import { routeBetween, routeThrough } from './routing.ts';

/** The kinds of spaces, in the order in which they lie in the tray. */
export const SPACE_PIECES = [
  'regular',
  'start',
  'left-start',
  'right-start',
  'grey',
  'fist',
  'doubles',
  'rubble',
  'gem',
  'gold',
  'chest',
  'cloud',
  'blank',
  'claw',
] as const satisfies readonly SpaceKind[];

export const PIECES = [...SPACE_PIECES, 'corridor', 'room', 'rubber', 'hand'] as const;
export type Piece = (typeof PIECES)[number];

/** A piece and the number that a space gets from it. */
export interface PieceInHand {
  readonly piece: Piece;
  readonly number: number;
}

const FIRST_PIECE: PieceInHand = { piece: 'regular', number: 7 };

/** The page knows the piece in hand by one text: "start:5". */
export function pieceFrom(text: string | undefined): PieceInHand {
  const [name, number] = (text ?? '').split(':');
  const piece = PIECES.find(each => each === name);
  return piece ? { piece, number: Number(number ?? FIRST_PIECE.number) } : FIRST_PIECE;
}

export const pieceText = ({ piece, number }: PieceInHand): string => `${piece}:${number}`;

export const isSpacePiece = (piece: Piece): piece is (typeof SPACE_PIECES)[number] =>
  SPACE_PIECES.some(each => each === piece);

/** The sheet that a sketch comes to; undefined where it is more than a sheet may hold. */
export function settled(sketch: Sketch): Sheet | undefined {
  const sheet = sheetFrom(sketch);
  return isSmudge(sheet) ? undefined : sheet;
}

const spaceFrom = (kind: SpaceKind, number: number, { x, y }: Point): SketchedSpace => ({
  kind,
  number: UNNUMBERED.includes(kind) ? undefined : number,
  x,
  y,
});

/** Spaces are counted as one reads them. */
const inOrder = (spaces: readonly SketchedSpace[]): readonly SketchedSpace[] =>
  spaces.toSorted((a, b) => a.y - b.y || a.x - b.x);

/** A space where there was none or another one; on a bend it parts the corridor in two. A room stays. */
export function laid(sketch: Sketch, point: Point, kind: SpaceKind, number: number): Sketch {
  const there = thereAt(sketch, point);
  if (there.type === 'room') return sketch;
  const others = sketch.spaces.filter(space => !isAt(space, point));
  const corridors =
    there.type === 'bend' ? sketch.corridors.flatMap(points => partedAt(points, point)) : sketch.corridors;
  return { ...sketch, spaces: inOrder([...others, spaceFrom(kind, number, point)]), corridors };
}

function partedAt(points: readonly Point[], point: Point): readonly (readonly Point[])[] {
  const at = points.findIndex(each => isAt(each, point));
  return at <= 0 || at === points.length - 1 ? [points] : [points.slice(0, at + 1), points.slice(at)];
}

/** Another number on a space; some kinds have none. */
export function renumbered(sketch: Sketch, point: Point, number: number): Sketch {
  const there = thereAt(sketch, point);
  return there.type === 'space' ? laid(sketch, point, there.space.kind, number) : sketch;
}

/** Whatever stands on a square goes, with all corridors that end there; on a bend the corridor goes. */
export function erased(sketch: Sketch, point: Point): Sketch {
  const there = thereAt(sketch, point);
  const left = sketch.corridors.filter(points => !points.some(each => isAt(each, point)));
  if (there.type === 'nothing') return sketch;
  if (there.type === 'bend') return { ...sketch, corridors: left };
  if (there.type === 'room') return withoutRoom(sketch, there.room);
  const spaces = sketch.spaces.filter(space => !isAt(space, point));
  return { ...sketch, spaces, corridors: left };
}

function withoutRoom(sketch: Sketch, { letter }: SketchedRoom): Sketch {
  return {
    ...sketch,
    rooms: sketch.rooms.filter(room => room.letter !== letter),
    corridors: sketch.corridors.filter(points => !endsOf(sketch, points).includes(letter)),
    deeds: sketch.deeds.flatMap((deed): readonly Deed[] => {
      if (deed.type !== 'slain') return [deed];
      const letters = deed.letters.filter(each => each !== letter);
      return letters.length > 0 ? [{ ...deed, letters }] : [];
    }),
  };
}

export const withoutCorridor = (sketch: Sketch, corridor: number): Sketch => ({
  ...sketch,
  corridors: sketch.corridors.filter((_, i) => i !== corridor),
});

/** A corridor between two nodes, through the bends that were set; undefined where there is no way. Drawn again, it goes. */
export function linked(sketch: Sketch, from: NodeKey, bends: readonly Point[], to: NodeKey): Sketch | undefined {
  if (from === to) return undefined;
  if (isLinked(sketch, from, to)) {
    const kept = sketch.corridors.filter(points => {
      const ends = endsOf(sketch, points);
      return !(ends.includes(from) && ends.includes(to));
    });
    return { ...sketch, corridors: kept };
  }
  const points = routeThrough(sketch, from, bends, to);
  return points && { ...sketch, corridors: [...sketch.corridors, points] };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** What a new monster is until its author says more. */
const NEW_ROOM = {
  role: 'monster',
  armoured: false,
  boxes: 4,
  black: [7],
  locked: [],
  gems: [2, 1],
  hearts: 0,
} as const satisfies Partial<SketchedRoom>;

/** A room on bare squares and spaces, which go; undefined over another room, or where all letters are taken. */
export function withRoom(sketch: Sketch, area: Area, name: string): Sketch | undefined {
  const letter = LETTERS.find(each => !sketch.rooms.some(room => room.letter === each));
  const squares = squaresOf(area);
  if (letter === undefined || squares.some(square => thereAt(sketch, square).type === 'room')) return undefined;
  const bare = squares.reduce(erased, sketch);
  return { ...bare, rooms: [...bare.rooms, { ...NEW_ROOM, ...area, letter, name }] };
}

export const withRoomChanged = (sketch: Sketch, letter: string, change: Partial<SketchedRoom>): Sketch => ({
  ...sketch,
  rooms: sketch.rooms.map(room => (room.letter === letter ? { ...room, ...change } : room)),
});

/** A room on other squares; undefined where something else stands. Its corridors find their way again. */
export function reshaped(sketch: Sketch, letter: string, area: Area): Sketch | undefined {
  const grid = gridAround(sketch);
  const isFree = (square: Point): boolean => [undefined, letter].includes(nodeAt(sketch, square));
  if (!squaresOf(area).every(square => isOnGrid(grid, square) && isFree(square))) return undefined;
  return reconnected(sketch, withRoomChanged(sketch, letter, area), node => node);
}

/** What stands on a square, carried so far; undefined where it does not fit. */
export function moved(sketch: Sketch, from: Point, to: Point): Sketch | undefined {
  const there = thereAt(sketch, from);
  if (there.type === 'room') {
    const { x, y, width, height, letter } = there.room;
    return reshaped(sketch, letter, { x: x + to.x - from.x, y: y + to.y - from.y, width, height });
  }
  if (there.type !== 'space' || nodeAt(sketch, to) !== undefined) return undefined;
  const others = sketch.spaces.filter(space => !isAt(space, from));
  const after = { ...sketch, spaces: inOrder([...others, { ...there.space, ...to }]) };
  return reconnected(sketch, after, node => (node === keyOf(from) ? keyOf(to) : node));
}

/** Corridors whose squares still fit stay; the others are drawn anew between the same nodes, if there is a way. */
function reconnected(before: Sketch, after: Sketch, nameAfter: (node: NodeKey) => NodeKey): Sketch {
  const wanted = before.corridors.map(points => ({
    points,
    ends: endsOf(before, points).map(node => nameAfter(node ?? '')) as [NodeKey, NodeKey],
  }));
  const bare = { ...after, corridors: [] };
  const kept = wanted.filter(({ points, ends }) => fits(bare, points, ends));
  const start: Sketch = { ...after, corridors: kept.map(({ points }) => points) };
  return wanted
    .filter(corridor => !kept.includes(corridor))
    .reduce((sketch, { ends }) => {
      const points = routeBetween(sketch, ...ends);
      return points ? { ...sketch, corridors: [...sketch.corridors, points] } : sketch;
    }, start);
}

function fits(sketch: Sketch, points: readonly Point[], [from, to]: readonly [NodeKey, NodeKey]): boolean {
  const isOf = (node: NodeKey, point: Point | undefined): boolean =>
    point !== undefined && squaresOfNode(sketch, node).some(square => isAt(square, point));
  const isClear = points.slice(1, -1).every(point => nodeAt(sketch, point) === undefined);
  return isClear && isOf(from, points[0]) && isOf(to, points.at(-1));
}

/** Where a flaw lies: the node that stands at that place of the text. */
export function nodeOfFlaw(sheet: Sheet, { line, column }: { readonly line: number; readonly column: number }) {
  return [...sheet.spaces, ...sheet.rooms].find(each => each.line === line && each.column === column);
}

/** The first two corridors that cross between the squares, one of them from there; the point is between squares. */
export function crossingFrom(
  sketch: Sketch,
  from: Point,
): { readonly corridor: number; readonly at: Point } | undefined {
  const found = sketch.corridors.flatMap((points, corridor) => {
    const isFrom = points.some(point => isAt(point, from) || isInRoomWith(sketch, point, from));
    return isFrom ? crossingsOn(sketch, points).map(at => ({ corridor, at })) : [];
  });
  return found[0];
}

const isInRoomWith = ({ rooms }: Sketch, a: Point, b: Point): boolean =>
  rooms.some(room => isInside(room, a) && isInside(room, b));

function crossingsOn(sketch: Sketch, points: readonly Point[]): Point[] {
  const strokes = new Set(
    sketch.corridors.flatMap(each =>
      each.slice(1).flatMap((to, i) => [strokeKey(each[i] as Point, to), strokeKey(to, each[i] as Point)]),
    ),
  );
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    const isCrossed =
      from.x !== to.x && from.y !== to.y && strokes.has(strokeKey({ x: from.x, y: to.y }, { x: to.x, y: from.y }));
    return isCrossed ? [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }] : [];
  });
}

const strokeKey = (from: Point, to: Point): string => `${keyOf(from)}>${keyOf(to)}`;
