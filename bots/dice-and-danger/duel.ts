import type { DiceAndDanger, State } from '../../games/dice-and-danger/index.ts';
import { CHANCE, type Rules } from '../../kernel/game.ts';
import { clone } from '../../kernel/plain.ts';
import { draw } from '../../kernel/playout.ts';
import { randomFrom } from '../../kernel/random.ts';
import { dueledBy } from '../dueling.ts';
import type { Duel, Dueled, Valuation } from '../valuation.ts';
import { Finishing } from './finishing.ts';
import type { Value } from './value.ts';
import { fixedWriting } from './writing.ts';

/** So many times the match is played on from both actions. */
export const TIMES = 60;
/** A torch is thought of: else whoever keeps one would have nothing of it. */
const TORCHES = 1;

/** How a match that goes on is played: by what, and what its end is worth. */
interface Habit {
  readonly rules: Rules<DiceAndDanger>;
  readonly finishing: Finishing;
  readonly worth: Valuation<DiceAndDanger>['worth'];
}

/**
 * Plays matches on to their end from two actions, every round as well as a search of it with a torch can, and with the
 * same rolls from both. Nothing is judged in what comes of it: the results of the matches are compared.
 */
export function duelBy(
  rules: Rules<DiceAndDanger>,
  value: Value,
  { worth, times }: { readonly worth: Habit['worth']; readonly times: number },
): (asked: Duel<DiceAndDanger>) => Dueled {
  const habit: Habit = { rules, finishing: new Finishing(rules, value, TORCHES), worth };
  return ({ state, seat, better, played }) => {
    const resultOf = (action: DiceAndDanger['action'], number: number): number => {
      const next = clone(state) as State;
      rules.apply(next, seat, action);
      return playedOut(habit, next, `duel/${number}`)[seat] ?? 0;
    };
    return dueledBy(Array.from({ length: times }, (_, i) => resultOf(better, i) - resultOf(played, i)));
  };
}

function playedOut({ rules, finishing, worth }: Habit, begun: State, rolls: string): readonly number[] {
  const random = randomFrom(rolls);
  let state = begun;
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state))
    if (seat === CHANCE) rules.apply(state, CHANCE, draw(rules, state, random));
    else if (state.phase === 'write') rules.apply(state, seat, fixedWriting(rules.content, rules.view(state, seat)));
    else state = finishing.finished(state);
  return worth(state);
}
