import type { CharacterSheet, Content, Spell } from '../../games/the-dungeon/index.ts';
import { SPELL_COPIES, SPELLS, STOCK } from '../../games/the-dungeon/readers.ts';
import { rect } from '../figure.ts';
import type { IconName } from '../icons.ts';
import { inkBox } from '../ink.ts';
import type { Drawing, KeyedWords, Shape, Text } from '../shape.ts';
import { group, icon } from '../shape.ts';
import { portrait } from './portraits.ts';
import { tileShapes } from './tile.ts';
import { HALF, TILE } from './units.ts';
import { wareIcon } from './wares.ts';

/** Squares of the size of a tile on one sheet of paper, to be cut apart. */
const COLUMNS = 3;
const ROWS = 4;
const GAP = 6;
const STEP = TILE + GAP;

/** What one takes out of the box: the tiles, the characters, the purchase deck and the spells, cut from sheets. */
export const sheets = (content: Content): readonly Drawing[] =>
  [tileSquares(content), characterSquares(content), wareSquares(content), spellSquares()].flatMap(sheetsOf);

/** A square is drawn about its middle. */
type Square = readonly Shape[];

function sheetsOf(squares: readonly Square[]): readonly Drawing[] {
  const perSheet = COLUMNS * ROWS;
  return Array.from({ length: Math.ceil(squares.length / perSheet) }, (_, sheet) => ({
    view: [0, 0, COLUMNS * STEP + GAP, ROWS * STEP + GAP],
    shapes: squares.slice(sheet * perSheet, (sheet + 1) * perSheet).map(placed),
  }));
}

const placed = (square: Square, index: number): Shape => {
  const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
  return group({ at: [GAP + column * STEP + HALF, GAP + row * STEP + HALF] }, square);
};

const copiesOf = <T>(count: number, thing: T): readonly T[] => Array.from({ length: count }, () => thing);

const tileSquares = ({ start, faces, counts }: Content): readonly Square[] =>
  [start, ...faces].flatMap((face, i) =>
    copiesOf(i === 0 ? 1 : (counts[i - 1] ?? 0), face).map((_, copy) => tileShapes({ face, turn: 0, copy })),
  );

/** The characters of the set, and those that the table has entered. */
const characterSquares = ({ sheets: all }: Content): readonly Square[] => all.map(characterSquare);

function characterSquare({ portrait: of, name, strength, craft, lives, gold, ability }: CharacterSheet): Square {
  const figures: readonly (readonly [IconName, number])[] = [
    ['strength', strength],
    ['craft', craft],
    ['heart', lives],
    ['coin', gold],
  ];
  return [
    ...blank(),
    group({ at: [-HALF + 8, -HALF + 8] }, portrait(of).shapes),
    ...figures.flatMap(([sign, count], i) => figure(sign, count, -HALF + 22 + i * 21)),
    line({ key: 'thing', params: { name } }, 38, 15),
    ...(ability === 'none' ? [] : [line({ key: 'ability', params: { ability } }, 55, 11)]),
  ];
}

const figure = (sign: IconName, count: number, y: number): readonly Shape[] => [
  icon(sign, [34, y], 18),
  { ...line(String(count), y + 6, 17), at: [52, y + 6] },
];

/** TD-C5. */
const wareSquares = ({ wares }: Content): readonly Square[] =>
  STOCK.flatMap((count, ware) => copiesOf(count, wares[ware]?.name ?? '')).map(name =>
    card(wareIcon(name), { key: 'thing', params: { name } }),
  );

const spellSquares = (): readonly Square[] =>
  SPELLS.flatMap(spell => copiesOf(SPELL_COPIES, spell)).map((spell: Spell) =>
    card(spell, { key: 'spell', params: { spell } }),
  );

const card = (sign: IconName, say: KeyedWords): Square => [...blank(), icon(sign, [0, -12], 62), line(say, 50, 15)];

const blank = (): readonly Shape[] => [
  rect([-HALF, -HALF, TILE, TILE], { fill: 'paper' }, 6),
  inkBox('card', [-HALF + 2, -HALF + 2, TILE - 4, TILE - 4], { weight: 1.3, roughness: 0.6 }),
];

const line = (say: Text['say'], y: number, size: number): Text => ({
  kind: 'text',
  at: [0, y],
  say,
  face: 'bold',
  size,
  paint: 'ink',
  anchor: 'middle',
  fit: TILE - 16,
});
