import type { Kind, Rules, Seat } from '../../../kernel/game.ts';
import { append, type Entry, type Match, type Transcript, unplayed } from '../../../kernel/match.ts';
import { clone } from '../../../kernel/plain.ts';
import type { Now } from './table.ts';

/** One page of a flip-book: how things stand after an entry, and what it told. The first page has no entry, nor has any where the log is not known. */
export interface Frame<K extends Kind> {
  readonly entry: Entry<K> | undefined;
  readonly events: readonly K['event'][];
  readonly now: Now<K>;
}

/** A transcript as pages to leaf through, seen from one seat. */
export function framesOf<K extends Kind>(
  game: Match<K>['game'],
  { log, ...opening }: Transcript<K>,
  seat: Seat,
): readonly Frame<K>[] {
  const match = unplayed(game, opening);
  const frames: Frame<K>[] = [{ entry: undefined, events: [], now: standing(match, seat) }];
  for (const entry of log) {
    const events: K['event'][] = [];
    append(match, entry, event => {
      const seen = match.rules.witness ? match.rules.witness(event, seat) : event;
      if (seen) events.push(seen);
    });
    frames.push({ entry, events, now: standing(match, seat) });
  }
  return frames;
}

type Moment<K extends Kind> = Pick<Now<K>, 'view' | 'seat' | 'decision' | 'waiting' | 'outcome'>;

/** A moment of a match in which nothing can be done. */
export const stillOf = <K extends Kind>(rules: Rules<K>, moment: Moment<K>): Now<K> => ({
  ...moment,
  prompt: rules.prompt(moment.view, moment.seat),
  isCutShort: false,
  canUndo: false,
  canRedo: false,
  pending: false,
  link: 'here',
});

const standing = <K extends Kind>({ rules, state, log }: Match<K>, seat: Seat): Now<K> =>
  stillOf(rules, {
    view: clone(rules.view(state, seat)),
    seat,
    decision: log.length,
    waiting: rules.active(state),
    outcome: rules.outcome(state),
  });
