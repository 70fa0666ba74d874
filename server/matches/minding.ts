import { CHANCE, type Seat } from '../../kernel/game.ts';
import { AWAY_MS } from '../../wire/limits.ts';
import { easyBotOf } from './bots.ts';
import type { Fold } from './fold.ts';
import { type Chair, isPlayedByPerson } from './head.ts';

/** How a bot minded a seat. */
export interface Minding {
  /** Who asked for it; null when nobody had to. */
  readonly by: Seat | null;
  /** How many entries of the log were the seat's when the bot began. */
  readonly from: number;
  /** What the bot has played; undefined while it still does. */
  readonly moves?: number;
}

/** Whether bots mind seats by themselves. */
export const mindsSeats = ({ head }: Fold): boolean => head.terms.minding === 'always';

/**
 * Whether bots play on while nobody looks at the table: where people come by for their turns, and as long as there is one
 * to play for. Elsewhere a table that nobody looks at waits for somebody to come; a person's clock runs all the same.
 */
export const playsUnwatched = ({ head, chairs }: Fold): boolean =>
  head.terms.pace === 'turns' && chairs.some(isPlayedByPerson);

/** Whether somebody who has been away since then has been so for long enough. */
export const isGone = ({ head }: Fold, since: number | undefined, now: number): boolean =>
  since !== undefined && since + AWAY_MS[head.terms.pace] <= now;

/** When to look whether somebody whom the match waits for is away; undefined where no bot minds seats by itself. */
export function lookingTime(fold: Fold, seat: Seat): number | undefined {
  const since = fold.since[seat];
  const chair = fold.chairs[seat];
  if (!mindsSeats(fold) || typeof since !== 'number' || !chair || !isPlayedByPerson(chair)) return undefined;
  return since + AWAY_MS[fold.head.terms.pace];
}

export const mindedChair = ({ head }: Fold, chair: Chair): Chair => ({
  ...chair,
  bot: easyBotOf(head.game.id),
  minded: true,
});

/** Sits a bot down for somebody away. */
export function seatIn(fold: Fold, seat: Seat, by: Seat): void {
  const chair = fold.chairs[seat];
  if (chair) seatAs(fold, [seat, mindedChair(fold, chair)], by);
}

/** Gives a seat another chair, and notes when a bot begins to mind it for somebody, and when they are back. */
export function seatAs(fold: Fold, [seat, chair]: readonly [Seat, Chair], by: Seat): void {
  const wasMinded = fold.chairs[seat]?.minded === true;
  fold.chairs = fold.chairs.with(seat, chair);
  if (chair.minded && !wasMinded) note(fold, seat, { by: by === CHANCE ? null : by, from: entriesOf(fold, seat) });
  const minding = fold.mindings.get(seat);
  if (wasMinded && !chair.minded && minding)
    note(fold, seat, { ...minding, moves: entriesOf(fold, seat) - minding.from });
}

function note(fold: Fold, seat: Seat, minding: Minding): void {
  fold.mindings = new Map(fold.mindings).set(seat, minding);
}

const entriesOf = ({ match }: Fold, seat: Seat): number => match?.log.filter(([by]) => by === seat).length ?? 0;

/** Whoever acts again knows what happened meanwhile. */
export function forgetMinding(fold: Fold, seat: Seat): void {
  if (fold.mindings.get(seat)?.moves === undefined) return;
  const mindings = new Map(fold.mindings);
  mindings.delete(seat);
  fold.mindings = mindings;
}
