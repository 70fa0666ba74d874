// What actions are worth, found by playing on from them. Dice are spread evenly over the matches of a round (each of the
// first picks falls once into every equal part of its range), and the luck of every pick is taken off the result: it is
// nothing on average, so what is left has the same mean and varies less. What is clearly worse is dropped on the way.
import { CHANCE, type Kind, type Random, type Rules, type Seat } from '../kernel/game.ts';
import { indexAt, total } from '../kernel/random.ts';
import { copyOf, picksIn } from './account.ts';
import type { Measure, Playing, Valuation } from './valuation.ts';

export interface Rollout<K extends Kind> {
  readonly rules: Rules<K>;
  readonly valuation: Valuation<K>;
  readonly playing: Playing<K>;
  readonly random: Random;
}

export interface Estimate<K extends Kind> {
  readonly action: K['action'];
  readonly worth: number;
  /** The standard error of `worth`. */
  readonly error: number;
  readonly matches: number;
}

/** The matches of one round: as many equal parts has the range of each of the first picks. */
export const ROUND = 12;
/** How many picks are spread evenly; later ones fall as they may. */
const SPREAD = 6;
/** An action is dropped when it is worse than the best by so many joint standard errors: wrong once in a hundred times. */
const CLEARLY = 2.33;

/** What each action is worth to the seat, the best first. Plays up to `rounds` of matches for each. */
export function rollOut<K extends Kind>(
  rollout: Rollout<K>,
  { state, seat, actions }: { state: Readonly<K['state']>; seat: Seat; actions: readonly K['action'][] },
  rounds: number,
): readonly Estimate<K>[] {
  const tried = actions.map(action => ({ action, means: [] as number[] }));
  let open = tried;
  for (let round = 0; round < rounds && open.length > 1; round++) {
    const dice = Array.from({ length: SPREAD }, () => spread(rollout.random));
    for (const { action, means } of open) means.push(meanOfRound(rollout, { state, seat, action }, dice));
    open = stillOpen(open);
  }
  return tried.map(estimateOf).toSorted((a, b) => b.worth - a.worth);
}

/** In which part of its range a pick falls, for every match of a round: each part once. */
function spread(random: Random): readonly number[] {
  const parts = Array.from({ length: ROUND }, (_, i) => i);
  for (let i = ROUND - 1; i > 0; i--) {
    const j = random(i + 1);
    [parts[i], parts[j]] = [parts[j] ?? 0, parts[i] ?? 0];
  }
  return parts;
}

interface Tried<K extends Kind> {
  readonly state: Readonly<K['state']>;
  readonly seat: Seat;
  readonly action: K['action'];
}

function meanOfRound<K extends Kind>(
  rollout: Rollout<K>,
  { state, seat, action }: Tried<K>,
  dice: readonly (readonly number[])[],
): number {
  const worths = Array.from({ length: ROUND }, (_, match) => {
    const next = copyOf(rollout.rules, state);
    rollout.rules.apply(next, seat, action);
    return playOn(rollout, { state: next, seat }, nth => dice[nth]?.[match]);
  });
  return total(worths) / ROUND;
}

/** What came of one match for a seat, less its luck in it. */
function playOn<K extends Kind>(
  { rules, valuation, playing, random }: Rollout<K>,
  { state, seat }: { state: K['state']; seat: Seat },
  partOf: (nth: number) => number | undefined,
): number {
  const { policy, ahead, luckBy, endBy = valuation } = playing;
  let luck = 0;
  for (let picked = 0; picked < ahead;) {
    const [active] = rules.active(state);
    if (active === undefined || valuation.isExact?.(state)) break;
    if (active !== CHANCE) rules.apply(state, active, policy(state, active, random));
    else luck += luckOfPick({ rules, luckBy, state }, seat, quantile(partOf(picked++), random));
  }
  return (endBy.worth(state)[seat] ?? 0) - luck;
}

/** A whole number below `FINE`, within that part of the range where one is given. */
const FINE = ROUND * 1_000_000;
const quantile = (part: number | undefined, random: Random): number =>
  part === undefined ? random(FINE) : part * (FINE / ROUND) + random(FINE / ROUND);

/** Lets chance pick, and answers what the pick is worth to the seat beyond the mean. */
function luckOfPick<K extends Kind>(
  { rules, luckBy, state }: { rules: Rules<K>; luckBy: Measure<K>; state: K['state'] },
  seat: Seat,
  at: number,
): number {
  const picks = picksIn(rules, luckBy, state);
  const odds = picks.map(each => each.odds);
  const cases = total(odds);
  const worths = picks.map(({ action }) => {
    const next = copyOf(rules, state);
    rules.apply(next, CHANCE, action);
    return luckBy.worth(next)[seat] ?? 0;
  });
  const index = indexAt(odds, Math.floor((at * cases) / FINE));
  const pick = picks[index];
  if (!pick) throw new Error('chance has no action for its odds');
  rules.apply(state, CHANCE, pick.action);
  return (worths[index] ?? 0) - total(worths.map((worth, i) => (worth * (odds[i] ?? 0)) / cases));
}

interface Sampled<K extends Kind> {
  readonly action: K['action'];
  /** The mean of every round so far: the unit that varies. */
  readonly means: number[];
}

function stillOpen<K extends Kind>(open: readonly Sampled<K>[]): Sampled<K>[] {
  const best = open.map(estimateOf).reduce((a, b) => (b.worth > a.worth ? b : a));
  return open.filter(each => !isClearlyWorse(estimateOf(each), best));
}

/** A few rounds say little of how much rounds vary. */
const LEAST_ROUNDS = 8;

function isClearlyWorse<K extends Kind>({ worth, error, matches }: Estimate<K>, best: Estimate<K>): boolean {
  return matches >= LEAST_ROUNDS * ROUND && best.worth - worth > CLEARLY * Math.sqrt(error ** 2 + best.error ** 2);
}

function estimateOf<K extends Kind>({ action, means }: Sampled<K>): Estimate<K> {
  const worth = total(means) / Math.max(1, means.length);
  const squares = total(means.map(mean => (mean - worth) ** 2));
  const error = means.length > 1 ? Math.sqrt(squares / (means.length - 1) / means.length) : Infinity;
  return { action, worth, error, matches: means.length * ROUND };
}
