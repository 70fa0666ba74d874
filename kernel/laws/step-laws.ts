import { CHANCE, isRefusal, type Kind, type Seat } from '../game.ts';
import { accept } from '../match.ts';
import { canonical, same } from '../plain.ts';
import { choose } from '../random.ts';
import * as kernel from '../session.ts';
import { witnessed } from '../witness.ts';
import { type ActionSample, after, find, type Law, watchersOf } from './sample.ts';

/** What `seat` can see of a state: how it stands now, its legal actions, and how one input of its own would be refused. */
function sight<K extends Kind>(sample: ActionSample<K>, state: Readonly<K['state']>, seat: Seat): string {
  const { rules, match, subject } = sample;
  const now = (subject.session ?? kernel).nowFor({ match: { ...match, state }, decisions: [] }, seat);
  const actions = rules.active(state).includes(seat) ? rules.actions(state, seat) : [];
  return canonical([now, actions, rules.why(state, seat, { type: 'no-such-action' })]);
}

function hiding<K extends Kind>(step: ActionSample<K>): string | undefined {
  const { subject, rules, state, random } = step;
  const { permute } = subject;
  if (!permute) return undefined;
  return find(watchersOf(step), seat =>
    sight(step, permute(state, seat, random, rules), seat) === sight(step, state, seat)
      ? undefined
      : `seat ${seat} can tell apart what it cannot know`,
  );
}

/**
 * Two ways in which things might have gone: another action of the same seat, or the same action in a state that a
 * watcher cannot tell apart. Where they end in different states that look the same to the watcher, the difference is a
 * secret, and the watcher must have witnessed the same.
 */
function discreet<K extends Kind>(step: ActionSample<K>): string | undefined {
  const { rules, state, seat, action } = step;
  const was = after(rules, state, [seat, action]);
  return find(watchersOf(step), watcher => {
    const other = watcher === seat ? undefined : alternative(step, watcher);
    if (!other || same(other.state, was.state)) return undefined;
    if (!same(rules.view(other.state, watcher), rules.view(was.state, watcher))) return undefined;
    const [told, wouldTell] = [was, other].map(({ events }) => witnessed(rules, events, watcher));
    return same(told, wouldTell)
      ? undefined
      : `seat ${watcher} witnesses ${canonical(told)}, which its view does not tell`;
  });
}

function alternative<K extends Kind>({ rules, state, seat, action, subject, random }: ActionSample<K>, watcher: Seat) {
  const other = choose(rules.actions(state, seat), random);
  if (!same(other, action)) return after(rules, state, [seat, other]);
  const permuted = subject.permute?.(state, watcher, random, rules);
  if (!permuted || isRefusal(accept(rules, permuted, seat, action))) return undefined;
  return after(rules, permuted, [seat, action]);
}

/** What a seat may take back must have shown it nothing that it did not know before. */
function takingBack<K extends Kind>(step: ActionSample<K>): string | undefined {
  const { rules, state, seat, action, random } = step;
  if (seat === CHANCE) return undefined;
  const real = after(rules, state, [seat, action]);
  const next = rules.active(real.state);
  if (next.length === 0 || next[0] === CHANCE) return undefined;
  const imagined = after(rules, rules.imagine(rules.view(state, seat), seat, random), [seat, action]);
  const isSame =
    same(rules.view(real.state, seat), rules.view(imagined.state, seat)) &&
    same(witnessed(rules, real.events, seat), witnessed(rules, imagined.events, seat));
  return isSame ? undefined : `${canonical(action)} shows seat ${seat} something new and can be taken back`;
}

function counting<K extends Kind>({ rules, state, seat, action }: ActionSample<K>): string | undefined {
  const was = rules.turn(state);
  const is = rules.turn(after(rules, state, [seat, action]).state);
  const isCount = Number.isSafeInteger(was) && Number.isSafeInteger(is);
  return isCount && was <= is ? undefined : `turn ${was} is followed by turn ${is}`;
}

function telling<K extends Kind>({ rules, state, seat, action, subject }: ActionSample<K>): string | undefined {
  const { events } = after(rules, state, [seat, action]);
  return find(subject.words ?? [], words => {
    const silent = events.find(event => !words.events[event.type as K['event']['type']]);
    return silent && `no words for ${canonical(silent)}`;
  });
}

/** What holds whenever a seat, or chance, does something. */
export function stepLaws<K extends Kind>(): readonly Law<ActionSample<K>>[] {
  return [
    { name: 'a secret does not show', wrong: hiding },
    { name: 'an event tells no more than the view', wrong: discreet },
    { name: 'what can be taken back has shown nothing new', wrong: takingBack },
    { name: 'turns are counted up', wrong: counting },
    { name: 'every event has its words', wrong: telling },
  ];
}
