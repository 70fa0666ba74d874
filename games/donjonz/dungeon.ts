import { type Content, faceOf } from './content.ts';
import type { Card, Space } from './deck.ts';
import type { Misfit } from './events.ts';
import type { Laid } from './state.ts';

/**
 * The laid cards as one grid of spaces. A space has a number: 6 times the place of its card in `laid` plus its number
 * on that card as it lies, row by row.
 */
export const SPACES_OF_A_CARD = 6;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The number of the space at (x, y), or undefined where no card lies. */
export function numberAt(content: Content, laid: readonly Laid[], x: number, y: number): number | undefined {
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

export function placeOf(content: Content, laid: readonly Laid[], number: number): Place {
  const card = cardUnder(laid, number);
  const { width } = lying(content, card);
  const index = number % SPACES_OF_A_CARD;
  return { x: card.x + (index % width), y: card.y + Math.floor(index / width) };
}

export function spaceOf(content: Content, laid: readonly Laid[], number: number): Space {
  const card = cardUnder(laid, number);
  const space = lying(content, card).spaces[number % SPACES_OF_A_CARD];
  if (!space) throw new Error(`no space has the number ${number}`);
  return space;
}

/** A laid card as it lies, turned. */
function lying(content: Content, { card, turn }: Laid): Card {
  return faceOf(content, card, turn);
}

function cardUnder(laid: readonly Laid[], number: number): Laid {
  const card = laid[Math.floor(number / SPACES_OF_A_CARD)];
  if (!card) throw new Error(`no card lies under space ${number}`);
  return card;
}

/** The part of the table that a card covers. */
export interface Area extends Place {
  readonly width: number;
  readonly height: number;
}

export function areaOf({ width, height }: Card, { x, y }: Place): Area {
  return { x, y, width, height };
}

export function laidArea(content: Content, laid: Laid): Area {
  return areaOf(lying(content, laid), laid);
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
