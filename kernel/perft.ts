import type { Kind, Rules } from './game.ts';
import { clone } from './plain.ts';

/**
 * In how many ways `depth` actions can follow each other, chance included: the fingerprint of a rules module.
 * Of seats that are active together only the first acts at each step: the others' actions commute with it.
 */
export function perft<K extends Kind>(rules: Rules<K>, state: Readonly<K['state']>, depth: number): number {
  if (depth === 0) return 1;
  const seat = rules.active(state)[0];
  if (seat === undefined) return 0;
  let leaves = 0;
  for (const action of rules.actions(state, seat)) {
    const next = rules.clone?.(state) ?? clone(state);
    rules.apply(next, seat, action);
    leaves += perft(rules, next, depth - 1);
  }
  return leaves;
}
