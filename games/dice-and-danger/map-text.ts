import type { Corridor, Node, Point, Space, SpaceKind, Spot } from './sheet.ts';

/**
 * The map of a sheet is a drawing on a grid: every square is three signs wide, with two signs between it and the next,
 * and every other line is for what runs downwards.
 *
 *     s5 --7  --g9 --AAAAAAAA
 *      |  \          AAAAAAAA
 *      4   + --f10 --AAAAAAAA
 *
 * A square holds a space (a sign for its kind and a number), a part of a room (its letter), a bend of a corridor (+)
 * or nothing. A room is a rectangle filled with its letter. Corridors are drawn by -- | \ and /; where two of them
 * cross between the squares (DDD-C18), by X.
 */
export const SPACE_SIGNS: Readonly<Record<string, SpaceKind>> = {
  '': 'regular',
  s: 'start',
  '<': 'left-start',
  '>': 'right-start',
  g: 'grey',
  f: 'fist',
  d: 'doubles',
  r: 'rubble',
  o: 'cloud',
  '@': 'blank',
  k: 'claw',
  m: 'gem',
  $: 'gold',
  c: 'chest',
};

export const UNNUMBERED: readonly SpaceKind[] = ['doubles', 'cloud', 'blank'];
export const BEND = '+';
export const SQUARE = 3;
export const PITCH = 5;

/** Squares in either direction: more than paper holds, and little enough to be read at once when a stranger sends it. */
export const MOST_SQUARES = 24;
const MOST_SPACES = 120;
const MOST_ROOMS = 16;

/** A drawing that is no map. */
export type MapSmudge = Spot &
  (
    | { readonly type: 'sheet-too-large'; readonly width: number; readonly height: number; readonly most: number }
    | { readonly type: 'sheet-size'; readonly spaces: number; readonly rooms: number }
    | { readonly type: 'sheet-sign'; readonly sign: string }
    | { readonly type: 'sheet-number'; readonly sign: string }
    | { readonly type: 'sheet-room-shape'; readonly letter: string }
    | { readonly type: 'sheet-loose-end' }
    | { readonly type: 'sheet-bend'; readonly corridors: number }
    | { readonly type: 'sheet-doubled' }
  );

/** Where a room stands; what it holds is written elsewhere. */
export interface RoomArea extends Point, Spot {
  readonly letter: string;
  readonly width: number;
  readonly height: number;
}

interface SheetMap {
  readonly width: number;
  readonly height: number;
  readonly spaces: readonly Space[];
  readonly areas: readonly RoomArea[];
  readonly corridors: readonly Corridor[];
}

/** The lines of a drawing, padded to whole squares, and the number of its first line in the text. */
interface Canvas {
  readonly line: number;
  readonly rows: readonly string[];
  readonly width: number;
  readonly height: number;
}

type Square = { readonly type: 'nothing' | 'bend' } | { readonly type: 'node'; readonly node: Node };

export function readMap(lines: readonly string[], line: number): SheetMap | MapSmudge {
  const { width, height } = extentOf(lines);
  if (Math.max(width, height) > MOST_SQUARES)
    return { type: 'sheet-too-large', line, column: 1, width, height, most: MOST_SQUARES };
  const canvas = canvasOf(lines, line);
  const spaces = spacesOf(canvas);
  if ('type' in spaces) return spaces;
  const areas = areasOf(canvas);
  if (spaces.length > MOST_SPACES || areas.length > MOST_ROOMS)
    return { type: 'sheet-size', line, column: 1, spaces: spaces.length, rooms: areas.length };
  const wrong = areas.map(area => misshapen(canvas, area)).find(smudge => smudge !== undefined);
  if (wrong) return wrong;
  const corridors = corridorsOf(withoutRooms(canvas, areas), squaresOf(canvas, spaces, areas));
  if ('type' in corridors) return corridors;
  return { width, height, spaces, areas, corridors };
}

function extentOf(lines: readonly string[]): Pick<Canvas, 'width' | 'height'> {
  const longest = lines.reduce((length, row) => Math.max(length, row.trimEnd().length), 0);
  return { width: Math.ceil((longest + 2) / PITCH), height: Math.ceil((lines.length + 1) / 2) };
}

function canvasOf(lines: readonly string[], line: number): Canvas {
  const { width, height } = extentOf(lines);
  const rows = Array.from({ length: 2 * height }, (_, i) => (lines[i] ?? '').trimEnd().padEnd(width * PITCH));
  return { line, rows, width, height };
}

const textAt = ({ rows }: Canvas, { x, y }: Point): string =>
  (rows[2 * y] ?? '').slice(PITCH * x, PITCH * x + SQUARE).trim();

const spotOf = ({ line }: Canvas, { x, y }: Point): Spot => ({ line: line + 2 * y, column: PITCH * x + 1 });

function pointsOf({ width, height }: Canvas): Point[] {
  return Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.floor(i / width) }));
}

function isLetters(text: string): boolean {
  return /^([A-Z])\1\1$/.test(text);
}

function spacesOf(canvas: Canvas): Space[] | MapSmudge {
  const found = pointsOf(canvas)
    .filter(point => !['', BEND].includes(textAt(canvas, point)) && !isLetters(textAt(canvas, point)))
    .map(point => spaceOf(textAt(canvas, point), { ...point, ...spotOf(canvas, point) }));
  const smudge = found.find(space => 'type' in space);
  return smudge ?? (found as Space[]);
}

function spaceOf(text: string, at: Point & Spot): Space | MapSmudge {
  const { line, column } = at;
  const [, sign = '', digits = ''] = /^(\D?)(\d*)$/.exec(text) ?? [];
  const kind = SPACE_SIGNS[sign];
  if (!kind || sign + digits !== text) return { type: 'sheet-sign', line, column, sign: text };
  const number = digits === '' ? undefined : Number(digits);
  const fits = number === undefined ? UNNUMBERED.includes(kind) : number >= 2 && number <= 12 && kind !== 'blank';
  return fits && !(kind === 'doubles' && number)
    ? { kind, number, ...at }
    : { type: 'sheet-number', line, column, sign: text };
}

/** One area for each letter: from its first square to the opposite corner of all of them. */
function areasOf(canvas: Canvas): RoomArea[] {
  const squares = pointsOf(canvas).filter(point => isLetters(textAt(canvas, point)));
  const letters = [...new Set(squares.map(point => textAt(canvas, point).charAt(0)))].sort();
  return letters.map(letter => {
    const mine = squares.filter(point => textAt(canvas, point).startsWith(letter));
    const [x, y] = [Math.min(...mine.map(point => point.x)), Math.min(...mine.map(point => point.y))];
    const width = 1 + Math.max(...mine.map(point => point.x)) - x;
    const height = 1 + Math.max(...mine.map(point => point.y)) - y;
    return { letter, x, y, width, height, ...spotOf(canvas, { x, y }) };
  });
}

/** A room fills its rectangle, what lies between its squares included. */
function misshapen({ rows }: Canvas, area: RoomArea): MapSmudge | undefined {
  const { letter, x, y, width, height, line, column } = area;
  const whole = letter.repeat(PITCH * width - PITCH + SQUARE);
  const filled = rows.slice(2 * y, 2 * (y + height) - 1);
  return filled.every(row => row.slice(PITCH * x, PITCH * x + whole.length) === whole)
    ? undefined
    : { type: 'sheet-room-shape', line, column, letter };
}

type Squares = (point: Point) => Square;

function squaresOf(canvas: Canvas, spaces: readonly Space[], areas: readonly RoomArea[]): Squares {
  return point => {
    const space = spaces.findIndex(({ x, y }) => x === point.x && y === point.y);
    if (space >= 0) return { type: 'node', node: space };
    const room = areas.findIndex(area => isInside(area, point));
    if (room >= 0) return { type: 'node', node: spaces.length + room };
    return { type: textAt(canvas, point) === BEND ? 'bend' : 'nothing' };
  };
}

export function isInside({ x, y, width, height }: Omit<RoomArea, 'letter' | keyof Spot>, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/** One sign between two squares. */
interface Stroke extends Spot {
  readonly from: Point;
  readonly to: Point;
}

/** Letters between the squares of a room have been checked with its shape. */
function withoutRooms(canvas: Canvas, areas: readonly RoomArea[]): Canvas {
  const rows = canvas.rows.map((row, i) =>
    areas.filter(area => i >= 2 * area.y && i <= 2 * (area.y + area.height - 1)).reduce(blanked, row),
  );
  return { ...canvas, rows };
}

function blanked(row: string, { x, width }: RoomArea): string {
  const end = PITCH * (x + width - 1) + SQUARE;
  return row.slice(0, PITCH * x).padEnd(end) + row.slice(end);
}

function corridorsOf(canvas: Canvas, squares: Squares): Corridor[] | MapSmudge {
  const found = pointsOf(canvas).flatMap(point => strokesAt(canvas, point));
  const smudge = found.find(stroke => 'type' in stroke);
  if (smudge) return smudge;
  const strokes = found as Stroke[];
  return brokenEnd(canvas, strokes, squares) ?? traced(strokes, squares);
}

function brokenEnd(canvas: Canvas, strokes: readonly Stroke[], squares: Squares): MapSmudge | undefined {
  const loose = strokes.find(({ from, to }) => [from, to].some(point => squares(point).type === 'nothing'));
  if (loose) return { type: 'sheet-loose-end', line: loose.line, column: loose.column };
  const bend = pointsOf(canvas).find(point => squares(point).type === 'bend' && meeting(strokes, point).length !== 2);
  return bend && { type: 'sheet-bend', ...spotOf(canvas, bend), corridors: meeting(strokes, bend).length };
}

const isAt = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

function meeting(strokes: readonly Stroke[], point: Point): Stroke[] {
  return strokes.filter(({ from, to }) => isAt(from, point) || isAt(to, point));
}

/** What stands beside a square, below it, and below it towards the next column. */
function strokesAt(canvas: Canvas, { x, y }: Point): (Stroke | MapSmudge)[] {
  const beside = signsAt(canvas, 2 * y, PITCH * x + SQUARE, PITCH - SQUARE);
  const below = signsAt(canvas, 2 * y + 1, PITCH * x, SQUARE);
  const aslant = signsAt(canvas, 2 * y + 1, PITCH * x + SQUARE, PITCH - SQUARE);
  const [level, upright] = [
    [
      { x, y },
      { x: x + 1, y },
    ] as const,
    [
      { x, y },
      { x, y: y + 1 },
    ] as const,
  ];
  const falling = [
    { x, y },
    { x: x + 1, y: y + 1 },
  ] as const;
  const rising = [
    { x: x + 1, y },
    { x, y: y + 1 },
  ] as const;
  return [
    ...strokesFor(beside, { '--': [level] }),
    ...strokesFor(below, { ' | ': [upright] }),
    ...strokesFor(aslant, {
      '\\ ': [falling],
      ' \\': [falling],
      '/ ': [rising],
      ' /': [rising],
      'X ': [falling, rising],
      ' X': [falling, rising],
    }),
  ];
}

interface Signs extends Spot {
  readonly text: string;
}

function signsAt({ rows, line }: Canvas, row: number, column: number, length: number): Signs {
  return { line: line + row, column: column + 1, text: (rows[row] ?? '').slice(column, column + length) };
}

function strokesFor(
  { text, line, column }: Signs,
  meanings: Readonly<Record<string, readonly (readonly [Point, Point])[]>>,
): (Stroke | MapSmudge)[] {
  if (text.trim() === '') return [];
  const drawn = meanings[text];
  if (!drawn) return [{ type: 'sheet-sign', line, column, sign: text.trim() }];
  return drawn.map(([from, to]) => ({ line, column, from, to }));
}

/** Follows every stroke that leaves a node, through the bends, to the node at the other end. */
function traced(strokes: readonly Stroke[], squares: Squares): Corridor[] | MapSmudge {
  const corridors: Corridor[] = [];
  for (const stroke of strokes)
    for (const start of [stroke.from, stroke.to].filter(point => squares(point).type === 'node')) {
      const points = follow(strokes, squares, stroke, start);
      const ends = [nodeAt(squares, start), nodeAt(squares, points.at(-1) ?? start)] as const;
      const isDoubled = corridors.some(other => other.ends[0] === ends[0] && other.ends[1] === ends[1]);
      if (isDoubled || ends[0] === ends[1]) return { type: 'sheet-doubled', line: stroke.line, column: stroke.column };
      if (ends[0] < ends[1]) corridors.push({ ends, points });
    }
  return corridors;
}

function nodeAt(squares: Squares, point: Point): Node {
  const square = squares(point);
  if (square.type !== 'node') throw new Error(`no node at ${point.x}, ${point.y}`);
  return square.node;
}

function follow(strokes: readonly Stroke[], squares: Squares, first: Stroke, start: Point): Point[] {
  const points = [start];
  for (let stroke: Stroke | undefined = first, at = start; stroke;) {
    const taken: Stroke = stroke;
    at = isAt(taken.from, at) ? taken.to : taken.from;
    points.push(at);
    const isBend = squares(at).type === 'bend';
    stroke = isBend ? meeting(strokes, at).find(other => other !== taken) : undefined;
  }
  return points;
}
