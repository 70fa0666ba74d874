import type { Light } from '../../../../art/dice-and-danger/index.ts';
import type { Action, ActionOf, Content, Node, Pair } from '../../../../games/dice-and-danger/index.ts';
import { pairsFor } from '../../../../games/dice-and-danger/readers.ts';
import { isTarget, type Target } from './rows.ts';

/** What a press on a node may do. */
type OfferedAction = ActionOf<'mark' | 'hit' | 'crush' | 'torch' | 'write'>;

/** A node that can be pressed, and what that does: mostly one thing, two where either sum will do. */
export interface Offer extends Light {
  readonly actions: readonly OfferedAction[];
}

export type Letter = 'A' | 'B';

/** A sum that is still to be used, and which half of its row it is. */
export interface OpenSum {
  readonly letter: Letter;
  readonly sum: number;
  readonly pair: Pair;
}

/** With which letter a target is lit: that of the half that it takes, or either where both would do. */
export function letterOf(content: Content, action: Target, left: readonly OpenSum[]): Letter | 'A/B' {
  const [used, other] = pairsFor(
    content,
    left.map(({ pair }) => pair),
    action,
  );
  return used && other ? 'A/B' : (left.find(({ pair }) => pair === used)?.letter ?? 'A');
}

/** Pairs as the halves of the row that they came from, which the same dice make. */
export function openSums(halves: readonly Pair[], pairs: readonly Pair[]): readonly OpenSum[] {
  return pairs.map(pair => ({
    letter: halves[1]?.places.join() === pair.places.join() ? 'B' : 'A',
    sum: pair.sum,
    pair,
  }));
}

export function offersOf(content: Content, actions: readonly Action[], left: readonly OpenSum[]): readonly Offer[] {
  const found = new Map<Node, Offer>();
  for (const action of actions) {
    const offer = offerOf(content, action, left);
    if (!offer) continue;
    const other = found.get(offer.node);
    found.set(offer.node, other ? { ...offer, flag: 'A/B', actions: [...other.actions, ...offer.actions] } : offer);
  }
  return [...found.values()];
}

function offerOf(content: Content, action: Action, left: readonly OpenSum[]): Offer | undefined {
  if (isTarget(action)) {
    const node = action.type === 'mark' ? action.space : action.room;
    return { node, flag: letterOf(content, action, left), actions: [action] };
  }
  return action.type === 'crush' ? { node: action.room, flag: 'A+B', actions: [action] } : undefined;
}

/** Where a torch may burn. */
export const torchOffers = (actions: readonly Action[]): readonly Offer[] =>
  actions.flatMap(action => (action.type === 'torch' ? [{ node: action.node, flag: 'torch', actions: [action] }] : []));

/** The clouds into which a number may be written. */
export const writingOffers = (actions: readonly Action[], number: number | undefined): readonly Offer[] =>
  actions.flatMap(action =>
    action.type === 'write' && action.number === number ? [{ node: action.cloud, flag: 'pen', actions: [action] }] : [],
  );
