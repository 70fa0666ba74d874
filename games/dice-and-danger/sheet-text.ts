import { type MapSmudge, readMap, type RoomArea } from './map-text.ts';
import {
  type Achievement,
  type Corridor,
  type Face,
  FACES,
  type Node,
  type Role,
  type Room,
  type Sheet,
  type Spot,
  TALLIES,
} from './sheet.ts';

/**
 * A sheet is text that a person reads and edits: its name, with its author on a line below, the drawing of its map (see
 * map-text.ts), a line for every room and a line for every achievement, with rules of equals signs between.
 *
 *     Annoyed Animals
 *     by Ysolde
 *     ===
 *     s5 --7  --g9 --AAAAAAAA
 *     ===
 *     A Badger, boxes 5, black 8, locked 5 9, gems 3/1, hearts 1
 *     ===
 *     fists 5
 *     joined
 *
 * A room may also be called boss, worm or armoured, and have a face of sheet.ts. The achievements are joined, slain with the letters of the rooms,
 * and the tallies of sheet.ts with their count.
 */
const RULE = /^=+$/;

/** Text that is no sheet. */
export type Smudge =
  | MapSmudge
  | (Spot &
      (
        | { readonly type: 'sheet-parts'; readonly found: number }
        | { readonly type: 'sheet-nameless' }
        | { readonly type: 'sheet-field'; readonly field: string }
        | { readonly type: 'sheet-room-unwritten'; readonly letter: string }
        | { readonly type: 'sheet-room-undrawn'; readonly letter: string }
        | { readonly type: 'sheet-room-twice'; readonly letter: string }
        | { readonly type: 'sheet-room-lacks'; readonly letter: string; readonly field: string }
        | { readonly type: 'sheet-achievement'; readonly achievement: string }
      ));

export function isSmudge(answer: object | Smudge): answer is Smudge {
  return 'type' in answer;
}

/** The sheet that `text` draws, or the first place where it is none. */
export function readSheet(text: string): Sheet | Smudge {
  const [title, map, rooms, achievements, ...more] = partsOf(text);
  if (!title || !map || !rooms || !achievements || more.length > 0)
    return { type: 'sheet-parts', line: 1, column: 1, found: partsOf(text).length };
  const { name, ...author } = readTitle(title);
  if (name === '') return { type: 'sheet-nameless', line: 1, column: 1 };
  const sheetMap = readMap(map.rows, map.line);
  if (isSmudge(sheetMap)) return sheetMap;
  const written = readRooms(rooms, sheetMap.areas);
  if (isSmudge(written)) return written;
  const read = readAchievements(achievements, written, sheetMap.spaces.length);
  if (isSmudge(read)) return read;
  const { areas: _, ...drawn } = sheetMap;
  const neighbours = neighboursBy(drawn.corridors, drawn.spaces.length + written.length);
  return { name, ...author, ...drawn, rooms: written, neighbours, achievements: read };
}

export const BY = 'by ';

/** The name may run over several lines; whoever has drawn it stands on one of its own below. */
function readTitle({ rows }: Part): Pick<Sheet, 'name' | 'author'> {
  const [first = '', ...more] = rows.map(row => row.trim()).filter(row => row !== '');
  const author = more
    .find(row => row.startsWith(BY))
    ?.slice(BY.length)
    .trim();
  const name = [first, ...more.filter(row => !row.startsWith(BY))].join('');
  return author ? { name, author } : { name };
}

function neighboursBy(corridors: readonly Corridor[], nodes: number): Node[][] {
  const found: Node[][] = Array.from({ length: nodes }, () => []);
  for (const { ends } of corridors) {
    const [a, b] = ends;
    found[a]?.push(b);
    found[b]?.push(a);
  }
  return found.map(beside => beside.sort((a, b) => a - b));
}

interface Part {
  readonly line: number;
  readonly rows: readonly string[];
}

function partsOf(text: string): Part[] {
  const parts: { line: number; rows: string[] }[] = [{ line: 1, rows: [] }];
  for (const [i, row] of text.trimEnd().split('\n').entries())
    if (RULE.test(row.trim())) parts.push({ line: i + 2, rows: [] });
    else parts.at(-1)?.rows.push(row);
  return parts;
}

/** The lines of a part that hold something, with their place. */
function linesOf({ line, rows }: Part): (Spot & { readonly text: string })[] {
  return rows.flatMap((row, i) => (row.trim() === '' ? [] : [{ line: line + i, column: 1, text: row }]));
}

function readRooms(part: Part, areas: readonly RoomArea[]): Room[] | Smudge {
  const lines = linesOf(part);
  const rooms = lines.map(line => readRoom(line, areas));
  const smudge = rooms.find(isSmudge);
  if (smudge) return smudge;
  const found = (rooms as Room[]).sort((a, b) => (a.letter < b.letter ? -1 : 1));
  const [bare] = areas.filter(({ letter }) => !found.some(room => room.letter === letter));
  if (bare) return { type: 'sheet-room-unwritten', line: bare.line, column: bare.column, letter: bare.letter };
  const twice = found.find((room, i) => found[i - 1]?.letter === room.letter);
  return twice ? { type: 'sheet-room-twice', line: part.line, column: 1, letter: twice.letter } : found;
}

interface Fields {
  boxes?: number;
  black: number[];
  locked: number[];
  gems?: [number, number];
  hearts: number;
  role: Role;
  armoured: boolean;
  face?: Face;
}

const FIELD =
  /^(?:(boxes|hearts) (\d{1,2})|(black|locked)((?: \d{1,2})+)|gems (\d{1,2})\/(\d{1,2})|(boss|worm)|(armoured)|face ([a-z-]+))$/;

function readRoom({ text, line }: Spot & { readonly text: string }, areas: readonly RoomArea[]): Room | Smudge {
  const [heading = '', ...rest] = text.split(',');
  const [, letter = '', name = ''] = /^\s*([A-Z]) (\S.*)$/.exec(heading) ?? [];
  if (!letter) return { type: 'sheet-field', line, column: 1, field: heading };
  const area = areas.find(drawn => drawn.letter === letter);
  if (!area) return { type: 'sheet-room-undrawn', line, column: 1, letter };
  const fields = readFields(rest, { line, column: heading.length + 2 });
  if (isSmudge(fields)) return fields;
  const { boxes, gems = fields.role === 'worm' ? ([0, 0] as const) : undefined, ...more } = fields;
  if (!boxes || !gems) return { type: 'sheet-room-lacks', line, column: 1, letter, field: boxes ? 'gems' : 'boxes' };
  return { ...area, name: name.trim(), boxes, gems, ...more };
}

function readFields(texts: readonly string[], { line, column }: Spot): Fields | Smudge {
  const fields: Fields = { black: [], locked: [], hearts: 0, role: 'monster', armoured: false };
  let at = column;
  for (const text of texts) {
    const match = FIELD.exec(text.trim().replaceAll(/\s+/g, ' '));
    if (!match || (match[9] !== undefined && !isFace(match[9])))
      return { type: 'sheet-field', line, column: at, field: text.trim() };
    fill(fields, match);
    at += text.length + 1;
  }
  return fields;
}

const isFace = (name: string): name is Face => FACES.some(face => face === name);

function fill(
  fields: Fields,
  [, counted, count, listed, list = '', higher, lower, role, armoured, face = '']: RegExpExecArray,
): void {
  if (counted === 'boxes') fields.boxes = Number(count);
  if (counted === 'hearts') fields.hearts = Number(count);
  if (listed) fields[listed as 'black' | 'locked'].push(...list.trim().split(' ').map(Number));
  if (higher !== undefined) fields.gems = [Number(higher), Number(lower)];
  if (role) fields.role = role as Role;
  if (armoured) fields.armoured = true;
  if (isFace(face)) fields.face = face;
}

function readAchievements(part: Part, rooms: readonly Room[], firstRoom: Node): Achievement[] | Smudge {
  const achievements = linesOf(part).map(line => readAchievement(line, rooms, firstRoom));
  return achievements.find(isUnreadable) ?? (achievements as Achievement[]);
}

function isUnreadable(achievement: Achievement | Smudge): achievement is Smudge {
  return 'line' in achievement;
}

function readAchievement(
  { text, line }: Spot & { readonly text: string },
  rooms: readonly Room[],
  firstRoom: Node,
): Achievement | Smudge {
  const [type = '', ...rest] = text.trim().split(/\s+/);
  const tally = TALLIES.find(known => known === type);
  if (tally && rest.length === 1 && /^\d{1,2}$/.test(rest[0] ?? '')) return { type: tally, count: Number(rest[0]) };
  if (type === 'joined' && rest.length === 0) return { type };
  const slain = rest.map(letter => rooms.findIndex(room => room.letter === letter));
  if (type === 'slain' && slain.length > 0 && !slain.includes(-1))
    return { type, rooms: slain.map(room => room + firstRoom) };
  return { type: 'sheet-achievement', line, column: 1, achievement: text.trim() };
}
