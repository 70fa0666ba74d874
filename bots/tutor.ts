// Who is asked before a step is taken whether it loses more than the coach would let pass. Unlike the coach it is asked
// in a match that goes on: it is given what the seat may know, imagines states that look so, and values those.
import { isRefusal, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import { accept } from '../kernel/match.ts';
import { canonical, same } from '../kernel/plain.ts';
import { randomFrom, total } from '../kernel/random.ts';
import { CLEAR, copyOf } from './account.ts';
import { allowedBy, type Blame, blameOf, causesOf, hazeOf, SURE } from './analysis.ts';
import type { Cause } from './coach.ts';
import type { Valuation } from './valuation.ts';

/** All that a tutor is told of a match. There is no place for a state in it. */
export interface Known<K extends Kind> {
  readonly seat: Seat;
  readonly view: K['view'];
}

/** That a step would be a mistake; not what would be better. */
export interface Warning {
  readonly unit: Valuation<Kind>['unit'];
  readonly cost: number;
  /** Half the width of the interval that holds the truth 95 times in a hundred; nothing where all is known. */
  readonly margin: number;
  readonly blame: Blame;
}

/** What would be better than a step, and why: cause by cause, the largest first. */
export interface Better<K extends Kind> {
  readonly action: K['action'];
  readonly causes: readonly Cause[];
}

/** How many states are imagined where a seat does not know everything. */
const IMAGINED = 8;

/** What a seat could do in one position, weighed one action after the other, so that it can be left off at any time. */
export class Weighing<K extends Kind> {
  /** What is compared; what is meant need not be among it. */
  readonly candidates: readonly K['action'][];
  readonly #rules: Rules<K>;
  readonly #valuation: Valuation<K>;
  readonly #seat: Seat;
  readonly #states: readonly K['state'][];
  readonly #worths = new Map<string, readonly number[]>();

  constructor(rules: Rules<K>, valuation: Valuation<K>, { seat, view }: Known<K>) {
    this.#rules = rules;
    this.#valuation = valuation;
    this.#seat = seat;
    this.#states = imagined(rules, { seat, view });
    this.candidates = valuation.candidates?.(this.#first, seat) ?? rules.actions(this.#first, seat);
  }

  /** The legal action that an input denotes; nothing where none does. */
  read(input: unknown): K['action'] | undefined {
    const action = accept(this.#rules, this.#first, this.#seat, input);
    return isRefusal(action) ? undefined : action;
  }

  /** What an action is worth to the seat, on average over what it cannot know. */
  worthOf(action: K['action']): number {
    const worths = this.#worthsOf(action);
    return total(worths) / worths.length;
  }

  /** Whether to ask before an action is taken. Of what cannot be another, or is not judged, nobody is asked. */
  warningOf(action: K['action']): Warning | undefined {
    if (this.#valuation.isJudged?.(action) === false) return undefined;
    const best = this.#best();
    if (!best || !this.candidates.some(each => !same(each, action))) return undefined;
    const cost = this.worthOf(best) - this.worthOf(action);
    // A coach plays on before it speaks. Here there is no time to: what judgement alone cannot tell apart is let pass.
    if (!this.isSure && cost < CLEAR * hazeOf(this.#valuation)) return undefined;
    const blame = blameOf(cost / allowedBy(this.#valuation, this));
    return blame && { unit: this.#valuation.unit, cost, margin: this.#marginOf(best, action), blame };
  }

  betterThan(played: K['action']): Better<K> | undefined {
    const better = this.#best();
    if (!better || same(better, played)) return undefined;
    const known = { rules: this.#rules, valuation: this.#valuation };
    return { action: better, causes: causesOf(known, { state: this.#first, by: this.#seat, played, better }) };
  }

  /** Whether nothing is left to judgement. */
  get isSure(): boolean {
    return this.#states.every(state => this.#valuation.isExact?.(state) ?? false);
  }

  get #first(): K['state'] {
    const [state] = this.#states;
    if (!state) throw new Error('nothing was imagined');
    return state;
  }

  #best(): K['action'] | undefined {
    const [first, ...others] = this.candidates;
    if (!first) return undefined;
    return others.reduce((best, each) => (this.worthOf(each) > this.worthOf(best) ? each : best), first);
  }

  #worthsOf(action: K['action']): readonly number[] {
    const name = canonical(action);
    const known = this.#worths.get(name);
    if (known) return known;
    const worths = this.#states.map(state => this.#worthAfter(state, action));
    this.#worths.set(name, worths);
    return worths;
  }

  #worthAfter(state: Readonly<K['state']>, action: K['action']): number {
    const next = copyOf(this.#rules, state);
    this.#rules.apply(next, this.#seat, action);
    return this.#valuation.worth(next)[this.#seat] ?? 0;
  }

  /** What the valuation may be wrong by, and what the imagined states differ by. */
  #marginOf(best: K['action'], action: K['action']): number {
    const played = this.#worthsOf(action);
    const gaps = this.#worthsOf(best).map((worth, i) => worth - (played[i] ?? 0));
    const judged = this.isSure ? 0 : hazeOf(this.#valuation) ** 2;
    return SURE * Math.sqrt(judged + spreadOf(gaps) / gaps.length);
  }
}

/** States that look like the view, each once: where a seat knows everything there is only one. */
function imagined<K extends Kind>(rules: Rules<K>, { seat, view }: Known<K>): readonly K['state'][] {
  const random = randomFrom('tutor');
  const found = Array.from({ length: IMAGINED }, () => rules.imagine(view, seat, random));
  return [...new Map(found.map(state => [canonical(state), state])).values()];
}

/** The variance of some numbers. */
function spreadOf(numbers: readonly number[]): number {
  const mean = total(numbers) / numbers.length;
  return numbers.length < 2 ? 0 : total(numbers.map(each => (each - mean) ** 2)) / (numbers.length - 1);
}
