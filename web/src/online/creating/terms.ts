import type { Clock, Terms } from '../../../../wire/table.ts';
import type { TermsWords } from '../../words/terms.en.ts';

export const PACES = ['live', 'turns'] as const satisfies readonly Terms['pace'][];
export const TIMEOUTS = ['bot', 'lost'] as const satisfies readonly Terms['timeout'][];
export const MINDINGS = ['vote', 'always', 'none'] as const satisfies readonly Terms['minding'][];
export const BEGINNINGS = ['ready', 'full'] as const satisfies readonly Terms['begins'][];
export const LISTINGS = ['link', 'lobby'] as const;

const NO_CLOCK: Clock = { type: 'none' };

/** What friends want most often. */
export const USUAL_TERMS: Terms = {
  pace: 'live',
  clock: NO_CLOCK,
  timeout: 'bot',
  listed: false,
  minding: 'vote',
  joining: true,
  begins: 'ready',
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const turn = (milliseconds: number): Clock => ({ type: 'turn', milliseconds });
const bank = (milliseconds: number, increment: number): Clock => ({ type: 'bank', milliseconds, increment });

/** What makes sense for each pace. */
export const CLOCKS: Readonly<Record<Terms['pace'], readonly Clock[]>> = {
  live: [
    NO_CLOCK,
    turn(30 * SECOND),
    turn(MINUTE),
    turn(2 * MINUTE),
    turn(5 * MINUTE),
    bank(5 * MINUTE, 5 * SECOND),
    bank(15 * MINUTE, 15 * SECOND),
    bank(30 * MINUTE, 30 * SECOND),
  ],
  turns: [
    NO_CLOCK,
    turn(12 * HOUR),
    turn(DAY),
    turn(3 * DAY),
    turn(7 * DAY),
    bank(3 * DAY, 12 * HOUR),
    bank(7 * DAY, DAY),
    bank(14 * DAY, DAY),
  ],
};

/**
 * A clock belongs to its pace: nobody plays by turns within half a minute. Where people come by for their turns, nobody
 * waits until all are there at once.
 */
export const paced = (terms: Terms, pace: Terms['pace']): Terms => ({
  ...terms,
  pace,
  clock: NO_CLOCK,
  begins: pace === 'turns' ? 'full' : 'ready',
});

/** Whether robots may sit down by themselves; where nobody finds the table, none does. */
export function openToRobots({ robots: _, ...terms }: Terms, who: 'people' | 'everybody'): Terms {
  return who === 'everybody' ? { ...terms, robots: true } : terms;
}

/** A length of time in its largest unit. */
export function duration(milliseconds: number, words: TermsWords): string {
  if (milliseconds >= DAY) return words.days(Math.round(milliseconds / DAY));
  if (milliseconds >= HOUR) return words.hours(Math.round(milliseconds / HOUR));
  if (milliseconds >= MINUTE) return words.minutes(Math.round(milliseconds / MINUTE));
  return words.seconds(Math.round(milliseconds / SECOND));
}

export function clockLabel(clock: Clock, words: TermsWords): string {
  switch (clock.type) {
    case 'none':
      return words.noClock;
    case 'turn':
      return words.turnOf(duration(clock.milliseconds, words));
    case 'bank':
      return words.bankOf(duration(clock.milliseconds, words), duration(clock.increment, words));
  }
}

/** What was agreed on, in a few words each. */
export function termsInBrief({ pace, clock, timeout, listed }: Terms, words: TermsWords): readonly string[] {
  const late = clock.type === 'none' ? [] : [words.timeouts[timeout]];
  const listing = words.listingsBrief[listed ? 'lobby' : 'link'];
  return [words.paces[pace], clockLabel(clock, words), ...late, listing];
}

/** What was agreed on, in whole sentences; whoever plays alone has agreed with nobody. */
export function agreedIn(terms: Terms, seats: number, words: TermsWords): readonly string[] {
  const { pace, clock, timeout, listed, robots, minding, joining, begins = 'full' } = terms;
  const late = clock.type === 'none' ? [] : [words.timeoutsAgreed[timeout]];
  const played = [words.pacesAgreed[pace], clockAgreed(clock, words), ...late].join(' ');
  if (seats === 1) return [played];
  const company = [words.mindingsBrief[pace][minding], ...(joining ? [words.joiningAgreed] : [])].join(' ');
  const comers = [
    words.listingsAgreed[listed ? 'lobby' : 'link'],
    ...(listed && robots ? [words.robotsAgreed] : []),
  ].join(' ');
  return [played, comers, words.beginningsAgreed[begins], company];
}

function clockAgreed(clock: Clock, words: TermsWords): string {
  const { none, turn: perTurn, bank: perMatch } = words.clockAgreed;
  switch (clock.type) {
    case 'none':
      return none;
    case 'turn':
      return perTurn(duration(clock.milliseconds, words));
    case 'bank':
      return perMatch(duration(clock.milliseconds, words), duration(clock.increment, words));
  }
}
