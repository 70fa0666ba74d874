import type { Game, Kind, Seat } from '../../../../kernel/game.ts';
import type { Replay } from '../../../../wire/http.ts';
import { type FlipPage, stillOf, turnIn } from '../../table/replay.ts';

/** What somebody has seen of a match that still runs. */
export type SoFar = Extract<Replay, { type: 'frames' }>;

/**
 * The same as pages to leaf through; the log behind them stays on the server until the end. What changed without a word
 * has no page of its own: it is seen on the next one, or on the last, which shows how things stand now.
 */
export function flipPagesIn<K extends Kind>(
  game: Game<K>,
  { head, frames }: SoFar,
  seat: Seat,
): readonly FlipPage<K>[] {
  const rules = game.rules(head);
  const pages = frames.map(({ view, events, waiting }, i) => ({
    entry: undefined,
    events,
    now: stillOf(rules, { view, seat, decision: i, waiting, outcome: undefined }),
    turn: turnIn<K>(rules, view, seat),
  }));
  const told = pages.filter(({ events }, i) => i === 0 || events.length > 0);
  const [newest, last] = [pages.at(-1), told.at(-1)];
  return newest && last ? [...told.slice(0, -1), { ...last, now: newest.now }] : told;
}
