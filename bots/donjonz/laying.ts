import type { Content, Laid, Lay, View } from '../../games/donjonz/index.ts';
import { areaOf, cardUnder, commonEdges, lays } from '../../games/donjonz/readers.ts';

/** What an open edge to a laid card is worth, and what a wall in the way costs; both count double at the half-card. */
const OPEN = 20;
const WALLED = -10;

/** The lay that joins the card to the dungeon by most open edges and stays near the stair: room for long walks. */
export function bestLay(content: Content, view: View): Lay {
  const best = bestOf(content, view, () => true);
  if (!best) throw new Error('a card can always be laid');
  return best.lay;
}

/** A lay, and what the dungeon gains by it. */
export interface WorthyLay {
  readonly lay: Lay;
  readonly worth: number;
}

/** The best lay, and the best one that is not only the same place turned another way. */
export function bestLays(content: Content, view: View): readonly WorthyLay[] {
  const best = bestOf(content, view, () => true);
  const other = best && bestOf(content, view, ({ x, y }) => x !== best.lay.x || y !== best.lay.y);
  return [best, other].filter(lay => lay !== undefined);
}

function bestOf(content: Content, view: View, isAsked: (lay: Lay) => boolean): WorthyLay | undefined {
  let best: WorthyLay | undefined;
  for (const lay of lays(content, view)) {
    if (!isAsked(lay)) continue;
    const worth = worthOf(content, view.laid, { ...lay, card: view.hand as number });
    if (!best || worth > best.worth) best = { lay, worth };
  }
  return best;
}

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
