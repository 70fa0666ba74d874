import { type Content, faceOf } from './content.ts';
import { ACROSS, type Card, DOWN, opposite, type Side, SIDES, type Space } from './deck.ts';
import type { Misfit } from './events.ts';
import type { Laid } from './state.ts';

/**
 * The laid cards as one grid of spaces. A space has coordinates on the grid, and a number: 6 times the place of its card
 * in `laid` plus its number on that card as it lies, row by row.
 */
const SPACES_OF_A_CARD = 6;

/** Columns to the right of the half-card's first space, and rows below it. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

export function beside({ x, y }: Coordinates, side: Side): Coordinates {
  return { x: x + ACROSS[side], y: y + DOWN[side] };
}

/** On which side of a space its neighbour lies; undefined of what is no neighbour. */
export function sideTowards({ x, y }: Coordinates, neighbour: Coordinates): Side | undefined {
  return SIDES.find(side => x + ACROSS[side] === neighbour.x && y + DOWN[side] === neighbour.y);
}

/** The numbers of all spaces that lie, rising. */
export function spaceNumbers(content: Content, laid: readonly Laid[]): number[] {
  return laid.flatMap((card, i) => lying(content, card).spaces.map((_, index) => SPACES_OF_A_CARD * i + index));
}

/** The number of the space at these coordinates, or undefined where no card lies. */
export function numberAt(content: Content, laid: readonly Laid[], { x, y }: Coordinates): number | undefined {
  let first = 0;
  for (const card of laid) {
    const { width, height } = lying(content, card);
    const column = x - card.x;
    const row = y - card.y;
    if (column >= 0 && column < width && row >= 0 && row < height) return first + row * width + column;
    first += SPACES_OF_A_CARD;
  }
  return undefined;
}

export function coordinatesOf(content: Content, laid: readonly Laid[], number: number): Coordinates {
  return coordinatesOn(content, cardUnder(laid, number), number % SPACES_OF_A_CARD);
}

function coordinatesOn(content: Content, card: Laid, index: number): Coordinates {
  const { width } = lying(content, card);
  return { x: card.x + (index % width), y: card.y + Math.floor(index / width) };
}

export function spaceOf(content: Content, laid: readonly Laid[], number: number): Space {
  const space = lying(content, cardUnder(laid, number)).spaces[number % SPACES_OF_A_CARD];
  if (!space) throw new Error(`no space has the number ${number}`);
  return space;
}

export function cardUnder(laid: readonly Laid[], number: number): Laid {
  const card = laid[Math.floor(number / SPACES_OF_A_CARD)];
  if (!card) throw new Error(`no card lies under space ${number}`);
  return card;
}

/** A laid card as it lies, turned. */
function lying(content: Content, { card, turn }: Laid): Card {
  return faceOf(content, card, turn);
}

/** The space beyond a side of another one, by its number, and whether a wall stands between them. */
interface Beyond {
  readonly number: number;
  readonly isWalled: boolean;
}

/** What lies beyond a side of a laid space; nothing at the rim (DZ-Q17). */
export function beyond(content: Content, laid: readonly Laid[], number: number, side: Side): Beyond | undefined {
  const other = numberAt(content, laid, beside(coordinatesOf(content, laid, number), side));
  if (other === undefined) return undefined;
  return { number: other, isWalled: isWalled(spaceOf(content, laid, number), side, spaceOf(content, laid, other)) };
}

/** DZ-Q2: a wall on either side of the common edge is enough. */
function isWalled(space: Space, side: Side, other: Space): boolean {
  return space.walls[side] || other.walls[opposite(side)];
}

/** An edge that a card in hand would have in common with a laid one: a side of one of its spaces, and what is beyond. */
export interface CommonEdge extends Beyond {
  /** The number of the space on the card in hand, as it is turned. */
  readonly index: number;
  readonly side: Side;
}

/** The edges by which a card would touch those that lie, if it lay there as well. */
export function commonEdges(content: Content, laid: readonly Laid[], card: Laid): CommonEdge[] {
  const found: CommonEdge[] = [];
  for (const [index, space] of lying(content, card).spaces.entries())
    for (const side of SIDES) {
      const number = numberAt(content, laid, beside(coordinatesOn(content, card, index), side));
      if (number === undefined) continue;
      found.push({ index, side, number, isWalled: isWalled(space, side, spaceOf(content, laid, number)) });
    }
  return found;
}

/** The part of the table that a card covers. */
export interface Area extends Coordinates {
  readonly width: number;
  readonly height: number;
}

export function areaOf(content: Content, laid: Laid): Area {
  const { width, height } = lying(content, laid);
  return { x: laid.x, y: laid.y, width, height };
}

export function areasOf(content: Content, laid: readonly Laid[]): readonly Area[] {
  return laid.map(card => areaOf(content, card));
}

/** The part of the table that all these areas take up. */
export function boundsOf(areas: readonly Area[]): Area {
  const x = Math.min(...areas.map(area => area.x));
  const y = Math.min(...areas.map(area => area.y));
  const right = Math.max(...areas.map(area => area.x + area.width));
  const bottom = Math.max(...areas.map(area => area.y + area.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How far two areas overlap in each direction: 0 where they are flush, less where they are apart. */
function overlapAcross(a: Area, b: Area): number {
  return Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
}

function overlapDown(a: Area, b: Area): number {
  return Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
}

export type Contact = 'side' | Misfit;

/** DZ-Q1: two cards touch by a side when at least one whole edge of a space is common to both. */
export function contact(a: Area, b: Area): Contact {
  const across = overlapAcross(a, b);
  const down = overlapDown(a, b);
  if (across < 0 || down < 0) return 'apart';
  if (across > 0 && down > 0) return 'overlap';
  return across > 0 || down > 0 ? 'side' : 'corner';
}
