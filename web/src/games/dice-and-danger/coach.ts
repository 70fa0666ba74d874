import { coach as coachOfBots } from '../../../../bots/dice-and-danger/index.ts';
import { type DiceAndDanger, diceAndDanger } from '../../../../games/dice-and-danger/index.ts';
import type { Coach } from '../../worker/coach.ts';

/** The coach as the worker asks it, which knows the opening of a match and not its rules. */
export const coach: Coach<DiceAndDanger> = {
  hint: ({ start, ...position }) => coachOfBots.hint({ ...position, rules: diceAndDanger.rules(start) }),
  review: () => undefined,
};
