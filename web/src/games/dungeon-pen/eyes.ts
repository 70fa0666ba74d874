import type { DungeonPen } from '../../../../games/dungeon-pen/index.ts';
import { characterOf } from '../../../../games/dungeon-pen/readers.ts';
import type { Lapse, Lapsing } from '../../stage/lapse.ts';
import type { Now } from '../../table/table.ts';

/** Whether the sheet is seen: always, for two seconds more, or not at all while one aims. */
export type Eyes = 'open' | 'closing' | 'shut';

/** One look for each flick, at any pace. */
const LOOK_MS = 2000;

/** The name of a flick with closed eyes: whatever is done before it, it stays the same flick. */
function blindFlick({ prompt, view, seat }: Now<DungeonPen>): string | undefined {
  if (prompt.type !== 'aim' || !prompt.effects.includes('blind')) return undefined;
  const { turns, flicks } = characterOf(view, seat);
  return `blind/${seat}/${turns}/${flicks}`;
}

/** Eyes that have to be closed get one look. */
export function lapseOf({ now }: { readonly now: Now<DungeonPen> }): Lapse | undefined {
  const name = blindFlick(now);
  return name === undefined ? undefined : { name, ms: LOOK_MS, acts: false };
}

export function eyesIn(now: Now<DungeonPen>, lapse: Lapsing | undefined): Eyes {
  const name = blindFlick(now);
  if (name === undefined) return 'open';
  return lapse?.name === name && lapse.isOver ? 'shut' : 'closing';
}
