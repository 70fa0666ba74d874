import type { Action, DiceAndDanger } from '../../games/dice-and-danger/index.ts';
import { randomFrom } from '../../kernel/random.ts';
import type { Coach, Position } from '../coach.ts';
import { easy } from './easy.ts';

export const coach: Coach<DiceAndDanger> = { hint: planFor };

/** What follows by itself, or is one of many alike, needs no words of its own. */
const LAST: readonly Action['type'][] = ['done', 'give-up', 'write'];

/** The rest of the round as the best bot would play it: the pairs, and what to cross out with them. */
function planFor({ rules, seat, view }: Position<DiceAndDanger>): readonly Action[] {
  const random = randomFrom('hint');
  const decide = easy.sit({ rules, seat, random });
  const state = rules.imagine(view, seat, random);
  const plan: Action[] = [];
  for (;;) {
    const action = decide(rules.view(state, seat));
    if (LAST.includes(action.type)) return plan.length === 0 ? [action] : plan;
    plan.push(action);
    rules.apply(state, seat, action);
  }
}
