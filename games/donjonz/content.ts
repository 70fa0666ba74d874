import type { Options } from './action.ts';
import { STANDARD_DECK } from './data.ts';
import { type Card, type Deck, type Faces, facesOf, type Turn } from './deck.ts';
import { isSmudge, readDeck } from './deck-text.ts';

/** What comes out of the box (DZ-2): the cards with all their faces, and the house rule agreed on. */
export interface Content {
  /** By number: 0 is the starting half-card. */
  readonly deck: readonly Faces[];
  readonly doorWithoutKey: Options['doorWithoutKey'];
}

export function contentOf({ deck, doorWithoutKey }: Options): Content {
  return { deck: deckNamed(deck).map(facesOf), doorWithoutKey };
}

/** The deck of options that have been read before. */
function deckNamed(deck: string): Deck {
  const read = readDeck(deck === 'standard' ? STANDARD_DECK : deck);
  if (isSmudge(read)) throw new Error(`no deck: ${read.type} at line ${read.line}, column ${read.column}`);
  return read;
}

export function faceOf({ deck }: Content, card: number, turn: Turn): Card {
  const faces = deck[card];
  if (!faces) throw new Error(`the deck has no card ${card}`);
  return faces[turn];
}
