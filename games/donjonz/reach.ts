import type { Content } from './content.ts';
import { SIDES } from './deck.ts';
import { beyond, numberAt, spaceOf } from './dungeon.ts';
import type { Table } from './state.ts';
import { steps } from './walking.ts';

/** What cards as they lie leave to the hero from here, whatever is done next. */
export interface Reach {
  /** By their numbers, the hero's own among them. No other is ever entered, though one walk need not enter all of these. */
  readonly spaces: ReadonlySet<number>;
  /** Whether a card that is laid later may be entered from one of them. */
  readonly isOpen: boolean;
}

/** DZ-13, DZ-Q7: behind the locked door, too, where the key can be had before it. */
export function reachOf(content: Content, table: Readonly<Table>): Reach {
  const before = spacesFrom(content, table);
  const hasKey = [...before].some(number => spaceOf(content, table.laid, number).thing.type === 'key');
  const spaces = hasKey ? spacesFrom(content, { ...table, key: true }) : before;
  return { spaces, isOpen: [...spaces].some(number => isOpenAt(content, table, number)) };
}

/** DZ-7: step by step, over spaces that have not been entered. */
function spacesFrom(content: Content, table: Readonly<Table>): ReadonlySet<number> {
  const reached = new Set(table.path.slice(-1));
  for (const number of reached)
    for (const step of steps(content, { ...table, path: [...table.path, number] }))
      reached.add(numberAt(content, table.laid, step) as number);
  return reached;
}

/** DZ-Q2, DZ-Q17: what is rim now may have a card beyond it, unless a wall stands there. */
const isOpenAt = (content: Content, { laid }: Readonly<Table>, number: number): boolean =>
  SIDES.some(side => !spaceOf(content, laid, number).walls[side] && !beyond(content, laid, number, side));
