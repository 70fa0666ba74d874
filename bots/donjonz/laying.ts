import type { Content, Laid, Lay, Table, View } from '../../games/donjonz/index.ts';
import { areaOf, cardUnder, commonEdges, lays } from '../../games/donjonz/readers.ts';

/** What an open edge to a laid card is worth, and what a wall in the way costs; both count double at the half-card. */
export const OPEN = 20;
export const WALLED = -10;

/** A way to lay the card in hand, and how well it joins the card to the dungeon. */
export interface Liked {
  readonly lay: Lay;
  readonly worth: number;
}

/** The lay that joins the card to the dungeon by most open edges and stays near the stair: room for long walks. */
export function bestLay(content: Content, table: Laying): Lay {
  let best: Liked | undefined;
  for (const each of liked(content, table)) if (!best || each.worth > best.worth) best = each;
  if (!best) throw new Error('a card can always be laid');
  return best.lay;
}

/** All ways to lay the card in hand, in the order of the rules. */
export function liked(content: Content, table: Laying): readonly Liked[] {
  const card = table.hand as number;
  return lays(content, table).map(lay => ({ lay, worth: worthOf(content, table.laid, { ...lay, card }) }));
}

type Laying = Readonly<Table>;

/** By how many open edges a lay joins its card to the dungeon, and how many are walled. */
export function joinsOf(
  content: Content,
  { laid, hand }: View,
  lay: Lay,
): { readonly open: number; readonly walled: number } {
  const edges = [...commonEdges(content, laid, { ...lay, card: hand as number })];
  const walled = edges.filter(({ isWalled }) => isWalled).length;
  return { open: edges.length - walled, walled };
}

function worthOf(content: Content, laid: readonly Laid[], card: Laid): number {
  const { x, y, width, height } = areaOf(content, card);
  let worth = -square(2 * x + width - 3) - square(2 * y + height - 1);
  for (const { number, isWalled } of commonEdges(content, laid, card))
    worth += (isWalled ? WALLED : OPEN) * (isOnHalfCard(laid, number) ? 2 : 1);
  return worth;
}

function square(value: number): number {
  return value * value;
}

function isOnHalfCard(laid: readonly Laid[], number: number): boolean {
  return cardUnder(laid, number).card === 0;
}
