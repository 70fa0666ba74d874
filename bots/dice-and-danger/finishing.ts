import type { Action, DiceAndDanger, Draft, Paper, State } from '../../games/dice-and-danger/index.ts';
import { REWARDS, rollShowing, TORCHES } from '../../games/dice-and-danger/readers.ts';
import type { Rules, Seat } from '../../kernel/game.ts';
import { clone, same } from '../../kernel/plain.ts';
import { freeDamageFor } from './free.ts';
import type { Sums } from './net.ts';
import { type Position, positionOf, resume } from './position.ts';
import { actionOf, diceOf, type Rolled, RoundSearch } from './round-search.ts';
import type { ScratchSheet } from './scratch-sheet.ts';
import type { Value } from './value.ts';

/** What a search writes on. */
interface Tools {
  readonly search: RoundSearch<Sums>;
  readonly scratch: ScratchSheet<Sums>;
}

/** Where a seat stood before the round, and what is written on in thought. */
interface Seated extends Position, Tools {}

/**
 * Plays rounds under way to their end, every seat as well as it can by its own judgement, with so many torches at most.
 * What it knows of a table is kept until it is asked about another.
 */
export class Finishing {
  readonly #rules: Rules<DiceAndDanger>;
  readonly #value: Value;
  readonly #torches: number;
  #table = '';
  #dice = '';
  #tools: Tools | undefined;
  readonly #seated = new Map<Seat, Seated>();
  readonly #plans = new Map<string, readonly Action[]>();

  constructor(rules: Rules<DiceAndDanger>, value: Value, torches: number) {
    this.#rules = rules;
    this.#value = value;
    this.#torches = torches;
  }

  /** What a seat would do next. */
  nextOf(state: Readonly<State>, seat: Seat): Action {
    this.#lookAt(state);
    return this.#planFor(state, seat)[0] as Action;
  }

  /** The table after the round; the match may have ended with it. */
  finished(state: Readonly<State>): State {
    this.#lookAt(state);
    const end = clone(state) as State;
    for (const seat of this.#rules.active(state))
      for (const action of this.#planFor(state, seat)) this.#rules.apply(end, seat, action);
    return end;
  }

  #lookAt({ papers, slain, honoured, fallen, roller, dice }: Readonly<State>): void {
    const table = JSON.stringify([papers, slain, honoured, fallen, roller]);
    if (table !== this.#table) this.#seated.clear();
    this.#table = table;
    const plans = JSON.stringify(dice);
    if (plans !== this.#dice) this.#plans.clear();
    this.#dice = plans;
  }

  #planFor(state: Readonly<State>, seat: Seat): readonly Action[] {
    const name = `${seat} ${this.#table} ${JSON.stringify(state.drafts[seat])}`;
    const known = this.#plans.get(name);
    if (known) return known;
    const plan = this.#planned(state, seat);
    this.#plans.set(name, plan);
    return plan;
  }

  #planned(state: Readonly<State>, seat: Seat): readonly Action[] {
    const { steps } = this.#bestSteps(state, seat);
    const end = clone(state) as State;
    for (const step of steps) this.#rules.apply(end, seat, step);
    const free = this.#rules.actions(end, seat).find(({ type }) => type === 'free');
    const isMeant = free?.type === 'free' && free.damage === freeDamageFor(this.#rules.content, end, seat);
    const last = this.#rules.actions(end, seat).find(({ type }) => type === 'done' || type === 'give-up') as Action;
    return isMeant ? [...steps, free, last] : [...steps, last];
  }

  /** A chest that a torch has opened before the dice are split is to be seen to first: that is not searched. */
  #bestSteps(state: Readonly<State>, seat: Seat): Steps {
    const { split, chests } = state.drafts[seat] as Draft;
    if (split || chests === 0) return this.#searched(state, seat);
    return this.#rules
      .actions(state, seat)
      .map(action => {
        const next = clone(state) as State;
        this.#rules.apply(next, seat, action);
        const { worth, steps } = this.#bestSteps(next, seat);
        return { worth, steps: [action, ...steps] };
      })
      .reduce((best, each) => (each.worth > best.worth ? each : best));
  }

  #searched(state: Readonly<State>, seat: Seat): Steps {
    const { search, judge, scratch, sketch } = this.#seatedAt(state, seat);
    const draft = state.drafts[seat] as Draft;
    const before = state.papers[seat] as Paper;
    scratch.copyFrom(sketch);
    if (draft.split || !same(draft.paper, before)) resume({ sketch: scratch }, before, draft);
    let [best, path]: [number, readonly number[]] = [-Infinity, []];
    const onEnd = (end: ScratchSheet<Sums>, lives: number): void => {
      const worth = judge.worthOf(end, lives);
      if (worth > best) [best, path] = [worth, search.path];
    };
    const torches = Math.max(0, this.#torches - burntIn(before, draft));
    if (!draft.split) search.runRoll(scratch, this.#rolled(state, seat), torches, onEnd);
    else search.run(scratch, [diceOf(draft.pairs[0]), diceOf(draft.pairs[1])], torches, onEnd);
    return { worth: best, steps: path.map(actionOf) };
  }

  #seatedAt(state: Readonly<State>, seat: Seat): Seated {
    const known = this.#seated.get(seat);
    if (known) return known;
    const position = positionOf(this.#value, this.#rules.content, state, seat);
    const seated = { ...position, ...this.#toolsFor(position) };
    this.#seated.set(seat, seated);
    return seated;
  }

  /** Alone they serve every table with the same chart; among others they know how far those have come. */
  #toolsFor({ sketch, fresh }: Position): Tools {
    const { chart } = sketch;
    if (chart.isAlone && this.#tools?.scratch.chart === chart) return this.#tools;
    this.#tools = { search: new RoundSearch(fresh), scratch: fresh() };
    return this.#tools;
  }

  /** DDD-11, DDD-S-1. */
  #rolled({ dice, roller }: Readonly<State>, seat: Seat): Rolled {
    const isFree = this.#rules.content.everyone.length > 1 && roller === seat;
    return { roll: rollShowing(dice), price: isFree ? 0 : 1 };
  }
}

/** How many torches a seat has burnt in this round. */
function burntIn(before: Readonly<Paper>, { paper }: Readonly<Draft>): number {
  const gained = TORCHES * ((paper.rewards[TORCH_REWARD] ?? 0) - (before.rewards[TORCH_REWARD] ?? 0));
  return before.torches + gained - paper.torches;
}
const TORCH_REWARD = REWARDS.indexOf('torches');

interface Steps {
  readonly worth: number;
  readonly steps: readonly Action[];
}
