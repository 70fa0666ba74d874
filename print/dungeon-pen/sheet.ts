import type { Point } from '../../art/figure.ts';
import { circle, path, round } from '../../art/figure.ts';
import { boxAt, ground, LAYOUTS, mapBox, SQUARE } from '../../art/dungeon-pen/index.ts';
import type { IconName } from '../../art/icons.ts';
import type { Shape, Text } from '../../art/shape.ts';
import { group, icon, inked } from '../../art/shape.ts';
import { type DungeonPen, type Feature, type Sheet, shelved } from '../../games/dungeon-pen/index.ts';
import { squaresWith } from '../../games/dungeon-pen/readers.ts';
import type { Agreed } from '../agreed.ts';
import type { Page } from '../page.ts';
import { sizeOf } from '../paper.ts';
import { figure, type Press, tagged } from '../press.ts';
import { codeFor, qrCode } from '../qr.ts';
import { apart } from '../six-and-nine.ts';
import { WORDS } from './words.ts';

type Words = (typeof WORDS)['en'];

/** Millimetres to a square, and to the unit of the drawing. */
const SIDE = 9.6;
const SCALE = SIDE / SQUARE;
const MAP = 18 * SIDE;
const TOP = 32;
const CODE = 24;
const GAP = 4;

/** What stands below a sheet: an address, and whose work it is. */
type Named = Pick<Agreed<DungeonPen>, 'texts' | 'heading'>;

const write = (say: string, [x, y]: Point, face: Text['face'], size: number): Text =>
  inked([round(x), round(y)], say, face, size);

/** The sheet between two seats, each with a line of hearts at the own edge; below it what the pictures mean. */
export function sheetPage(press: Press, sheet: Sheet, { texts, heading }: Named): Page {
  const size = sizeOf(press.paper, 'upright');
  const words = WORDS[press.language];
  const name = heading?.name ?? shelved.words[press.language].dungeon(sheet.name);
  const left = (size[0] - MAP) / 2;
  const south = group({ at: [left, TOP + MAP + 17] }, seatRow(words, words.south));
  const north = group({ at: [left + MAP, TOP - 17], turn: 180 }, seatRow(words, words.north));
  const code = codeFor(press, texts, CODE);
  const room = MAP - (code?.width ?? 0) - GAP;
  return {
    size,
    items: [
      tagged(press, 'P', [north]),
      figure(press, words.sheet(name), [...mapAt(sheet, [left, TOP]), ...letters(words, sheet, [left, TOP])]),
      tagged(press, 'P', [south]),
      tagged(press, 'H1', [{ ...write(name, [left, TOP + MAP + 37], 'title', 9), fit: room }]),
      tagged(press, 'P', [{ ...write(words.by(heading?.author), [left, TOP + MAP + 42.5], 'text', 3.4), fit: room }]),
      tagged(press, 'P', legend(words, [left, TOP + MAP + 51])),
      ...(code ? qrCode(press, code, [left + MAP - code.width, TOP + MAP + 30]) : []),
    ],
  };
}

function mapAt(sheet: Sheet, [x, y]: Point): readonly Shape[] {
  const layout = LAYOUTS.wide;
  const [left, top] = mapBox(layout);
  return [group({ at: [round(x - left * SCALE), round(y - top * SCALE)], scale: SCALE }, ground(sheet, layout))];
}

const OWNERS = [
  ['south-treasure', 0],
  ['north-treasure', 1],
  ['south-cell', 0],
  ['north-cell', 1],
] as const satisfies readonly (readonly [Feature, 0 | 1])[];

/** In the last row a letter stands above its square. */
const MAP_END = 16.5 * SQUARE;

/** Whose treasure and whose cell it is, without colours. */
function letters(words: Words, sheet: Sheet, [left, top]: Point): readonly Shape[] {
  const [mapLeft, mapTop] = mapBox(LAYOUTS.wide);
  return OWNERS.flatMap(([feature, seat]) =>
    squaresWith(sheet, feature)
      .slice(0, 1)
      .map(square => {
        const [x, y] = boxAt(LAYOUTS.wide, square);
        const below = y - mapTop > MAP_END ? -SIDE * 0.15 : SIDE * 1.4;
        const at: Point = [left + (x - mapLeft) * SCALE + SIDE / 2, top + (y - mapTop) * SCALE + below];
        return { ...write(words.letters[seat], at, 'bold', 3.4), anchor: 'middle', plate: 'paper' } as const;
      }),
  );
}

const HEARTS = 18;
const BUNDLE = 5;

/** Its baseline is the origin: a name, and a heart for every HP that anybody can have (DP-C8). */
function seatRow(words: Words, seat: string): readonly Shape[] {
  const first = 66;
  const places = Array.from({ length: HEARTS }, (_, i) => first + i * 5.5 + Math.floor(i / BUNDLE) * 2.4);
  return [
    write(seat, [0, 0], 'title', 7),
    path('M22 0.6H58', { stroke: 'ink', weight: 0.25, dash: [0.6, 0.9] }),
    { ...write(words.name, [58, 4.2], 'text', 2.85), anchor: 'end' },
    ...places.flatMap((x, i) => heart(i + 1, x)),
  ];
}

/** The sheet lies between two people. */
const heart = (hp: number, x: number): readonly Shape[] => [
  icon('heart-line', [x, -2], 4.8),
  apart({ ...write(String(hp), [x, 4.2], 'text', 2.85), anchor: 'middle' }),
];

const stamp = (name: IconName, at: Point): readonly Shape[] => [icon(name, at, 6.5)];

/** Two and two, so that the code has room beside them. */
function legend(words: Words, [left, top]: Point): readonly Shape[] {
  const entries: readonly (readonly [(at: Point) => readonly Shape[], string])[] = [
    [at => stamp('chest', at), words.chest],
    [at => stamp('potion', at), words.potion],
    [at => stamp('treasure', at), words.treasure],
    [padding, words.padded],
  ];
  return entries.flatMap(([sign, told], i): Shape[] => {
    const [x, y] = [left + (i % 2) * 70, top + Math.floor(i / 2) * 7.5];
    return [...sign([x + 3, y - 1.2]), write(told, [x + 8, y], 'text', 3.1)];
  });
}

/** A padded square, as it is drawn on the map. */
const padding = ([x, y]: Point): readonly Shape[] => [
  circle([x, y], 2.6, { stroke: 'ink', weight: 0.3 }),
  path(`M${round(x - 1.2)} ${round(y - 1.2)}l2.4 2.4m0 -2.4l-2.4 2.4`, { stroke: 'ink', weight: 0.3 }),
];
