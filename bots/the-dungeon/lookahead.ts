// What a position within a turn comes to: what is begun is played to the next table that the learnt value is asked about,
// through every throw by its odds and every decision by what is best for who decides.
import type { Action, State, TheDungeon } from '../../games/the-dungeon/index.ts';
import { CHANCE, type Rules, type Seat } from '../../kernel/game.ts';
import { copyOf } from '../account.ts';
import type { ChancePick } from '../valuation.ts';
import { dreadFor, habitual, isAsked } from './playing-out.ts';

/** What a table is worth: to each seat, then whatever else is carried along. */
export type Leaf = (state: Readonly<State>) => readonly number[];

export class Lookahead {
  readonly #rules: Rules<TheDungeon>;
  readonly #leaf: Leaf;

  constructor(rules: Rules<TheDungeon>, leaf: Leaf) {
    this.#rules = rules;
    this.#leaf = leaf;
  }

  worthOf(state: Readonly<State>): readonly number[] {
    const [seat] = this.#rules.active(state);
    if (seat === undefined || isAsked(state) || isLookingFar(state)) return this.#leaf(state);
    if (seat === CHANCE) return this.#mean(state);
    return isOpen(state) ? this.#best(state, seat) : this.worthOf(this.#after(state, seat, this.#usual(state, seat)));
  }

  /** What a position is worth after an action. */
  worthAfter(state: Readonly<State>, seat: Seat, action: Action): readonly number[] {
    return this.worthOf(this.#after(state, seat, action));
  }

  #after(state: Readonly<State>, seat: Seat, action: Action): State {
    const next = copyOf(this.#rules, state);
    this.#rules.apply(next, seat, action);
    return next;
  }

  #usual(state: Readonly<State>, seat: Seat): Action {
    return habitual(this.#rules, state, seat, { dread: dreadFor(this.#rules.content) });
  }

  #mean(state: Readonly<State>): readonly number[] {
    const sums: number[] = [];
    let cases = 0;
    for (const { state: next, odds } of outcomesIn(this.#rules, state)) {
      const worths = this.worthOf(next);
      for (let i = 0; i < worths.length; i++) sums[i] = (sums[i] ?? 0) + odds * (worths[i] as number);
      cases += odds;
    }
    return sums.map(sum => sum / cases);
  }

  #best(state: Readonly<State>, seat: Seat): readonly number[] {
    const tried = this.#rules
      .actions(state, seat)
      .filter(isFitting)
      .map(each => this.worthAfter(state, seat, each));
    return tried.reduce((best, each) => ((each[seat] as number) > (best[seat] as number) ? each : best));
  }
}

/** TD-C9: three tiles turned up one after the other lead to thousands of tables; the value is asked before they are. */
const isLookingFar = ({ phase, looking }: Readonly<State>): boolean => phase === 'draw' && looking > 1;

/** Decisions that are weighed; all others are made by habit, as they matter little or come back again and again. */
const isOpen = ({ phase }: Readonly<State>): boolean =>
  phase === 'meet' || phase === 'lay' || phase === 'retry' || phase === 'fate';

const AIDS: readonly string[] = ['borrowed-muscle', 'clear-head', 'begone', 'glow-worm'];

/** What belongs to the matter at hand. */
const isFitting = (action: Action): boolean =>
  action.type === 'cast' ? AIDS.includes(action.spell) : action.type !== 'read' && action.type !== 'drop';

interface Outcome {
  readonly pick: Action;
  readonly state: State;
  readonly odds: number;
}

/** Where chance may lead; of throws that come to the same the first stands for all. */
function outcomesIn(rules: Rules<TheDungeon>, state: Readonly<State>): readonly Outcome[] {
  const odds = rules.odds?.(state) ?? [];
  const found = new Map<string, { pick: Action; state: State; odds: number }>();
  rules.actions(state, CHANCE).forEach((pick, i) => {
    const next = copyOf(rules, state);
    rules.apply(next, CHANCE, pick);
    const key = state.phase === 'roll' || state.phase === 'reroll' ? keyOf(next, state.turn) : String(i);
    const known = found.get(key);
    if (known) known.odds += odds[i] ?? 1;
    else found.set(key, { pick, state: next, odds: odds[i] ?? 1 });
  });
  return [...found.values()];
}

export const picksIn = (rules: Rules<TheDungeon>, state: Readonly<State>): readonly ChancePick<TheDungeon>[] =>
  outcomesIn(rules, state).map(({ pick: action, odds }) => ({ action, odds }));

/** All that a throw can change. */
function keyOf(state: Readonly<State>, seat: Seat): string {
  const { phase, asked, turn, round, moves, enemy, power, barred, door } = state;
  const thrown = phase === 'fate' ? state.dice : [];
  const table = [phase, asked, turn, round, moves, enemy, power, barred, ...thrown, state.faces.length, state.victor];
  const rivals = state.characters.map(({ lives, gold, at, lost, leaving }) => [lives, gold, at, lost, leaving].join());
  const me = state.characters[seat] as State['characters'][number];
  const things = [state.things.length, me.objects.join(), state.stock.join(), state.sides[4 * me.at + door]];
  return [...table, ...rivals, ...things].join();
}
