import { same } from '../../kernel/plain.ts';
import type { Heading } from '../work.ts';
import {
  ACROSS,
  type Card,
  type Deck,
  DOWN,
  EAST,
  facesOf,
  NORTH,
  type Side,
  SIDES,
  SOUTH,
  type Space,
  type Thing,
  WEST,
} from './deck.ts';

/**
 * A deck is text that a person reads and edits: for each card a heading with its name, then a drawing of its spaces
 * with a sign for every corner, edge and space; an empty line ends the card. Before the first card may stand what the
 * deck is called and a line that begins with `by` and names its author.
 *
 *     The Crooked Gallery
 *     +-+ + +
 *     |$ .|h|
 *     + + + +
 *      . S .
 *     + +-+ +
 */
const THINGS: Readonly<Record<string, Thing>> = {
  '.': { type: 'nothing' },
  $: { type: 'pouch' },
  k: { type: 'key' },
  '<': { type: 'stair' },
  '#': { type: 'door' },
  h: { type: 'weapon', weapon: 'hammer' },
  a: { type: 'weapon', weapon: 'axe' },
  s: { type: 'weapon', weapon: 'sword' },
  b: { type: 'weapon', weapon: 'bow' },
  H: { type: 'monster', weapon: 'hammer' },
  A: { type: 'monster', weapon: 'axe' },
  S: { type: 'monster', weapon: 'sword' },
  B: { type: 'monster', weapon: 'bow' },
};

const BY = 'by ';
const OPEN = ' ';
const CORNER = '+';
const LEVEL_WALL = '-';
const UPRIGHT_WALL = '|';

/** A place in the text of a deck, line and column from 1. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** Text that is no drawing of cards. */
export type Smudge = Spot &
  (
    | { readonly type: 'deck-without-drawing'; readonly name: string }
    | { readonly type: 'deck-rows'; readonly name: string }
    | { readonly type: 'deck-sign'; readonly sign: string; readonly expected: string }
  );

export function isSmudge(answer: Deck | Smudge): answer is Smudge {
  return 'type' in answer;
}

/** The deck that `text` draws, or the first place where it is none. */
export function readDeck(text: string): Deck | Smudge {
  const blocks = cardBlocksOf(text);
  return blocks.map(smudgeOf).find(smudge => smudge !== undefined) ?? blocks.map(cardOf);
}

/** What the deck is called and who drew it, where its text says so. */
export function readHeading(text: string): Heading | undefined {
  const [first] = blocksOf(text);
  return first && isHeading(first) ? { name: first.name, author: authorIn(first) } : undefined;
}

const isHeading = ({ rows }: Block): boolean => rows.length === 1 && (rows[0] as string).startsWith(BY);

const authorIn = ({ rows: [row = ''] }: Block): string => row.slice(BY.length).trimEnd();

function cardBlocksOf(text: string): Block[] {
  const [first, ...others] = blocksOf(text);
  if (!first) return [];
  return isHeading(first) ? others : [first, ...others];
}

/** The lines of one card: the heading and the drawing, padded to its full width. */
interface Block {
  readonly line: number;
  readonly name: string;
  readonly rows: readonly string[];
}

function blocksOf(text: string): Block[] {
  const lines = text.split('\n').map(line => line.trimEnd());
  const starts = lines.flatMap((line, i) => (line && !lines[i - 1] ? [i] : []));
  return starts.map(start => blockAt(lines, start));
}

function blockAt(lines: readonly string[], start: number): Block {
  const end = lines.indexOf('', start);
  const [name = '', ...rows] = lines.slice(start, end < 0 ? lines.length : end);
  const width = rows[0]?.length ?? 0;
  return { line: start + 1, name, rows: rows.map(row => row.padEnd(width)) };
}

function smudgeOf({ line, name, rows }: Block): Smudge | undefined {
  const width = rows[0]?.length ?? 0;
  if (width < 3) return { type: 'deck-without-drawing', line, column: 1, name };
  if (width % 2 === 0 || rows.length % 2 === 0)
    return { type: 'deck-rows', line: line + rows.length, column: width, name };
  for (const [y, row] of rows.entries())
    for (const [x, sign] of row.split('').entries()) {
      const expected = x < width ? signsAt(x, y) : '';
      if (!expected.includes(sign)) return { type: 'deck-sign', line: line + 1 + y, column: x + 1, sign, expected };
    }
  return undefined;
}

/** The signs that may stand in column x and row y of a drawing. */
function signsAt(x: number, y: number): string {
  if (x % 2 === 0 && y % 2 === 0) return CORNER;
  if (y % 2 === 0) return OPEN + LEVEL_WALL;
  return x % 2 === 0 ? OPEN + UPRIGHT_WALL : Object.keys(THINGS).join('');
}

function cardOf({ line, name, rows }: Block): Card {
  const width = ((rows[0]?.length ?? 0) - 1) / 2;
  const height = (rows.length - 1) / 2;
  const spaces = Array.from({ length: width * height }, (_, i) =>
    spaceAt(rows, 2 * (i % width) + 1, 2 * Math.floor(i / width) + 1),
  );
  return { name, line, width, height, spaces };
}

function spaceAt(rows: readonly string[], x: number, y: number): Space {
  const isWall = (side: Side): boolean => rows[y + DOWN[side]]?.[x + ACROSS[side]] !== OPEN;
  return {
    thing: THINGS[rows[y]?.[x] ?? ''] as Thing,
    walls: [isWall(NORTH), isWall(EAST), isWall(SOUTH), isWall(WEST)],
  };
}

/** Where space `index` of a card stands in the text. */
export function spotOf(card: Card, index: number): Spot {
  return {
    line: card.line + 2 + 2 * Math.floor(index / card.width),
    column: 2 + 2 * (index % card.width),
  };
}

/** The deck with every card on the line on which it is printed. A card that stands there already stays the same one. */
export function linedUp(deck: Deck, heading?: Heading): Deck {
  let line = heading ? 4 : 1;
  return deck.map(card => {
    const at = line;
    line += 2 * card.height + 3;
    return card.line === at ? card : { ...card, line: at };
  });
}

export function printDeck(deck: Deck, heading?: Heading): string {
  const cards = deck.map(printCard);
  return [...(heading ? [`${heading.name}\n${BY}${heading.author}\n`] : []), ...cards].join('\n');
}

/** Cards are shuffled, and turned as one likes (DZ-Q3): the same deck has the same text in any order and any turn. */
export const essenceOf = (deck: Deck): string =>
  deck
    .map(card => facesOf(card).map(printCard).sort()[0] ?? '')
    .sort()
    .join('\n');

function printCard(card: Card): string {
  const rows = Array.from({ length: 2 * card.height + 1 }, (_, y) => blankRow(card.width, y));
  for (const [i, space] of card.spaces.entries())
    drawSpace(rows, 2 * (i % card.width) + 1, 2 * Math.floor(i / card.width) + 1, space);
  return [card.name, ...rows.map(row => row.join('').trimEnd()), ''].join('\n');
}

function blankRow(width: number, y: number): string[] {
  return Array.from({ length: 2 * width + 1 }, (_, x) => (x % 2 === 0 && y % 2 === 0 ? CORNER : OPEN));
}

function drawSpace(rows: readonly string[][], x: number, y: number, { thing, walls }: Space): void {
  (rows[y] as string[])[x] = signOf(thing);
  for (const side of SIDES)
    if (walls[side]) (rows[y + DOWN[side]] as string[])[x + ACROSS[side]] = side % 2 === 0 ? LEVEL_WALL : UPRIGHT_WALL;
}

function signOf(thing: Thing): string {
  return Object.keys(THINGS).find(sign => same(THINGS[sign], thing)) as string;
}
