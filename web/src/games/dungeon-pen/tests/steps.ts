import { easy } from '../../../../../bots/dungeon-pen/index.ts';
import {
  type Action,
  type DungeonPen,
  dungeonPen,
  type Event,
  type Options,
} from '../../../../../games/dungeon-pen/index.ts';
import { CHANCE, isRefusal, type Rules, type Seat } from '../../../../../kernel/game.ts';
import { randomFrom } from '../../../../../kernel/random.ts';
import type { Step as StepOf } from '../../../play/tests/film.ts';
import { stillOf } from '../../../table/replay.ts';
import type { Now } from '../../../table/table.ts';

export type Step = StepOf<DungeonPen>;

/** A table on which seats and chance are moved by hand, seen from one seat. */
export class Hand {
  readonly rules: Rules<DungeonPen>;
  readonly looker: Seat;
  readonly state: ReturnType<Rules<DungeonPen>['setup']>;
  #decision = 0;

  constructor(looker: Seat, given: Partial<Options> = {}) {
    const options = dungeonPen.readOptions(given, 2);
    if (isRefusal(options)) throw new Error(options.rule);
    this.rules = dungeonPen.rules({ version: dungeonPen.version, seats: 2, options });
    this.looker = looker;
    this.state = this.rules.setup();
  }

  get now(): Now<DungeonPen> {
    const { rules, state, looker } = this;
    const view = rules.view(state, looker);
    const waiting = rules.active(state).filter(seat => seat !== CHANCE);
    return stillOf(rules, { view, seat: looker, decision: this.#decision, waiting, outcome: rules.outcome(state) });
  }

  /** Takes actions in order, whoever they are up to: a step ends where a seat decides again. */
  play(...actions: readonly Action[]): Step {
    const { rules, state } = this;
    const before = this.now;
    const events: Event[] = [];
    for (const action of actions)
      rules.apply(state, rules.active(state)[0] ?? CHANCE, action, each => events.push(each));
    this.#decision++;
    return { rules, before, after: this.now, events };
  }
}

/** The steps of a match between easy bots, as one seat sees them. */
export function* stepsOf(seed: string, looker: Seat, given: Partial<Options> = {}): Generator<Step> {
  const random = randomFrom(seed);
  const hand = new Hand(looker, given);
  const { rules, state } = hand;
  const bots = [0, 1].map(seat => easy.sit({ rules, seat, random }));
  const byChance = (): Action => {
    const actions = rules.actions(state, CHANCE);
    return actions[random(actions.length)] as Action;
  };
  for (let [seat] = rules.active(state); seat !== undefined; [seat] = rules.active(state)) {
    const { before, events } = hand.play(
      seat === CHANCE ? byChance() : (bots[seat]?.(rules.view(state, seat)) as Action),
    );
    const all = [...events];
    while (rules.active(state)[0] === CHANCE) all.push(...hand.play(byChance()).events);
    yield { rules, before, after: hand.now, events: all };
  }
}
