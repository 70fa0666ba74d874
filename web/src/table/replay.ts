import type { Game, Kind, Rules, Seat } from '../../../kernel/game.ts';
import type { Entry, Transcript } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import type { SeatNow } from '../../../kernel/session.ts';
import { replay } from '../../../kernel/transcript.ts';
import { momentsOf } from '../../../kernel/witness.ts';
import type { Now } from './table.ts';

/** One page of a flip-book: how things stand after an entry, and what it told. The first page has no entry, nor has any where the log is not known. */
export interface FlipPage<K extends Kind> {
  readonly entry: Entry<K> | undefined;
  readonly events: readonly K['event'][];
  readonly now: Now<K>;
  /** Which turn it is, as the rules count. */
  readonly turn: number;
}

/** A transcript as pages to leaf through, seen from one seat. */
export function flipPagesOf<K extends Kind>(
  game: Game<K>,
  transcript: Transcript<K>,
  seat: Seat,
): readonly FlipPage<K>[] {
  const match = replay(game, transcript);
  return momentsOf(match, seat).map(({ entry, events, ...moment }, decision) => ({
    entry,
    events,
    now: stillOf(match.rules, { ...moment, seat, decision }),
    turn: turnIn(match.rules, moment.view, seat),
  }));
}

/** Everybody knows which turn it is: any state that looks like the view will do. */
export const turnIn = <K extends Kind>(rules: Rules<K>, view: K['view'], seat: Seat): number =>
  rules.turn(rules.imagine(view, seat, randomFrom('turn')));

/** A moment of a match in which nothing can be done. */
export const stillOf = <K extends Kind>(rules: Rules<K>, moment: Omit<SeatNow<K>, 'canUndo' | 'canRedo'>): Now<K> => ({
  ...moment,
  prompt: rules.prompt(moment.view, moment.seat),
  isCutShort: false,
  canUndo: false,
  canRedo: false,
  pending: false,
  link: 'here',
});
