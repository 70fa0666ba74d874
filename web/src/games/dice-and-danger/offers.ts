import type { Light } from '../../../../art/dice-and-danger/index.ts';
import type { Action, ActionOf, Node, Pair } from '../../../../games/dice-and-danger/index.ts';
import { isTarget } from './rows.ts';

/** What a press on a node may do. */
export type OfferedAction = ActionOf<'mark' | 'hit' | 'crush' | 'torch' | 'write'>;

/** A node that can be pressed, and what that does: mostly one thing, two where either sum will do. */
export interface Offer extends Light {
  readonly actions: readonly OfferedAction[];
}

export type Letter = 'A' | 'B';

/** A sum that is still to be used, and which half of its row it is. */
export interface OpenSum {
  readonly letter: Letter;
  readonly sum: number;
}

/** With which letter a sum is lit: either, as long as both halves add up to it. */
export function letterOf(sum: number, left: readonly OpenSum[]): Letter | 'A/B' {
  const [one, two] = left.filter(each => each.sum === sum);
  return one && two ? 'A/B' : (one?.letter ?? 'A');
}

/** Pairs as the halves of the row that they came from, which the same dice make. */
export function openSums(halves: readonly Pair[], pairs: readonly Pair[]): readonly OpenSum[] {
  return pairs.map(({ sum, places }) => ({
    letter: halves[1]?.places.join() === places.join() ? 'B' : 'A',
    sum,
  }));
}

export function offersOf(actions: readonly Action[], left: readonly OpenSum[]): readonly Offer[] {
  const found = new Map<Node, Offer>();
  for (const action of actions) {
    const offer = offerOf(action, left);
    if (!offer) continue;
    const other = found.get(offer.node);
    found.set(offer.node, other ? { ...offer, flag: 'A/B', actions: [...other.actions, ...offer.actions] } : offer);
  }
  return [...found.values()];
}

function offerOf(action: Action, left: readonly OpenSum[]): Offer | undefined {
  if (isTarget(action)) {
    const node = action.type === 'mark' ? action.space : action.room;
    return { node, flag: letterOf(action.sum, left), actions: [action] };
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
