import type { Outcome } from '../../kernel/game.ts';
import { GLORY_PER_POUCH, RANKS, SCALE } from './data.ts';
import type { Table } from './state.ts';

/** DZ-16: glory for the pouches and the monsters that are circled now; none on a lost game (DZ-Q13). */
export function gloryOf({ pouches, monsters, lost }: Readonly<Pick<Table, 'pouches' | 'monsters' | 'lost'>>): number {
  return lost ? 0 : GLORY_PER_POUCH * pouches + scaleOf(monsters);
}

/** DZ-Q14: what stands under the rightmost circled monster. */
export function scaleOf(monsters: number): number {
  const glory = SCALE[monsters];
  if (glory === undefined) throw new Error(`the scale does not count ${monsters} monsters`);
  return glory;
}

/** DZ-18, DZ-Q15: the rank from 1 to 5. */
export function rankOf(glory: number): number {
  return RANKS.filter(least => glory >= least).length;
}

/** DZ-15. The length is that of the walk, in steps. */
export function outcomeOf(table: Readonly<Table>): Outcome | undefined {
  if (table.phase !== 'over') return undefined;
  const score = gloryOf(table);
  return {
    places: [table.lost ? 0 : 1],
    scores: [score],
    ...(!table.lost && { rank: rankOf(score) }),
    length: table.path.length - 1,
    notes: {
      lost: Number(table.lost),
      pouches: table.pouches,
      monsters: table.monsters,
      doorOpened: Number(table.doorOpened),
    },
  };
}
