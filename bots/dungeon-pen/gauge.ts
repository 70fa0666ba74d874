// By what strong compares: a logistic sum of the turns that both still need, the HP that both have left, and cards.
import type { Content, Square, StepOf, View } from '../../games/dungeon-pen/index.ts';
import { characterOf, groundIndex, otherOf } from '../../games/dungeon-pen/readers.ts';
import type { Seat } from '../../kernel/game.ts';
import { FINE } from './fan.ts';
import { type Prospect, prospectOf, tracksOf, turnsOf, turnsWith } from './prospect.ts';
import { type Judging, type Sighted, sighted } from './sighting.ts';
import { chanceFrom, WEIGHTS, weightOf } from './winning.ts';

export interface Gauge {
  readonly prospect: Prospect;
  /** Every aim and power, with the chance to win that it leaves. */
  aims(view: View, step: StepOf<'aim'>): readonly Sighted[];
  /** The chance of a seat to win if walls stood on some squares more. */
  chanceWith(view: View, seat: Seat, walls: readonly Square[]): number;
}

/** The chance of a seat to win as things stand. */
export const chanceNow = (gauge: Gauge, view: View, seat: Seat): number => gauge.chanceWith(view, seat, []);

export function gaugeOf(content: Content, view: View): Gauge {
  const prospect = prospectOf(content, view);
  const delays = delaysIn(prospect, view);
  const weightIn = (at: View, seat: Seat, walls: readonly Square[]): number =>
    weightOf({ turns: turnsOf(prospect, at, seat) + delays(seat, walls), hp: characterOf(at, seat).hp });
  return {
    prospect,
    aims: (at, step) => sighted(prospect, at, step, { judging, grid: FINE }),
    chanceWith: (at, seat, walls) =>
      decided(at, seat) ?? chanceFrom(weightIn(at, seat, walls) - weightIn(at, otherOf(seat), walls)),
  };
}

const judging: Judging = (prospect, view, seat) => {
  const other = otherOf(seat);
  const against = weightOf({ turns: turnsOf(prospect, view, other), hp: characterOf(view, other).hp });
  return ({ cards, ...standing }) => chanceFrom(weightOf(standing) + cards * WEIGHTS.card - against);
};

/** Who is dead has lost. */
function decided(view: View, seat: Seat): number | undefined {
  const { hp } = characterOf(view, seat);
  return hp === 0 || characterOf(view, otherOf(seat)).hp === 0 ? Number(hp > 0) : undefined;
}

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
