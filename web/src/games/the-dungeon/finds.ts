import type { Find } from '../../../../games/the-dungeon/index.ts';
import type { Desk } from './context.ts';

/** A line of a table that a die is thrown on. */
export interface FindRow {
  /** "3" or "1-2". */
  readonly dice: string;
  readonly what: string;
}

/** What one die may bring, by its pips; equal neighbours share a line. */
export function findRows({ game }: Pick<Desk, 'game'>, finds: readonly Find[]): readonly FindRow[] {
  const firsts = finds.flatMap((find, i) => (i === 0 || finds[i - 1] !== find ? [i] : []));
  return firsts.map((first, i) => {
    const last = firsts[i + 1] ?? finds.length;
    const find = finds[first] ?? 'nothing';
    return { dice: last - first === 1 ? `${first + 1}` : `${first + 1}–${last}`, what: game.finds[find] };
  });
}
