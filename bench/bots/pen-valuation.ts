// A whole match of Dungeon Pen by judged.ts: an account of it drifts more than its luck (docs/minds.md), so that no page shows
// one. How far it drifts is measured here, in case a better net is learnt.
import { Judged } from '../../bots/dungeon-pen/judged.ts';
import { NET } from '../../bots/dungeon-pen/learnt.ts';
import { FINELY, picksOf } from '../../bots/dungeon-pen/picks.ts';
import { flicksIn } from '../../bots/dungeon-pen/sectors.ts';
import type { Valuation } from '../../bots/valuation.ts';
import type { Action, DungeonPen, State } from '../../games/dungeon-pen/index.ts';
import { currentStep, isSpun } from '../../games/dungeon-pen/readers.ts';
import type { Rules, Seat } from '../../kernel/game.ts';

/** A guess: nobody is shown what depends on it. */
const NOISE = 0.012;

export function penValuation(rules: Rules<DungeonPen>): Valuation<DungeonPen> {
  const judged = new Judged(rules, NET, FINELY);
  return {
    version: 1,
    unit: 'chance',
    mistakeFrom: 2 * NOISE,
    noise: NOISE,
    worth: state => judged.worthOf(state),
    candidates: (state, seat) => candidatesIn(rules, judged, state, seat),
    picks: state => picksOf(rules, state, FINELY),
  };
}

/** How many walls are compared: those that lie most in the other's way and least in the own. */
const WALLS = 6;

function candidatesIn(rules: Rules<DungeonPen>, judged: Judged, state: Readonly<State>, seat: Seat): readonly Action[] {
  const step = currentStep(state);
  if (step?.type === 'place') return judged.wallsIn(state, step, WALLS);
  const actions = rules.actions(state, seat);
  if (step?.type !== 'aim') return actions;
  const others = actions.filter(({ type }) => type !== 'flick' && type !== 'grow');
  return isSpun(state, step) ? others : [...others, ...flicksIn(judged, state, step)];
}
