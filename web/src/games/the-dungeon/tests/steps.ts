import { type Action, type Event, theDungeon, type TheDungeon } from '../../../../../games/the-dungeon/index.ts';
import { CHANCE, isRefusal, type Rules, type Seat } from '../../../../../kernel/game.ts';
import { randomFrom } from '../../../../../kernel/random.ts';
import { witnessed } from '../../../../../kernel/witness.ts';
import type { Step as StepOf } from '../../../play/tests/film.ts';
import { stillOf } from '../../../table/replay.ts';
import type { Now } from '../../../table/table.ts';

export type Step = StepOf<TheDungeon>;

export function rulesOf(seats: number, given: object): Rules<TheDungeon> {
  const options = theDungeon.readOptions(given, seats);
  if (isRefusal(options)) throw new Error('no such table');
  return theDungeon.rules({ version: theDungeon.version, seats, options });
}

/** A table on which seats and chance are moved by hand, seen from one seat. */
export class Hand {
  readonly rules: Rules<TheDungeon>;
  readonly looker: Seat;
  readonly state;
  #decision = 0;

  constructor(rules: Rules<TheDungeon>, looker: Seat) {
    this.rules = rules;
    this.looker = looker;
    this.state = rules.setup();
  }

  get now(): Now<TheDungeon> {
    const { rules, state, looker } = this;
    const view = rules.view(state, looker);
    const waiting = rules.active(state);
    return stillOf(rules, { view, seat: looker, decision: this.#decision, waiting, outcome: rules.outcome(state) });
  }

  /** Takes actions in order, whoever they are up to: a step ends where a seat decides again. */
  play(...actions: readonly Action[]): Step {
    const { rules, state, looker } = this;
    const before = this.now;
    const events: Event[] = [];
    for (const action of actions)
      rules.apply(state, rules.active(state)[0] ?? CHANCE, action, each => events.push(each));
    this.#decision++;
    return { rules, before, after: this.now, events: witnessed<TheDungeon>(rules, events, looker) };
  }
}

/** The steps of a match in which everything is left to chance, as one seat sees them. */
export function* stepsOf(seed: string, seats: number, given: object = {}): Generator<Step> {
  const random = randomFrom(seed);
  const hand = new Hand(rulesOf(seats, given), 0);
  const { rules, state } = hand;
  const any = (): Action => {
    const actions = rules.actions(state, rules.active(state)[0] ?? CHANCE);
    return actions[random(actions.length)] as Action;
  };
  while (rules.active(state)[0] === CHANCE) hand.play(any());
  while (rules.active(state).length > 0) {
    const before = hand.now;
    const events = [...hand.play(any()).events];
    while (rules.active(state)[0] === CHANCE) events.push(...hand.play(any()).events);
    yield { rules, before, after: hand.now, events };
  }
}
