// By what strong compares: the learnt chance to win. Whoever plays the matches that it is learnt from goes by a logistic sum.
import type { Content, Square, StepOf, View } from '../../games/dungeon-pen/index.ts';
import { characterOf, groundIndex, groundNow, otherOf } from '../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { Appraiser } from './appraiser.ts';
import { FINE } from './fan.ts';
import { NET } from './learnt.ts';
import { type Prospect, prospectOf, tracksOf, turnsOf, turnsWith } from './prospect.ts';
import { type Judging, type Sighted, sighted } from './sighting.ts';
import type { Skills } from './standing.ts';
import { chanceFrom, WEIGHTS, weightOf } from './winning.ts';

export interface Gauge {
  readonly prospect: Prospect;
  /** Every aim and power, with the chance to win that it leaves. */
  aims(view: View, step: StepOf<'aim'>): readonly Sighted[];
  /** The chance of a seat to win if walls stood on some squares more. */
  chanceWith(view: View, seat: Seat, walls: readonly Square[]): number;
}

export type GaugeFor = (content: Content, view: View, seat: Seat) => Gauge;

/** The chance of a seat to win as things stand. */
export const chanceNow = (gauge: Gauge, view: View, seat: Seat): number => gauge.chanceWith(view, seat, []);

/** A logistic sum of turns, HP and cards of both. */
const byRule: Judging = (prospect, view, seat) => {
  const other = otherOf(seat);
  const against = weightOf({ turns: turnsOf(prospect, view, other), hp: characterOf(view, other).hp });
  return ({ cards, ...standing }) => chanceFrom(weightOf(standing) + cards * WEIGHTS.card - against);
};

/** By the logistic sum. */
export const ruled: GaugeFor = (content, view) => {
  const prospect = prospectOf(content, view);
  const delays = delaysIn(prospect, view);
  const weightIn = (at: View, seat: Seat, walls: readonly Square[]): number =>
    weightOf({ turns: turnsOf(prospect, at, seat) + delays(seat, walls), hp: characterOf(at, seat).hp });
  return {
    prospect,
    aims: (at, step) => sighted(prospect, at, step, { judging: byRule, grid: FINE }),
    chanceWith: (at, seat, walls) =>
      decided(at, seat) ?? chanceFrom(weightIn(at, seat, walls) - weightIn(at, otherOf(seat), walls)),
  };
};

/** Who is dead has lost. */
function decided(view: View, seat: Seat): number | undefined {
  const { hp } = characterOf(view, seat);
  return hp === 0 || characterOf(view, otherOf(seat)).hp === 0 ? Number(hp > 0) : undefined;
}

/** Whoever goes by what was learnt thinks the other as good as easy. */
const skillsOf = (seat: Seat): Skills => (seat === 0 ? [1, -1] : [-1, 1]);

/** By what was learnt. */
export const learnt: GaugeFor = (content, view, own) => {
  const appraiser = new Appraiser(content, NET, skillsOf(own));
  const prospect = { ...appraiser.prospectOf(view), ground: groundNow(content, view) };
  const delays = delaysIn(prospect, view);
  return {
    prospect,
    aims: (at, step) =>
      sighted(prospect, at, step, { judging: appraiser.judging, grid: FINE, turnsAt: appraiser.turnsIn(at) }),
    chanceWith(at, seat, walls) {
      const known = decided(at, seat);
      if (known !== undefined) return known;
      const chance = appraiser.chanceIn(at, who => delays(who, walls));
      return seat === 0 ? chance : 1 - chance;
    },
  };
};

type Delays = (seat: Seat, walls: readonly Square[]) => number;

/** By how many turns walls would delay a seat; where it hardly ever comes through, nothing is sought. */
function delaysIn(prospect: Prospect, view: View): Delays {
  const tracks: (Float64Array | undefined)[] = [];
  const isMet = (seat: Seat, square: Square): boolean => {
    tracks[seat] ??= tracksOf(prospect, view, seat);
    return (tracks[seat][groundIndex(square)] as number) > 0;
  };
  return (seat, walls) =>
    walls.some(square => isMet(seat, square))
      ? turnsWith(prospect, view, seat, walls) - turnsOf(prospect, view, seat)
      : 0;
}
