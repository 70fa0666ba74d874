// A match played to its end as easy bots would, again and again: what a place at the table is worth.
import type { Action, State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Random, type Rules } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose } from './easy.ts';
import { sightOf } from './sight.ts';

/** Plays a state to its end in place. */
export function playOut(rules: Rules<TheDungeon>, state: State, random: Random): void {
  for (;;) {
    const [seat] = rules.active(state);
    if (seat === undefined) return;
    rules.apply(state, seat, seat === CHANCE ? draw(rules, state, random) : policy(rules, state, seat));
  }
}

function policy(rules: Rules<TheDungeon>, state: State, seat: number): Action {
  const actions = rules.actions(state, seat);
  const [only] = actions;
  if (only && actions.length === 1) return only;
  const view = rules.view(state, seat);
  const me = view.characters[seat];
  if (!me) throw new Error(`nobody sits at ${seat}`);
  return choose(sightOf(rules.content, view, me, actions));
}

/** What points are worth to whoever plays alone, beside getting out at all. */
const POINTS = 1 / 400;

/** How well a match has ended for a seat: its share of the victory, or alone whether it is out, and how well. */
export function worthOf(rules: Rules<TheDungeon>, state: State, seat: number): number {
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the match has not ended');
  const { places, scores } = outcome;
  if (places.length === 1) return places[0] === 1 ? 1 + POINTS * (scores[0] ?? 0) : 0;
  const firsts = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / firsts : 0;
}
