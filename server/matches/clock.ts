import type { Seat } from '../../kernel/game.ts';
import type { Fold } from './fold.ts';
import { isPlayedByPerson } from './head.ts';

/** What thinking until now has cost the seats that stop. A turn in time earns the increment. */
export function stopClocks({ head, since, banks }: Fold, seats: readonly Seat[], at: number): void {
  const { clock } = head.terms;
  if (clock.type !== 'bank') return;
  for (const seat of seats) {
    const spent = at - (since[seat] ?? at);
    banks[seat] = Math.max(0, (banks[seat] ?? 0) - spent) + clock.increment;
  }
}

/** What a seat may think from the moment the match began to wait for it; undefined without a clock. */
export function allowance({ head, banks }: Fold, seat: Seat): number | undefined {
  const { clock } = head.terms;
  if (clock.type === 'none') return undefined;
  return clock.type === 'turn' ? clock.milliseconds : banks[seat];
}

/** When a person's time in a seat is up; undefined when none runs. */
export function deadlineOf(fold: Fold, seat: Seat): number | undefined {
  const since = fold.since[seat];
  const chair = fold.chairs[seat];
  const allowed = allowance(fold, seat);
  if (typeof since !== 'number' || !chair || !isPlayedByPerson(chair) || allowed === undefined) return undefined;
  return since + allowed;
}
