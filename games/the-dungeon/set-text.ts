import type { Heading, TextPlace } from '../work.ts';
import { ABILITIES, ROOMS } from './data.ts';
import { shapeOf } from './tiles.ts';
import { LONGEST_NAME, type OwnCharacter, PILE, type SetTile, type TileSet, VALUES } from './set.ts';

/**
 * A set is text that a person reads and edits: what it is called and a line that begins with `by` and names its author,
 * which may be left out; then the cell that lies first and the tiles of the pile, each with how many there are, its kind
 * and its sides north, east, south and west; then, where it has any, its characters: Strength, Craft, ability and name.
 *
 *     The Drowned Gaol
 *     by Ada
 *
 *     start DDDD
 *     3 corridor O-O-
 *     2 guard-room X-D-
 *
 *     4 3 scouts Wilma the Weaver
 */
const BY = 'by ';
const START = 'start';

/** So much of what stands there is repeated in a sentence. */
const QUOTED = 24;

/** Text that describes no set. */
export type Smudge = TextPlace &
  (
    | { readonly type: 'set-start'; readonly found: string }
    | { readonly type: 'set-tile'; readonly found: string }
    | { readonly type: 'set-count'; readonly found: string; readonly most: number }
    | { readonly type: 'set-room'; readonly found: string; readonly expected: string }
    | { readonly type: 'set-sides'; readonly found: string }
    | { readonly type: 'set-character'; readonly found: string }
    | { readonly type: 'set-value'; readonly found: string; readonly least: number; readonly most: number }
    | { readonly type: 'set-ability'; readonly found: string; readonly expected: string }
    | { readonly type: 'set-name'; readonly most: number }
    | { readonly type: 'set-beyond'; readonly found: string }
  );

export function isSmudge(answer: object): answer is Smudge {
  return 'type' in answer;
}

/** Lines that follow each other without an empty one between them. */
interface Block {
  readonly line: number;
  readonly rows: readonly string[];
}

function blocksOf(text: string): Block[] {
  const lines = text.split('\n').map(line => line.trimEnd());
  const starts = lines.flatMap((line, i) => (line && !lines[i - 1] ? [i] : []));
  return starts.map(start => {
    const end = lines.indexOf('', start);
    return { line: start + 1, rows: lines.slice(start, end < 0 ? lines.length : end) };
  });
}

const isHeading = (block: Block | undefined): block is Block =>
  block?.rows.length === 2 && (block.rows[1] ?? '').startsWith(BY) && (block.rows[1] ?? '').length > BY.length;

/** What the set is called and who drew it, where its text says so. */
export function readHeading(text: string): Heading | undefined {
  const [first] = blocksOf(text);
  if (!isHeading(first)) return undefined;
  const [name = '', by = ''] = first.rows;
  return { name, author: by.slice(BY.length) };
}

/** The set that `text` describes, or the first place where it is none. */
export function readSet(text: string): TileSet | Smudge {
  const [first, ...others] = blocksOf(text);
  const [tiles, characters, beyond] = isHeading(first) ? others : [first, ...others];
  const [row = '', ...rows] = tiles?.rows ?? [];
  const line = tiles?.line ?? 1;
  const read = {
    start: readStart(row, line),
    tiles: rows.map((each, i) => readTile(each, line + 1 + i)),
    characters: characters?.rows.map((each, i) => readCharacter(each, characters.line + i)) ?? [],
  };
  const parts = [read.start, ...read.tiles, ...read.characters];
  const smudge = parts.find(part => isSmudge(part)) ?? (beyond && strayLine(beyond));
  return smudge ?? (read as TileSet);
}

const strayLine = ({ line, rows: [found = ''] }: Block): Smudge => ({
  type: 'set-beyond',
  line,
  column: 1,
  found: quoted(found),
});

const quoted = (text: string): string =>
  text.length > QUOTED ? `${Array.from(text).slice(0, QUOTED).join('')}…` : text;

const SIDES = /^[DOX-]{4}$/;

function readStart(row: string, line: number): TileSet['start'] | Smudge {
  const [word = '', drawing = '', ...rest] = row.split(' ');
  if (word !== START || rest.length > 0) return { type: 'set-start', line, column: 1, found: quoted(row) };
  return SIDES.test(drawing) ? { line, drawing } : wrongSides(drawing, { line, column: START.length + 2 });
}

const wrongSides = (drawing: string, at: TextPlace): Smudge => ({ type: 'set-sides', ...at, found: quoted(drawing) });

const COUNT = /^[1-9]\d?$/;

function readTile(row: string, line: number): SetTile | Smudge {
  const [count = '', word = '', drawing = '', ...rest] = row.split(' ');
  if (drawing === '' || rest.length > 0) return { type: 'set-tile', line, column: 1, found: quoted(row) };
  if (!COUNT.test(count) || Number(count) > PILE.most)
    return { type: 'set-count', line, column: 1, found: quoted(count), most: PILE.most };
  const room = ROOMS.find(each => each === word);
  const column = count.length + 2;
  if (!room) return { type: 'set-room', line, column, found: quoted(word), expected: ROOMS.join(', ') };
  if (!SIDES.test(drawing)) return wrongSides(drawing, { line, column: column + room.length + 1 });
  return { line, count: Number(count), room, drawing };
}

const CHARACTER = /^(\S+) (\S+) (\S+) (\S.*)$/;
const VALUE = /^\d$/;
/** Control signs, marks that would turn the text around them, and what shows as nothing. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

function readCharacter(row: string, line: number): OwnCharacter | Smudge {
  const [, strength = '', craft = '', word = '', name = ''] = CHARACTER.exec(row) ?? [];
  if (name === '') return { type: 'set-character', line, column: 1, found: quoted(row) };
  const wrong = [strength, craft].findIndex(value => !isValue(value));
  const { least, most } = VALUES;
  if (wrong >= 0) {
    const [column, found] = wrong === 0 ? [1, strength] : [strength.length + 2, craft];
    return { type: 'set-value', line, column, found: quoted(found), least, most };
  }
  const ability = ABILITIES.find(each => each === word);
  if (!ability) return { type: 'set-ability', line, column: 5, found: quoted(word), expected: ABILITIES.join(', ') };
  if (Array.from(name).length > LONGEST_NAME || UNPRINTABLE.test(name))
    return { type: 'set-name', line, column: 6 + ability.length, most: LONGEST_NAME };
  return { line, strength: Number(strength), craft: Number(craft), ability, name };
}

const isValue = (text: string): boolean =>
  VALUE.test(text) && Number(text) >= VALUES.least && Number(text) <= VALUES.most;

/** The set with everything on the line on which it is printed. */
export function linedUp({ start, tiles, characters }: TileSet, heading?: Heading): TileSet {
  const line = heading ? 4 : 1;
  return {
    start: { ...start, line },
    tiles: tiles.map((tile, i) => ({ ...tile, line: line + 1 + i })),
    characters: characters.map((each, i) => ({ ...each, line: line + 2 + tiles.length + i })),
  };
}

/** Tiles are mixed, and turned as one likes: the same set has the same text in any order, turn and count by line. */
export function essenceOf({ start, tiles, characters }: TileSet): string {
  const alike = new Map<string, SetTile>();
  for (const tile of tiles) {
    const drawing = shapeOf(tile.drawing);
    const key = `${tile.room} ${drawing}`;
    alike.set(key, { ...tile, drawing, count: tile.count + (alike.get(key)?.count ?? 0) });
  }
  const [first = '', ...lines] = printSet({
    start: { ...start, drawing: shapeOf(start.drawing) },
    tiles: [...alike.values()],
    characters,
  }).split('\n');
  return [first, ...lines.sort()].join('\n');
}

export function printSet({ start, tiles, characters }: TileSet, heading?: Heading): string {
  const lines = [
    ...(heading ? [heading.name, BY + heading.author, ''] : []),
    `${START} ${start.drawing}`,
    ...tiles.map(({ count, room, drawing }) => `${count} ${room} ${drawing}`),
    ...(characters.length > 0 ? [''] : []),
    ...characters.map(({ strength, craft, ability, name }) => `${strength} ${craft} ${ability} ${name}`),
  ];
  return `${lines.join('\n')}\n`;
}
