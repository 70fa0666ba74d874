import { LAIR, type Room, STOREROOM, TUNNEL } from '../../../../games/the-dungeon/index.ts';
import type { Desk } from './context.ts';
import type { Find } from './words.ts';

export interface OutcomeRow {
  /** "3" or "1-2". */
  readonly dice: string;
  readonly what: string;
}

const TABLES: Readonly<Partial<Record<Room, readonly Find[]>>> = { lair: LAIR, storeroom: STOREROOM, tunnel: TUNNEL };

/** What one die may bring in a room; equal neighbours share a line. */
export function outcomesOf({ words }: Pick<Desk, 'words'>, room: Room): readonly OutcomeRow[] {
  const table = TABLES[room] ?? [];
  const firsts = table.flatMap((find, i) => (i === 0 || table[i - 1] !== find ? [i] : []));
  return firsts.map((first, i) => {
    const last = firsts[i + 1] ?? table.length;
    const find = table[first] ?? 'nothing';
    return { dice: last - first === 1 ? `${first + 1}` : `${first + 1}–${last}`, what: words.finds[find] };
  });
}
