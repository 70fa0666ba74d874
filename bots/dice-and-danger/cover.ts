import { ROLLS, SUMS, THROWS } from '../../games/dice-and-danger/readers.ts';
import { type Chart, holds, NO_KEY, type Nodes } from './chart.ts';

/** Sums as bits: the lowest one is the 2. */
const FIRST_SUM = 2;
const SETS = 1 << SUMS.length;

const isIn = (sums: number, sum: number): number => (sums >>> (sum - FIRST_SUM)) & 1;

/** By set of sums: how many of the two sums of a roll are not among them in the mean, split as well as white dice allow. */
export const meanUnused = remembered(sums =>
  mean(both => 2 - Math.max(...both.map(([one, two]) => isIn(sums, one) + isIn(sums, two)))),
);

/** By set of sums: how likely it is that a roll of white dice has none of them. */
export const chanceOfNone = remembered(sums =>
  mean(both => Number(both.every(([one, two]) => isIn(sums, one) + isIn(sums, two) === 0))),
);

type Both = readonly [number, number];

/** The black die does not matter here: one of six rolls will do. */
const WHITE = ROLLS.filter(({ action }) => action.black === 1).map(({ odds, white }) => ({
  odds: (odds * 6) / THROWS,
  splits: white.map(({ action }): Both => action.sums),
}));

const mean = (of: (splits: readonly Both[]) => number): number =>
  WHITE.reduce((sum, { odds, splits }) => sum + odds * of(splits), 0);

function remembered(of: (sums: number) => number): (sums: number) => number {
  const known = new Float64Array(SETS).fill(-1);
  return sums => {
    if ((known[sums] as number) < 0) known[sums] = of(sums);
    return known[sums] as number;
  };
}

/** The sums that hit a monster in reach. */
export function hitting({ prey }: Chart, full: Nodes, near: Nodes): number {
  let sums = 0;
  for (const sum of SUMS) {
    const all = prey[sum] as Chart['prey'][number];
    for (let i = 0; i < all.length; i++) {
      const { room, key } = all[i] as (typeof all)[number];
      if (holds(near, room) && !holds(full, room) && (key === NO_KEY || holds(full, key))) {
        sums |= 1 << (sum - FIRST_SUM);
        break;
      }
    }
  }
  return sums;
}

/** The sums for which a space is open. */
export function opening({ plain, starts, words }: Chart, full: Nodes, near: Nodes): number {
  let sums = 0;
  for (const sum of SUMS) {
    const spaces = plain[sum] as Nodes;
    for (let word = 0; word < words; word++) {
      const open = ((near[word] as number) | (starts[word] as number)) & ~(full[word] as number);
      if ((open & (spaces[word] as number)) !== 0) sums |= 1 << (sum - FIRST_SUM);
    }
  }
  return sums;
}
