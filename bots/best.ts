import type { Random } from '../kernel/game.ts';
import { choose } from '../kernel/random.ts';

/** Worths that differ by no more than this are the same: sums of fractions are not exact. */
const SAME = 1e-9;

/** One of the items with the highest worth. Of equal ones luck decides, so that bots at one table go different ways. */
export function best<T>(items: readonly T[], worth: (item: T) => number, random: Random): T {
  const worths = items.map(worth);
  const most = Math.max(...worths);
  return choose(
    items.filter((_, i) => (worths[i] ?? -Infinity) >= most - SAME),
    random,
  );
}
