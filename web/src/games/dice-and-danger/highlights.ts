import type { Light } from '../../../../art/dice-and-danger/index.ts';
import type { Action, ActionOf, Node } from '../../../../games/dice-and-danger/index.ts';
import { isTarget } from './rows.ts';

/** What a press on a node may do. */
export type OfferedAction = ActionOf<'mark' | 'hit' | 'crush' | 'torch' | 'write'>;

/** A node that can be pressed, and what that does: mostly one thing, two where either sum will do. */
export interface Offer extends Light {
  readonly actions: readonly OfferedAction[];
}

/** The sums of the split that was chosen, in the order of the row, and those that are left. */
export interface Sums {
  readonly chosen: readonly number[];
  readonly left: readonly number[];
}

/** With which letter a sum is lit. Of two equal sums it is either, then the second. */
export function letterOf(sum: number, { chosen, left }: Sums): 'A' | 'B' | 'A/B' {
  const isTwin = chosen.length === 2 && chosen[0] === chosen[1];
  if (isTwin) return left.length === 2 ? 'A/B' : 'B';
  return chosen[1] === sum ? 'B' : 'A';
}

export function offersOf(actions: readonly Action[], sums: Sums): readonly Offer[] {
  const found = new Map<Node, Offer>();
  for (const action of actions) {
    const offer = offerOf(action, sums);
    if (!offer) continue;
    const other = found.get(offer.node);
    found.set(offer.node, other ? { ...offer, flag: 'A/B', actions: [...other.actions, ...offer.actions] } : offer);
  }
  return [...found.values()];
}

function offerOf(action: Action, sums: Sums): Offer | undefined {
  if (isTarget(action)) {
    const node = action.type === 'mark' ? action.space : action.room;
    return { node, flag: letterOf(action.sum, sums), actions: [action] };
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
