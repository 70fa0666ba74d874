import { easy } from '../../../../bots/dice-and-danger/easy.ts';
import { type Action, type DiceAndDanger, diceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import type { Position } from '../../table/thinker.ts';
import type { Coach } from '../../worker/coach.ts';

export const coach: Coach<DiceAndDanger> = { hint: planFor, review: () => undefined };

/** What follows by itself, or is one of many alike, needs no words of its own. */
const LAST: readonly Action['type'][] = ['done', 'give-up', 'write'];

/** The rest of the round as the best bot would play it: the pairs, and what to cross out with them. */
export function planFor({ start, seat, view }: Position<DiceAndDanger>): readonly Action[] {
  const rules = diceAndDanger.rules(start);
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
