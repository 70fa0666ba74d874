import type { Action, TheDungeon, View } from '../../../../games/the-dungeon/index.ts';
import { CHANCE, type Rules, type Seat } from '../../../../kernel/game.ts';
import { randomFrom } from '../../../../kernel/random.ts';

/** What an action would lead to; undefined where dice or tiles would have to answer first. */
export function after(rules: Rules<TheDungeon>, view: View, seat: Seat, action: Action): View | undefined {
  const state = rules.imagine(view, seat, randomFrom('lab'));
  rules.apply(state, seat, action);
  return rules.active(state)[0] === CHANCE ? undefined : rules.view(state, seat);
}
