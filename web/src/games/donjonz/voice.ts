import type { Content, Thing, View } from '../../../../games/donjonz/index.ts';
import { faceOf } from '../../../../games/donjonz/readers.ts';

/** What lies on cards, counted. */
export interface Tally {
  readonly pouches: number;
  readonly weapons: number;
  readonly monsters: number;
  readonly keys: number;
  readonly doors: number;
}

/** What a card brings to the map. */
export const broughtBy = (content: Content, card: number): Tally => tallied(content, [card]);

/** What is still to come on cards that nobody has seen. */
export function stillToCome(content: Content, { hand, next, laid }: View): Tally {
  const seen = new Set([hand, next, ...laid.map(({ card }) => card)]);
  return tallied(
    content,
    content.deck.map((_, card) => card).filter(card => !seen.has(card)),
  );
}

function tallied(content: Content, cards: readonly number[]): Tally {
  const things = cards.flatMap(card => faceOf(content, card, 0).spaces.map(({ thing }) => thing.type));
  const count = (type: Thing['type']): number => things.filter(each => each === type).length;
  return {
    pouches: count('pouch'),
    weapons: count('weapon'),
    monsters: count('monster'),
    keys: count('key'),
    doors: count('door'),
  };
}
