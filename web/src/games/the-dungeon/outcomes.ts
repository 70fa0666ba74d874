import {
  type Find,
  LAIR,
  type Room,
  STOREROOM,
  TREASURE,
  TUNNEL,
  type View,
} from '../../../../games/the-dungeon/index.ts';
import type { Desk } from './context.ts';

export interface OutcomeRow {
  /** "3" or "1-2". */
  readonly dice: string;
  readonly what: string;
}

const TABLES: Readonly<Partial<Record<Room, readonly Find[]>>> = { lair: LAIR, storeroom: STOREROOM, tunnel: TUNNEL };

/** What one die may bring in a room. */
export const outcomesOf = (desk: Pick<Desk, 'game'>, room: Room): readonly OutcomeRow[] =>
  rowsOf(desk, TABLES[room] ?? []);

/** What the die on the table may bring when it is thrown again. */
export function outcomesAgain(desk: Pick<Desk, 'game'>, { asked, power }: View): readonly OutcomeRow[] {
  if (asked === 'treasure') return rowsOf(desk, TREASURE.slice(power + 1, power + 7));
  return asked === 'lair' || asked === 'storeroom' || asked === 'tunnel' ? outcomesOf(desk, asked) : [];
}

/** Equal neighbours share a line. */
function rowsOf({ game }: Pick<Desk, 'game'>, table: readonly Find[]): readonly OutcomeRow[] {
  const firsts = table.flatMap((find, i) => (i === 0 || table[i - 1] !== find ? [i] : []));
  return firsts.map((first, i) => {
    const last = firsts[i + 1] ?? table.length;
    const find = table[first] ?? 'nothing';
    return { dice: last - first === 1 ? `${first + 1}` : `${first + 1}–${last}`, what: game.finds[find] };
  });
}
