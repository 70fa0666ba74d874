import type { Heading } from '../work.ts';
import { BEND, PITCH, SPACE_SIGNS, SQUARE } from './map-text.ts';
import type { Achievement, Point, Room, Sheet, Space, SpaceKind, Spot, Tally } from './sheet.ts';
import { BY, readSheet, type Smudge } from './sheet-text.ts';

/** An achievement whose rooms are named by their letters, so that it outlives what is drawn around them. */
export type Deed =
  | { readonly type: Tally; readonly count: number }
  | { readonly type: 'joined' }
  | { readonly type: 'slain'; readonly letters: readonly string[] };

export type SketchedSpace = Omit<Space, keyof Spot>;
export type SketchedRoom = Omit<Room, keyof Spot>;

/** A sheet as it is drawn: no places in a text, no counted nodes. Whatever changes one of its parts leaves the others. */
export interface Sketch extends Pick<Sheet, 'name' | 'author'> {
  readonly spaces: readonly SketchedSpace[];
  readonly rooms: readonly SketchedRoom[];
  /** Every corridor from end to end, square by square. */
  readonly corridors: readonly (readonly Point[])[];
  readonly deeds: readonly Deed[];
}

export const sketchOf = ({ name, author, spaces, rooms, corridors, achievements }: Sheet): Sketch => ({
  name,
  ...(author !== undefined && { author }),
  spaces: spaces.map(withoutSpot),
  rooms: rooms.map(withoutSpot),
  corridors: corridors.map(({ points }) => points),
  deeds: achievements.map(achievement => deedOf(achievement, rooms, spaces.length)),
});

const withoutSpot = <T extends Spot>({ line: _line, column: _column, ...thing }: T): Omit<T, keyof Spot> => thing;

function deedOf(achievement: Achievement, rooms: readonly Room[], firstRoom: number): Deed {
  if (achievement.type !== 'slain') return achievement;
  return { type: 'slain', letters: achievement.rooms.flatMap(room => rooms[room - firstRoom]?.letter ?? []) };
}

/** The sheet that a sketch shows, or what keeps it from being one: too large, too much. */
export const sheetFrom = (sketch: Sketch): Sheet | Smudge => readSheet(printSketch(sketch));

export const renamed = (sketch: Sketch, { name, author }: Heading): Sketch => ({ ...sketch, name, author });

/** The same sheet in one order of its parts: rooms are lettered as they are read, numbers rise, and so do the deeds. */
export function inOrder(sketch: Sketch): Sketch {
  const rooms = sketch.rooms.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const letterOf = new Map(rooms.map(({ letter }, i) => [letter, String.fromCodePoint(FIRST_LETTER + i)]));
  const lettered = (letter: string): string => letterOf.get(letter) ?? letter;
  const deeds = sketch.deeds.map(deed =>
    deed.type === 'slain' ? { ...deed, letters: deed.letters.map(lettered).sort() } : deed,
  );
  return {
    ...sketch,
    rooms: rooms.map(room => ({
      ...room,
      letter: lettered(room.letter),
      black: room.black.toSorted(byNumber),
      locked: room.locked.toSorted(byNumber),
    })),
    deeds: deeds.sort((a, b) => (printDeed(a) < printDeed(b) ? -1 : 1)),
  };
}

const FIRST_LETTER = 0x41;
const byNumber = (a: number, b: number): number => a - b;

/** The canonical text: as the sheets of the game are written. */
export function printSketch(sketch: Sketch): string {
  const { name, author, rooms, deeds } = sketch;
  const title = author === undefined ? [name] : [name, BY + author];
  const rule = '===';
  const lines = [...title, rule, ...printMap(sketch), rule, ...rooms.toSorted(byLetter).map(printRoom), rule];
  return [...lines, ...deeds.map(printDeed), ''].join('\n');
}

const byLetter = (a: SketchedRoom, b: SketchedRoom): number => (a.letter < b.letter ? -1 : 1);

function printRoom({ letter, name, role, armoured, face, boxes, black, locked, gems, hearts }: SketchedRoom): string {
  const isPaid = role !== 'worm' || gems[0] + gems[1] > 0;
  return [
    `${letter} ${name}`,
    ...(role === 'monster' ? [] : [role]),
    ...(armoured ? ['armoured'] : []),
    ...(face ? [`face ${face}`] : []),
    `boxes ${boxes}`,
    ...(black.length > 0 ? [`black ${black.join(' ')}`] : []),
    ...(locked.length > 0 ? [`locked ${locked.join(' ')}`] : []),
    ...(isPaid ? [`gems ${gems.join('/')}`] : []),
    ...(hearts > 0 ? [`hearts ${hearts}`] : []),
  ].join(', ');
}

function printDeed(deed: Deed): string {
  if (deed.type === 'joined') return deed.type;
  return `${deed.type} ${deed.type === 'slain' ? deed.letters.join(' ') : deed.count}`;
}

/** What has been written so far, line by line and sign by sign. */
type Canvas = string[][];

function printMap({ spaces, rooms, corridors }: Sketch): string[] {
  const canvas: Canvas = [];
  for (const { x, y, kind, number } of spaces) write(canvas, 2 * y, PITCH * x, signOf(kind, number));
  for (const room of rooms) fill(canvas, room);
  for (const points of corridors) {
    for (const { x, y } of points.slice(1, -1)) write(canvas, 2 * y, PITCH * x, ` ${BEND}`);
    for (const [i, to] of points.slice(1).entries()) stroke(canvas, points[i] as Point, to);
  }
  return Array.from(canvas, row =>
    Array.from(row ?? [], sign => sign ?? ' ')
      .join('')
      .trimEnd(),
  );
}

function write(canvas: Canvas, row: number, column: number, signs: string): void {
  const line = (canvas[row] ??= []);
  for (const [i, sign] of signs.split('').entries()) line[column + i] = sign;
}

/** One sign stands in the middle of its square. */
function signOf(kind: SpaceKind, number: number | undefined): string {
  const sign = Object.keys(SPACE_SIGNS).find(each => SPACE_SIGNS[each] === kind) ?? '';
  const text = `${sign}${number ?? ''}`;
  return text.length === 1 ? ` ${text}` : text;
}

function fill(canvas: Canvas, { letter, x, y, width, height }: SketchedRoom): void {
  for (let row = 2 * y; row < 2 * (y + height) - 1; row++)
    write(canvas, row, PITCH * x, letter.repeat(PITCH * (width - 1) + SQUARE));
}

function stroke(canvas: Canvas, from: Point, to: Point): void {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  if (from.y === to.y) return write(canvas, 2 * top, PITCH * left + SQUARE, '--');
  if (from.x === to.x) return write(canvas, 2 * top + 1, PITCH * left + 1, '|');
  const sign = from.x < to.x === from.y < to.y ? '\\' : '/';
  const there = canvas[2 * top + 1]?.[PITCH * left + SQUARE] ?? ' ';
  write(canvas, 2 * top + 1, PITCH * left + SQUARE, [' ', sign].includes(there) ? sign : 'X');
}
