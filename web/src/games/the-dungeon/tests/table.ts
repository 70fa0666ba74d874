import {
  theDungeon,
  type Action,
  type State,
  type TheDungeon,
  type View,
} from '../../../../../games/the-dungeon/index.ts';
import { isRefusal, type Rules, type Seat } from '../../../../../kernel/game.ts';
import { clone } from '../../../../../kernel/plain.ts';
import { randomFrom } from '../../../../../kernel/random.ts';

export interface Moment {
  readonly rules: Rules<TheDungeon>;
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

/** The decisions of a match in which everything is left to chance. */
export function* moments(seed: string, seats: number, given: object = {}): Generator<Moment> {
  const options = theDungeon.readOptions(given, seats);
  if (isRefusal(options)) throw new Error('no such table');
  const rules = theDungeon.rules({ version: theDungeon.version, seats, options });
  const random = randomFrom(seed);
  const state = rules.setup();
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const actions = rules.actions(state, seat);
    if (seat >= 0) yield { rules, state: clone(state), view: rules.view(state, seat), seat, actions };
    rules.apply(state, seat, actions[random(actions.length)] as Action);
  }
}
