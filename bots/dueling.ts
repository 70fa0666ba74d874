import { total } from '../kernel/random.ts';
import type { Dueled } from './valuation.ts';

/** What matches that were played on in pairs, with the same luck in both of a pair, say of two actions. */
export function dueledBy(costs: readonly number[]): Dueled {
  const cost = total(costs) / costs.length;
  const squares = total(costs.map(each => (each - cost) ** 2));
  return { cost, error: Math.sqrt(squares / (costs.length - 1) / costs.length), matches: 2 * costs.length };
}
