import type { Action, DiceAndDanger, Event } from '../../../../../games/dice-and-danger/index.ts';
import { CHANCE, type Seat } from '../../../../../kernel/game.ts';
import { randomFrom } from '../../../../../kernel/random.ts';
import { witnessed } from '../../../../../kernel/witness.ts';
import type { Step as StepOf } from '../../../play/tests/film.ts';
import { stillOf } from '../../../table/replay.ts';
import type { Now } from '../../../table/table.ts';
import type { Table } from './table.ts';

export type Step = StepOf<DiceAndDanger>;

export const NAMES = ['Ada', 'Otto', 'Bo', 'Ysolde'];

/** How a table looks from a seat; the round is the number of its decision. */
export function nowOf({ rules, state }: Table, seat: Seat, decision = state.round): Now<DiceAndDanger> {
  const outcome = rules.outcome(state);
  return stillOf(rules, { view: rules.view(state, seat), seat, decision, waiting: rules.active(state), outcome });
}

/** What a seat sees when these are played one after the other. */
export function stepOf(table: Table, looker: Seat, entries: readonly (readonly [Seat, Action])[]): Step {
  const { rules, state } = table;
  const before = nowOf(table, looker);
  const events: Event[] = [];
  for (const [seat, action] of entries) rules.apply(state, seat, action, event => events.push(event));
  return { rules, before, after: nowOf(table, looker), events: witnessed<DiceAndDanger>(rules, events, looker) };
}

/** The steps of a match in which everything is left to chance, as one seat sees them. */
export function* stepsOf(name: string, table: Table, looker: Seat, rounds: number): Generator<Step> {
  const { rules, state } = table;
  const random = randomFrom(name);
  const any = (seat: Seat): readonly [Seat, Action] => {
    const actions = rules.actions(state, seat);
    return [seat, actions[random(actions.length)] as Action];
  };
  for (let decision = 0; rules.active(state).length > 0 && state.round <= rounds; decision++) {
    const before = nowOf(table, looker, decision);
    const events: Event[] = [];
    do {
      const [seat, action] = any(rules.active(state)[0] ?? CHANCE);
      rules.apply(state, seat, action, event => events.push(event));
    } while (rules.active(state)[0] === CHANCE);
    const after = nowOf(table, looker, decision + 1);
    yield { rules, before, after, events: witnessed<DiceAndDanger>(rules, events, looker) };
  }
}

export const ROLL: readonly [Seat, Action] = [CHANCE, { type: 'roll', white: [1, 2, 3, 4], black: 5 }];
