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

/** Whether a bot minds a seat by itself whose person has been away since then. */
export function isGone({ head }: Fold, since: number | undefined, now: number): boolean {
  const { minding, pace } = head.terms;
  return minding === 'always' && since !== undefined && since + AWAY_MS[pace] <= now;
}

/** When to look whether somebody whom the match waits for is away; undefined where no bot minds seats by itself. */
export function lookingTime({ head, since, chairs }: Fold, seat: Seat): number | undefined {
  const { minding, pace } = head.terms;
  const [from, chair] = [since[seat], chairs[seat]];
  if (minding !== 'always' || typeof from !== 'number' || !chair || !isPlayedByPerson(chair)) return undefined;
  return from + AWAY_MS[pace];
}

/** When a person's time in a seat is up; undefined when none runs. */
export function deadlineOf(fold: Fold, seat: Seat): number | undefined {
  const since = fold.since[seat];
  const chair = fold.chairs[seat];
  const allowed = allowance(fold, seat);
  if (typeof since !== 'number' || !chair || !isPlayedByPerson(chair) || allowed === undefined) return undefined;
  return since + allowed;
}
