// What is done to a set with one stroke. Every function gives a new set and leaves the old one as it is.
import type { OwnCharacter, OwnSet, QuarterTurn, Room, SetTile, Side } from '../../../../games/the-dungeon/index.ts';
import {
  ABILITIES,
  countIn,
  faceFor,
  linedUp,
  PILE,
  QUARTER_TURNS,
  tileOf,
  turnedDrawing,
} from '../../../../games/the-dungeon/readers.ts';

/** What lies on the easel: the cell that lies first, tiles of the pile that are alike, or a character. */
export type Chosen =
  | { readonly type: 'start' }
  | { readonly type: 'tile'; readonly index: number }
  | { readonly type: 'character'; readonly index: number };

/** The set with some of it changed, on the lines on which it is printed. */
export function changed(set: OwnSet, change: Partial<OwnSet>): OwnSet {
  const next = { ...set, ...change };
  return { ...next, ...linedUp(next, next.heading) };
}

export const withTile = (set: OwnSet, index: number, change: Partial<SetTile>): OwnSet =>
  changed(set, { tiles: set.tiles.map((tile, i) => (i === index ? { ...tile, ...change } : tile)) });

export const withCharacter = (set: OwnSet, index: number, change: Partial<OwnCharacter>): OwnSet =>
  changed(set, { characters: set.characters.map((each, i) => (i === index ? { ...each, ...change } : each)) });

/** The sides of what is chosen; undefined for a character. */
export function drawingOf({ start, tiles }: OwnSet, chosen: Chosen): string | undefined {
  if (chosen.type === 'start') return start.drawing;
  return chosen.type === 'tile' ? tiles[chosen.index]?.drawing : undefined;
}

export const roomOf = ({ tiles }: OwnSet, chosen: Chosen): Room =>
  (chosen.type === 'tile' ? tiles[chosen.index]?.room : undefined) ?? 'cell';

export function withDrawing(set: OwnSet, chosen: Chosen, drawing: string): OwnSet {
  if (chosen.type === 'start') return changed(set, { start: { ...set.start, drawing } });
  return chosen.type === 'tile' ? withTile(set, chosen.index, { drawing }) : set;
}

/** What a side may be, one after the other. */
const SIGNS = ['-', 'O', 'D'] as const;
const SIGNS_OF_THE_GUARD = [...SIGNS, 'X'] as const;

/** A wall becomes a doorway, that a door, that a wall again; the Guard has a way out as well. */
export function sideChanged(drawing: string, side: Side, room: Room): string {
  const signs: readonly string[] = room === 'guard-room' ? SIGNS_OF_THE_GUARD : SIGNS;
  const next = signs[(signs.indexOf(drawing.charAt(side)) + 1) % signs.length] ?? '-';
  const others = next === 'X' ? drawing.replaceAll('X', '-') : drawing;
  return others.slice(0, side) + next + others.slice(side + 1);
}

/** One way out in a Guard Room, where a wall was if there is one; none elsewhere. */
export function withWayOut(drawing: string, room: Room): string {
  const [first, ...others] = Array.from(drawing, (sign, side) => ({ sign, side })).filter(({ sign }) => sign === 'X');
  const closed = others.reduce((text, { side }) => text.slice(0, side) + '-' + text.slice(side + 1), drawing);
  if (room !== 'guard-room') return drawing.replaceAll('X', '-');
  if (first) return closed;
  const wall = Math.max(0, drawing.indexOf('-'));
  return drawing.slice(0, wall) + 'X' + drawing.slice(wall + 1);
}

export const withRoom = (set: OwnSet, index: number, room: Room): OwnSet =>
  withTile(set, index, { room, drawing: withWayOut(set.tiles[index]?.drawing ?? '--D-', room) });

/** A new tile behind the chosen one: one more of its kind, or a corridor. */
export function withNewTile(set: OwnSet, after: number): OwnSet {
  const like = set.tiles[after] ?? { room: 'corridor', drawing: 'O-O-' };
  const tiles = set.tiles.toSpliced(after + 1, 0, { line: 1, room: like.room, drawing: like.drawing, count: 1 });
  return changed(set, { tiles });
}

export const withoutTile = (set: OwnSet, index: number): OwnSet =>
  changed(set, { tiles: set.tiles.toSpliced(index, 1) });

export const withoutCharacter = (set: OwnSet, index: number): OwnSet =>
  changed(set, { characters: set.characters.toSpliced(index, 1) });

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dov', 'Esme', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jory'];

/** Somebody with an ability and a name that nobody has yet. */
export function withNewCharacter(set: OwnSet): OwnSet {
  const { characters } = set;
  const ability = ABILITIES.find(each => characters.every(other => other.ability !== each)) ?? ABILITIES[0];
  const name = NAMES.find(each => characters.every(other => other.name !== each)) ?? `Nobody ${characters.length}`;
  return changed(set, { characters: [...characters, { line: 1, strength: 4, craft: 3, ability, name }] });
}

/** Some tiles more; where the pile is full, tiles of which there are many make room for them. */
export function withMore(set: OwnSet, tile: Pick<SetTile, 'room' | 'drawing'>, count: number): OwnSet {
  let tiles = [...set.tiles];
  for (let surplus = countIn(tiles) + count - PILE.most; surplus > 0; surplus--) tiles = withOneLess(tiles);
  const like = tiles.findIndex(({ room, drawing }) => room === tile.room && drawing === tile.drawing);
  const there = tiles[like];
  const next = there
    ? tiles.with(like, { ...there, count: there.count + count })
    : [...tiles, { line: 1, count, ...tile }];
  return changed(set, { tiles: next });
}

/** One less of what there is most of; the last one of them goes. */
export function withOneLess(tiles: readonly SetTile[]): SetTile[] {
  const most = Math.max(...tiles.map(({ count }) => count));
  const index = tiles.findLastIndex(({ count }) => count === most);
  return tiles.flatMap((tile, i) =>
    i !== index ? [tile] : tile.count > 1 ? [{ ...tile, count: tile.count - 1 }] : [],
  );
}

/** How a tile is laid to look as it is drawn; undefined where it cannot be laid at all (TD-C2). */
export function laidAs(room: Room, drawing: string): { readonly face: number; readonly turn: QuarterTurn } | undefined {
  const face = faceFor(room, drawing);
  if (face === undefined) return undefined;
  const turn = QUARTER_TURNS.find(each => turnedDrawing(tileOf(face).drawing, each) === drawing);
  return turn === undefined ? undefined : { face, turn };
}

/** What stands on a line of the text. */
export function chosenAt({ start, tiles, characters }: OwnSet, line: number): Chosen | undefined {
  if (start.line === line) return { type: 'start' };
  const tile = tiles.findIndex(each => each.line === line);
  if (tile >= 0) return { type: 'tile', index: tile };
  const character = characters.findIndex(each => each.line === line);
  return character < 0 ? undefined : { type: 'character', index: character };
}
