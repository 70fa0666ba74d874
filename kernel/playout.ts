import { CHANCE, type Kind, type Random, type Rules } from './game.ts';
import { choose, pick } from './random.ts';

/**
 * Plays random legal actions in `state` itself until the match ends; answers how many. No events, no views, no copies:
 * what a search does a million times.
 */
export function playout<K extends Kind>(rules: Rules<K>, state: K['state'], random: Random, longest = 100_000): number {
  for (let length = 0; length < longest; length++) {
    const seat = rules.active(state)[0];
    if (seat === undefined) return length;
    rules.apply(state, seat, seat === CHANCE ? draw(rules, state, random) : choose(rules.actions(state, seat), random));
  }
  throw new Error(`no end after ${longest} actions`);
}

/** One action of chance, by its odds. */
export function draw<K extends Kind>(rules: Rules<K>, state: Readonly<K['state']>, random: Random): K['action'] {
  if (rules.draw) return rules.draw(state, random);
  const actions = rules.actions(state, CHANCE);
  const odds = rules.odds?.(state);
  const action = odds ? actions[pick(odds, random)] : choose(actions, random);
  if (!action) throw new Error('chance has no action for its odds');
  return action;
}
