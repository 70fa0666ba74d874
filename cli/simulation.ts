import type { Bot } from '../bots/index.ts';
import { type PlayedMatch, playMatch } from '../bots/match.ts';
import type { Game, Kind, Outcome } from '../kernel/game.ts';
import type { Progress } from './progress.ts';
import { quantile, round, type Spread, spreadOf } from './statistics.ts';

export interface Plan {
  readonly game: Game<Kind>;
  readonly options: object;
  readonly bots: readonly Bot<Kind>[];
  readonly games: number;
  readonly seed: string;
  /** Whether the bots move on by one seat after every game. */
  readonly rotate: boolean;
}

/** The contract of `simulate --json`. What is counted per seat stands in the order of `seats`, whoever sat where. */
export interface Report {
  readonly game: string;
  readonly version: number;
  readonly options: object;
  readonly seats: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly actions: number;
  readonly gamesPerCpuSecond: number;
  readonly outcomes: Firsts;
  readonly scores: readonly Spread[];
  readonly length: Pick<Spread, 'p10' | 'median' | 'p90'>;
  readonly notes: Readonly<Record<string, number>>;
}

/** `wins[i]` counts first places held alone; in `shares[i]` one shared by n counts as 1/n; nobody may have held it. */
interface Firsts {
  readonly wins: readonly number[];
  readonly shared: number;
  readonly nobody: number;
  readonly shares: readonly number[];
}

export function simulate(plan: Plan, onGame: Progress): Report {
  const wall = performance.now();
  const cpu = process.cpuUsage();
  const played = Array.from({ length: plan.games }, (_, index) => {
    const game = playOne(plan, index);
    onGame(index + 1);
    return game;
  });
  const { user, system } = process.cpuUsage(cpu);
  return reportOn(plan, played, { seconds: (performance.now() - wall) / 1e3, cpuSeconds: (user + system) / 1e6 });
}

/** Places and scores in the order of the bots. */
function playOne(plan: Plan, index: number): PlayedMatch {
  const { game, options, bots, seed } = plan;
  const seats = seatsOf(plan, index);
  const sitting = seats.map((_, seat) => bots[seats.indexOf(seat)] as Bot<Kind>);
  const { outcome, actions } = playMatch({ game, options, bots: sitting, seed: seedAt(seed, index) });
  const inOrder = (numbers: readonly number[]): number[] => seats.map(seat => numbers[seat] as number);
  return { outcome: { ...outcome, places: inOrder(outcome.places), scores: inOrder(outcome.scores) }, actions };
}

/** The seed of a game among many: a whole number is counted on from, any other text is numbered. */
export const seedAt = (seed: string, index: number): string =>
  /^\d{1,15}$/.test(seed) ? String(Number(seed) + index) : `${seed}/${index}`;

/** Where each bot sits. */
function seatsOf({ bots, rotate }: Plan, index: number): number[] {
  return bots.map((_, i) => (rotate ? (i + index) % bots.length : i));
}

type Cost = Pick<Report, 'seconds' | 'cpuSeconds'>;

function reportOn(plan: Plan, played: readonly PlayedMatch[], { seconds, cpuSeconds }: Cost): Report {
  const outcomes = played.map(({ outcome }) => outcome);
  const lengths = outcomes.map(({ length }) => length).sort((a, b) => a - b);
  return {
    game: plan.game.id,
    version: plan.game.version,
    options: plan.options,
    seats: plan.bots.map(bot => bot.id),
    games: plan.games,
    seed: plan.seed,
    seconds: round(seconds, 3),
    cpuSeconds: round(cpuSeconds, 3),
    actions: played.reduce((sum, { actions }) => sum + actions, 0),
    gamesPerCpuSecond: round(plan.games / cpuSeconds, 1),
    outcomes: countFirsts(outcomes, plan.bots.length),
    scores: plan.bots.map((_, i) => spreadOf(outcomes.map(({ scores }) => scores[i] as number))),
    length: { p10: quantile(lengths, 0.1), median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9) },
    notes: sumNotes(outcomes),
  };
}

export function countFirsts(outcomes: readonly Pick<Outcome, 'places'>[], seats: number): Firsts {
  const firsts = outcomes.map(({ places }) => places.flatMap((place, i) => (place === 1 ? [i] : [])));
  const bots = Array.from({ length: seats }, (_, i) => i);
  const shareOf = (i: number): number =>
    firsts.reduce((sum, first) => sum + (first.includes(i) ? 1 / first.length : 0), 0);
  return {
    wins: bots.map(i => firsts.filter(first => first.length === 1 && first[0] === i).length),
    shared: firsts.filter(first => first.length > 1).length,
    nobody: firsts.filter(first => first.length === 0).length,
    shares: bots.map(i => round(shareOf(i), 3)),
  };
}

export function sumNotes(outcomes: readonly Pick<Outcome, 'notes'>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { notes } of outcomes)
    for (const [name, count] of Object.entries(notes)) sums.set(name, (sums.get(name) ?? 0) + count);
  return Object.fromEntries(sums);
}
