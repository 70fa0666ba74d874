// Where the result of a match came from. Of every entry of its log it is said what it changed for each seat: a pick of
// chance by its luck, a decision by what was lost against the best one. What remains is drift, the valuation's correction
// of itself. For every seat the parts add up to the result less what the start was worth, whatever the valuation is; and
// since luck is measured against the mean over all picks, it is nothing on average, however poor the valuation.
import { CHANCE, type Kind, type Rules, type Seat } from '../kernel/game.ts';
import type { Entry } from '../kernel/match.ts';
import { clone, same } from '../kernel/plain.ts';
import { total } from '../kernel/random.ts';
import type { ChancePick, Measure, Valuation } from './valuation.ts';

/** What one entry of the log changed, by seat. */
export interface Change<K extends Kind> {
  readonly by: Seat;
  readonly action: K['action'];
  /** Of a pick of chance: what it was worth beyond the mean of all picks. Of a decision nothing. */
  readonly luck: readonly number[];
  /** Of a decision: what it was worth less than the best one, negative for who decided. Of a pick nothing. */
  readonly skill: readonly number[];
  readonly drift: readonly number[];
  /** Whether nothing in it is judged: the position was known exactly. */
  readonly isSure: boolean;
  /** What else could have been done, the best first; nothing where there was no choice. */
  readonly compared: readonly Compared<K>[];
}

export interface Compared<K extends Kind> {
  readonly action: K['action'];
  readonly worth: number;
}

export interface Account<K extends Kind> {
  /** What the match was worth before its first entry, and what came of it, by seat. */
  readonly start: readonly number[];
  readonly result: readonly number[];
  readonly changes: readonly Change<K>[];
}

/** Told after each entry how many are accounted for. */
type OnEntry = (count: number) => void;

export function accountOf<K extends Kind>(
  rules: Rules<K>,
  valuation: Valuation<K>,
  log: readonly Entry<K>[],
  heard?: OnEntry,
): Account<K> {
  const state = rules.setup();
  const start = valuation.worth(state);
  let before = start;
  const changes = log.map((entry, i) => {
    const change = changeBy({ rules, valuation, state, before }, entry);
    rules.apply(state, ...entry);
    before = valuation.worth(state);
    heard?.(i + 1);
    return change;
  });
  return { start, result: before, changes };
}

/** A position of which the next entry is judged. */
interface Valued<K extends Kind> {
  readonly rules: Rules<K>;
  readonly valuation: Valuation<K>;
  readonly state: Readonly<K['state']>;
  /** What it is worth, by seat. */
  readonly before: readonly number[];
}

function changeBy<K extends Kind>(valued: Valued<K>, [by, action]: Entry<K>): Change<K> {
  return by === CHANCE ? pickedBy(valued, action) : decidedBy(valued, by, action);
}

function pickedBy<K extends Kind>(valued: Valued<K>, action: K['action']): Change<K> {
  const after = worthAfter(valued, CHANCE, action);
  const mean = meanWorth(valued);
  return {
    by: CHANCE,
    action,
    luck: less(after, mean),
    skill: after.map(() => 0),
    drift: less(mean, valued.before),
    isSure: isSure(valued),
    compared: [],
  };
}

function decidedBy<K extends Kind>(valued: Valued<K>, by: Seat, action: K['action']): Change<K> {
  const tried = candidatesFor(valued, by, action).map(each => ({ action: each, worths: worthAfter(valued, by, each) }));
  const ranked = tried.toSorted((a, b) => (b.worths[by] ?? 0) - (a.worths[by] ?? 0));
  const played = tried.find(each => same(each.action, action));
  const [first] = ranked;
  if (!played || !first) throw new Error('an entry is not among what could have been done');
  const best = isBetter(valued, by, first.worths, played.worths) ? first : played;
  return {
    by,
    action,
    luck: played.worths.map(() => 0),
    skill: less(played.worths, best.worths),
    drift: less(best.worths, valued.before),
    isSure: isSure(valued),
    compared: ranked.length > 1 ? ranked.map(each => ({ action: each.action, worth: each.worths[by] ?? 0 })) : [],
  };
}

const isSure = <K extends Kind>({ valuation, state }: Valued<K>): boolean => valuation.isExact?.(state) ?? false;

/**
 * Of many actions that are judged with some noise the one that seems best is the luckiest guess, too: what the valuation
 * cannot tell from it is no worse. Otherwise hundreds of choices would each cost a little that nobody has lost.
 */
function isBetter<K extends Kind>(
  valued: Valued<K>,
  by: Seat,
  best: readonly number[],
  played: readonly number[],
): boolean {
  const gap = (best[by] ?? 0) - (played[by] ?? 0);
  return isSure(valued) || gap >= CLEAR * valued.valuation.noise;
}
/** What stands out by so many standard errors is told from nothing. */
export const CLEAR = 2;

/** What was done is always among what is compared, though it be none of the sensible things. */
function candidatesFor<K extends Kind>({ rules, valuation, state }: Valued<K>, by: Seat, action: K['action']) {
  const actions = valuation.candidates?.(state, by) ?? rules.actions(state, by);
  return actions.some(each => same(each, action)) ? actions : [...actions, action];
}

function worthAfter<K extends Kind>(
  { rules, valuation, state }: Valued<K>,
  by: Seat,
  action: K['action'],
): readonly number[] {
  const next = copyOf(rules, state);
  rules.apply(next, by, action);
  return valuation.worth(next);
}

/** What a position in which chance picks is worth on average, by seat. */
function meanWorth<K extends Kind>(valued: Valued<K>): readonly number[] {
  const picks = picksIn(valued.rules, valued.valuation, valued.state);
  const cases = total(picks.map(({ odds }) => odds));
  return picks
    .map(({ action, odds }) => worthAfter(valued, CHANCE, action).map(worth => (worth * odds) / cases))
    .reduce((sum, each) => sum.map((worth, seat) => worth + (each[seat] ?? 0)));
}

export function picksIn<K extends Kind>(
  rules: Rules<K>,
  valuation: Measure<K>,
  state: Readonly<K['state']>,
): readonly ChancePick<K>[] {
  const picks = valuation.picks?.(state);
  if (picks) return picks;
  const odds = rules.odds?.(state);
  return rules.actions(state, CHANCE).map((action, i) => ({ action, odds: odds?.[i] ?? 1 }));
}

export const copyOf = <K extends Kind>(rules: Rules<K>, state: Readonly<K['state']>): K['state'] =>
  rules.clone ? rules.clone(state) : clone(state);

const less = (worths: readonly number[], others: readonly number[]): readonly number[] =>
  worths.map((worth, seat) => worth - (others[seat] ?? 0));

/** What a match gave a seat and took from it: `result - start = luck - errors + gifts + drift`. */
export interface Balance {
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** What the seat lost by its own decisions. */
  readonly errors: number;
  /** What the decisions of others gave it. */
  readonly gifts: number;
  readonly drift: number;
  /** How many decisions of the seat there were that could have been another. */
  readonly choices: number;
}

export function balanceOf<K extends Kind>({ start, result, changes }: Account<K>, seat: Seat): Balance {
  const own = changes.filter(({ by }) => by === seat);
  const at = (worths: readonly number[]): number => worths[seat] ?? 0;
  return {
    start: at(start),
    result: at(result),
    luck: total(changes.map(({ luck }) => at(luck))),
    errors: -total(own.map(({ skill }) => at(skill))) || 0,
    gifts: total(changes.filter(({ by }) => by !== seat).map(({ skill }) => at(skill))),
    drift: total(changes.map(({ drift }) => at(drift))),
    choices: own.filter(({ compared }) => compared.length > 1).length,
  };
}
