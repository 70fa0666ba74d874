// A match played to its end by habit, again and again: what a place at the table is worth.
import type { Action, State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { draw } from '../../kernel/playout.ts';
import { choose } from './easy.ts';
import type { Fortune } from './fortune.ts';
import { sheetFor } from './sight.ts';

export interface Custom {
  readonly rules: Rules<TheDungeon>;
  /** How much a seat dreads the Guard (`Sight.dread`); in all else it plays as the easy bot does. */
  readonly dreadOf: (seat: Seat) => number;
}

/** Plays a state to its end in place, every seat by habit. */
export function playOut({ rules, dreadOf }: Custom, state: State, fortune: Fortune): void {
  for (;;) {
    const [seat] = rules.active(state);
    if (seat === undefined) return;
    const action =
      seat === CHANCE ? draw(rules, state, fortune.at(rules.turn(state))) : habitual(rules, state, seat, dreadOf(seat));
    rules.apply(state, seat, action);
  }
}

/** Looks at the imagined state itself, because a view is a copy. Odds are asked for only where fate is spent. */
function habitual(rules: Rules<TheDungeon>, state: State, seat: Seat, dread: number): Action {
  const actions = rules.actions(state, seat);
  const [only] = actions;
  if (only && actions.length === 1) return only;
  const { content } = rules;
  const me = state.characters[seat];
  if (!me) throw new Error(`nobody sits at ${seat}`);
  const fate = state.phase === 'fate' ? rules.view(state, seat).fate : null;
  const sheet = sheetFor(content, me);
  return choose({ content, view: state, me, sheet, spells: me.spells.length, fate, actions, dread });
}

/** What points are worth to whoever plays alone, beside getting out at all. */
const POINTS = 1 / 400;

/** How well a match has ended for a seat: its share of the victory, or alone whether it is out, and how well. */
export function worthOf(rules: Rules<TheDungeon>, state: State, seat: Seat): number {
  const outcome = rules.outcome(state);
  if (!outcome) throw new Error('the match has not ended');
  const { places, scores } = outcome;
  if (places.length === 1) return places[0] === 1 ? 1 + POINTS * (scores[0] ?? 0) : 0;
  const firsts = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / firsts : 0;
}
