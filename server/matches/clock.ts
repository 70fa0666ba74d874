import type { Seat } from '../../kernel/game.ts';
import type { Clock } from '../../wire/table.ts';
import type { Outage } from '../storage/uptime.ts';
import type { Fold } from './fold.ts';
import { type Chair, isPlayedByPerson } from './head.ts';

/** What has been counted of a person's time in a seat, up to `since`. */
export interface SeatClock {
  /** What is left of the bank. */
  readonly bank: number;
  /** The latest turn in which the match waited for the person, and how long they thought in it. */
  readonly turn: number;
  readonly spent: number;
  /** The latest turn that has earned its increment: one that is taken back and ended again earns nothing more. */
  readonly earned: number;
}

const NO_TURN = -1;

export const newClock = (clock: Clock): SeatClock => ({
  bank: clock.type === 'bank' ? clock.milliseconds : 0,
  turn: NO_TURN,
  spent: 0,
  earned: NO_TURN,
});

/** How things stood before a step. */
export interface BeforeStep {
  readonly waiting: readonly Seat[];
  readonly chairs: readonly Chair[];
  readonly turn: number;
  readonly rewinds: number;
}

export const turnIn = ({ match }: Fold): number => match?.rules.turn(match.state) ?? NO_TURN;

/**
 * Stops the clocks of those whom the match no longer waits for, and starts those of others. A turn is one stretch of time,
 * however often the match waits for its seat and whatever is rolled in it; another turn, or one gone back to by consent,
 * begins anew. Time that a bot takes costs and earns its seat nothing.
 */
export function runClocks(fold: Fold, before: BeforeStep, at: number): void {
  const { since } = fold;
  const turn = turnIn(fold);
  const isRewound = fold.rewinds > before.rewinds;
  const goesOn = (seat: Seat): boolean =>
    before.waiting.includes(seat) &&
    turn === before.turn &&
    !isRewound &&
    fold.chairs[seat]?.bot === before.chairs[seat]?.bot;
  fold.since = since.map((began, seat) => (!fold.waiting.includes(seat) ? null : goesOn(seat) ? began : at));
  fold.clocks = fold.clocks.map((clock, seat) => {
    const isTimed = isPerson(before.chairs[seat]) && fold.since[seat] !== since[seat];
    const stopped = isTimed ? charged(clock, at - (since[seat] ?? at)) : clock;
    const paid = inTurn(isRewound ? wentBack(stopped, turn) : stopped, turn, fold.head.terms.clock);
    return fold.waiting.includes(seat) && isPerson(fold.chairs[seat]) ? begun(paid, turn) : paid;
  });
}

const isPerson = (chair: Chair | undefined): boolean => chair !== undefined && isPlayedByPerson(chair);

const charged = (clock: SeatClock, passed: number): SeatClock =>
  passed <= 0 ? clock : { ...clock, bank: Math.max(0, clock.bank - passed), spent: clock.spent + passed };

const wentBack = (clock: SeatClock, turn: number): SeatClock => ({
  ...clock,
  turn: Math.min(clock.turn, turn),
  spent: 0,
});

/** A turn that is over earns the increment, once. */
function inTurn(seat: SeatClock, turn: number, clock: Clock): SeatClock {
  if (clock.type !== 'bank' || seat.turn >= turn || seat.turn <= seat.earned) return seat;
  return { ...seat, bank: seat.bank + clock.increment, earned: seat.turn };
}

const begun = (clock: SeatClock, turn: number): SeatClock => (clock.turn < turn ? { ...clock, turn, spent: 0 } : clock);

/** What a person may think from the moment the match began to wait for them; undefined without a clock. */
export function allowance({ head, clocks }: Fold, seat: Seat): number | undefined {
  const { clock } = head.terms;
  const { bank = 0, spent = 0 } = clocks[seat] ?? {};
  if (clock.type === 'none') return undefined;
  return clock.type === 'turn' ? Math.max(0, clock.milliseconds - spent) : bank;
}

/** When a person's time in a seat is up; undefined when none runs. */
export function deadlineOf(fold: Fold, seat: Seat): number | undefined {
  const since = fold.since[seat];
  const allowed = allowance(fold, seat);
  if (typeof since !== 'number' || !isPerson(fold.chairs[seat]) || allowed === undefined) return undefined;
  return since + allowed;
}

/** Whether a person's clock ran through an outage, or runs before everybody can be back after it. */
export const ranThrough = (fold: Fold, { until }: Outage): boolean =>
  fold.head.terms.clock.type !== 'none' &&
  fold.waiting.some(seat => isPerson(fold.chairs[seat]) && (fold.since[seat] ?? until) < until);

/** Clocks stand still from the beginning of an outage, and go on when everybody can be back. */
export function skipOutage(fold: Fold, { since: began, until }: Outage): void {
  const { since } = fold;
  fold.clocks = fold.clocks.map((clock, seat) =>
    isPerson(fold.chairs[seat]) ? charged(clock, began - (since[seat] ?? began)) : clock,
  );
  fold.since = since.map(waited => (waited === null ? null : Math.max(waited, until)));
}

/** Whether a bot plays the rest of this turn, because a person's time was up in it. */
export const isLateIn = (fold: Fold, seat: Seat): boolean => fold.late.get(seat) === turnIn(fold);
