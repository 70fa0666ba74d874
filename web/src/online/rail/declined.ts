import type { Seat } from '../../../../kernel/game.ts';
import type { Table } from '../../../../wire/table.ts';

/**
 * Whether what a seat of `own` had asked for was declined between two tables. Whatever is granted leaves a trace: who goes
 * back is waited for anew, and a seat that is minded has a bot.
 */
export function wasDeclined(before: Table, after: Table, own: readonly Seat[]): boolean {
  if (!before.asking || after.asking || after.phase !== 'playing' || !own.includes(before.asking.by)) return false;
  return before.sitters.every(
    ({ since, bot }, seat) => since === after.sitters[seat]?.since && bot === after.sitters[seat]?.bot,
  );
}
