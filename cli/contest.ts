import { SURE } from '../bots/analysis.ts';
import type { Bot } from '../bots/index.ts';
import type { Game, Kind, Outcome } from '../kernel/game.ts';
import { playMatch } from '../bots/match.ts';
import { seedAt } from './simulation.ts';
import { deviationOf, meanOf } from './statistics.ts';

/** Two bots that play the same deals, each deal once with the first of them in every seat. */
export interface Contest {
  readonly game: Game<Kind>;
  readonly options: object;
  readonly seats: number;
  readonly a: Bot<Kind>;
  readonly b: Bot<Kind>;
  readonly seed: string;
}

/** How the first bot fares, as a share of 1, and how sure that is: of 100 such intervals 95 hold the truth. */
export interface Strength {
  readonly deals: number;
  readonly share: number;
  /** Half the width of the interval. */
  readonly margin: number;
  /** What the share would be if both were equally strong. */
  readonly even: number;
  /** How much likelier it is that the first is better by `edge` than that it is worse by as much, as a logarithm. */
  readonly evidence: number;
}

/**
 * One deal, the unit of every interval: the dice are the same in all of its matches, so what luck gives it gives to both.
 * Alone there is nobody to beat: both play the deal by themselves, and the higher score wins.
 */
export function playDeal(contest: Contest, index: number): number {
  const seed = seedAt(contest.seed, index);
  const { a, b, seats } = contest;
  if (seats === 1) return comparison(outcomeOf(contest, [a], seed), outcomeOf(contest, [b], seed));
  const shares = Array.from({ length: seats }, (_, seat) => {
    const bots = Array.from({ length: seats }, (_each, other) => (other === seat ? a : b));
    return shareOf(outcomeOf(contest, bots, seed), seat);
  });
  return meanOf(shares);
}

const outcomeOf = ({ game, options }: Contest, bots: readonly Bot<Kind>[], seed: string): Outcome =>
  playMatch({ game, options, bots, seed }).outcome;

function comparison({ scores: [mine = 0] }: Outcome, { scores: [theirs = 0] }: Outcome): number {
  return mine === theirs ? 1 / 2 : Number(mine > theirs);
}

/** A first place that is held by n counts as 1/n for each; one that nobody holds is shared by all. */
function shareOf({ places }: Outcome, seat: number): number {
  const firsts = places.filter(place => place === 1).length;
  if (firsts === 0) return 1 / places.length;
  return places[seat] === 1 ? 1 / firsts : 0;
}

export const evenShare = ({ seats }: Contest): number => (seats === 1 ? 1 / 2 : 1 / seats);

/** What the deals say so far. Deals that all went the same way are taken to vary a little: certainty takes more of them. */
export function strengthOf(shares: readonly number[], even: number, edge: number): Strength {
  const deals = shares.length;
  const share = meanOf(shares);
  const deviation = Math.max(deviationOf(shares), 1 / (2 * deals));
  return {
    deals,
    share,
    margin: (SURE * deviation) / Math.sqrt(deals),
    even,
    evidence: (2 * edge * deals * (share - even)) / deviation ** 2,
  };
}

/** Wald's limits for being wrong once in twenty times, either way. */
const ENOUGH = Math.log(0.95 / 0.05);
const LEAST_DEALS = 10;

export type Stronger = 'a' | 'b' | 'open';

export function strongerOf({ deals, evidence }: Strength): Stronger {
  if (deals < LEAST_DEALS || Math.abs(evidence) < ENOUGH) return 'open';
  return evidence > 0 ? 'a' : 'b';
}
