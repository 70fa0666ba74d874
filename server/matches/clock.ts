import type { Seat } from '../../kernel/game.ts';
import type { Terms } from '../../wire/table.ts';
import type { Fold } from './fold.ts';
import { isPlayedByPerson } from './head.ts';

/** What thinking until now has cost the seats that stop. A turn in time earns the increment. */
export function stopClocks(fold: Fold, seats: readonly Seat[], at: number): void {
  const { clock } = fold.head.terms;
  if (clock.type !== 'bank') return;
  fold.banks = fold.banks.map((bank, seat) => {
    const spent = at - (fold.since[seat] ?? at);
    return seats.includes(seat) ? Math.max(0, bank - spent) + clock.increment : bank;
  });
}

/** What a seat may think from the moment the match began to wait for it; undefined without a clock. */
export function allowance({ head, banks }: Fold, seat: Seat): number | undefined {
  const { clock } = head.terms;
  if (clock.type === 'none') return undefined;
  return clock.type === 'turn' ? clock.milliseconds : banks[seat];
}

/** How long somebody may be away before a bot minds the seat, where the table wants that always. */
const AWAY_MS: Readonly<Record<Terms['pace'], number>> = { live: 60_000, turns: 86_400_000 };

/** Whether bots mind seats by themselves. */
export const mindsSeats = ({ head }: Fold): boolean => head.terms.minding === 'always';

/** Whether somebody who has been away since then has been so for too long. */
export const isGone = ({ head }: Fold, since: number | undefined, now: number): boolean =>
  since !== undefined && since + AWAY_MS[head.terms.pace] <= now;

/** When to look whether somebody whom the match waits for is away; undefined where no bot minds seats by itself. */
export function lookingTime(fold: Fold, seat: Seat): number | undefined {
  const since = fold.since[seat];
  const chair = fold.chairs[seat];
  if (!mindsSeats(fold) || typeof since !== 'number' || !chair || !isPlayedByPerson(chair)) return undefined;
  return since + AWAY_MS[fold.head.terms.pace];
}

/** When a person's time in a seat is up; undefined when none runs. */
export function deadlineOf(fold: Fold, seat: Seat): number | undefined {
  const since = fold.since[seat];
  const chair = fold.chairs[seat];
  const allowed = allowance(fold, seat);
  if (typeof since !== 'number' || !chair || !isPlayedByPerson(chair) || allowed === undefined) return undefined;
  return since + allowed;
}
