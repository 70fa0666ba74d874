import { CHANCE, type Kind, type Outcome, type Rules, type Seat } from './game.ts';
import { append, type Entry, type Match, unplayed } from './match.ts';
import { clone } from './plain.ts';
import { randomFrom } from './random.ts';

/** What `seat` may know of events. */
export function witnessed<K extends Kind>(
  { witness }: Pick<Rules<K>, 'witness'>,
  events: readonly K['event'][],
  seat: Seat,
): readonly K['event'][] {
  return witness ? events.map(event => witness(event, seat)).filter(event => event !== undefined) : events;
}

/** All that `seat` has witnessed of a match, from the first event on. */
export function historyOf<K extends Kind>({ rules, log }: Match<K>, seat: Seat): readonly K['event'][] {
  const state = rules.setup();
  const events: K['event'][] = [];
  for (const [by, action] of log) rules.apply(state, by, action, event => events.push(event));
  return witnessed(rules, events, seat);
}

/** A moment of a match as `seat` sees it: how things stand after an entry, and what it told. The first has no entry. */
interface WitnessedMoment<K extends Kind> {
  readonly entry: Entry<K> | undefined;
  readonly events: readonly K['event'][];
  readonly view: K['view'];
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | undefined;
}

/** A match looked back on by `seat`, entry by entry. */
export function momentsOf<K extends Kind>({ game, start, log }: Match<K>, seat: Seat): readonly WitnessedMoment<K>[] {
  const again = unplayed(game, start);
  const { rules } = again;
  const momentOf = (entry: WitnessedMoment<K>['entry'], events: readonly K['event'][]): WitnessedMoment<K> => ({
    entry,
    events: witnessed(rules, events, seat),
    view: clone(rules.view(again.state, seat)),
    waiting: rules.active(again.state),
    outcome: rules.outcome(again.state),
  });
  const moments = [momentOf(undefined, [])];
  for (const entry of log) {
    const events: K['event'][] = [];
    append(again, entry, event => events.push(event));
    moments.push(momentOf(entry, events));
  }
  return moments;
}

/** What an action would lead to as far as its seat can know, or 'chance' when that would have to act first. */
export type Preview<K extends Kind> = { readonly view: K['view']; readonly events: readonly K['event'][] } | 'chance';

/** What follows, in a state imagined from the view of a seat, when that seat plays a legal action. */
export function preview<K extends Kind>(
  rules: Rules<K>,
  { view, seat }: { readonly view: K['view']; readonly seat: Seat },
  action: K['action'],
): Preview<K> {
  const state = rules.imagine(view, seat, randomFrom('preview'));
  const events: K['event'][] = [];
  rules.apply(state, seat, action, event => events.push(event));
  if (rules.active(state)[0] === CHANCE) return 'chance';
  return { view: rules.view(state, seat), events: witnessed(rules, events, seat) };
}
