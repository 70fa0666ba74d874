// What a seat lost in a match where it stands out, by matches played on: of the costliest decisions each by a duel, which
// the valuation has no say in and which has an error of its own; of the others by what the valuation says, with its haze.
import type { Kind, Seat } from '../kernel/game.ts';
import { total } from '../kernel/random.ts';
import type { Account } from './account.ts';
import type { Dueled } from './valuation.ts';

interface Lost<K extends Kind> {
  readonly account: Account<K>;
  readonly seat: Seat;
  /** The costliest decisions of the seat, as many as were played on from. */
  readonly dueled: readonly Dueled[];
}

/** With the standard error of that. */
export function lossBy<K extends Kind>(
  haze: number,
  { account: { changes }, seat, dueled }: Lost<K>,
): Pick<Dueled, 'cost' | 'error'> {
  const costs = changes.flatMap(({ by, skill }) => (by === seat ? [-(skill[seat] ?? 0)] : []));
  const others = costs
    .filter(cost => cost > 0)
    .toSorted((one, two) => two - one)
    .slice(dueled.length);
  const squares = total(dueled.map(({ error }) => error ** 2)) + others.length * haze ** 2;
  return { cost: total(dueled.map(({ cost }) => cost)) + total(others), error: Math.sqrt(squares) };
}
