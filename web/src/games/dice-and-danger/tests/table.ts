import {
  type Action,
  type Adventure,
  type Content,
  type DiceAndDanger,
  type Options,
  type State,
  diceAndDanger,
} from '../../../../../games/dice-and-danger/index.ts';
import { CHANCE, type Rules } from '../../../../../kernel/game.ts';
import { randomFrom } from '../../../../../kernel/random.ts';
import { type Sandbox, sandboxFor } from '../sandbox.ts';

export interface Table {
  readonly content: Content;
  readonly rules: Rules<DiceAndDanger>;
  readonly state: State;
}

export function sit(adventure: Adventure, seats: number): Table {
  const options: Options = { adventure, endTrigger: 'ownSheet', portalTrigger: 'assigned11', first: 0 };
  const rules = diceAndDanger.rules({ version: 1, seats, options });
  return { content: rules.content, rules, state: rules.setup() };
}

/** Four white dice, rising, and the black one. */
export function roll({ rules, state }: Table, white: readonly [number, number, number, number], black: number): void {
  rules.apply(state, CHANCE, { type: 'roll', white, black });
}

export const sandbox = ({ rules, state }: Table, seat = 0): Sandbox => sandboxFor(rules, rules.view(state, seat), seat);

export const act = ({ rules, state }: Table, action: Action, seat = 0): void => rules.apply(state, seat, action);

/** The positions of a match left to chance, before each decision of a seat. */
export function* decisions(table: Table, name: string, rounds: number): Generator<number> {
  const { rules, state } = table;
  const random = randomFrom(name);
  for (let [seat] = rules.active(state); seat !== undefined && state.round <= rounds; [seat] = rules.active(state)) {
    const actions = rules.actions(state, seat);
    if (seat >= 0) yield seat;
    rules.apply(state, seat, actions[random(actions.length)] as Action);
  }
}
