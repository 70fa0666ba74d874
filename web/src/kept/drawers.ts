// What lies in the drawer travels under its names, whatever it is: who reads it later checks it.
import { isRecord, same } from '../../../kernel/plain.ts';
import { HISTORY, historyIn, mergedHistories } from '../daily/history.ts';
import type { Drawer } from '../drawer.ts';
import { KNOWN } from '../house/known.ts';
import { ASKED } from '../table/permanence.ts';
import type { Taken } from './stores.ts';

/** Of this browser alone: whether a server knows it, and what it has answered. */
const STAYS_HERE: ReadonlySet<string> = new Set([KNOWN, ASKED]);

/** How two values of one name go together, where it is known what they are. */
const MERGES: Readonly<Record<string, (here: unknown, there: unknown) => unknown>> = {
  [HISTORY]: (here, there) => mergedHistories(historyIn(here), historyIn(there)),
};

export function drawerContent(drawer: Drawer, names: readonly string[]): Readonly<Record<string, unknown>> {
  const kept = names.filter(name => !STAYS_HERE.has(name)).map(name => [name, drawer.read(name)] as const);
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined));
}

/** What is here stays; of records, what is missing here is added. */
function merged(name: string, here: unknown, there: unknown): unknown {
  if (here === undefined) return there;
  const merge = Object.hasOwn(MERGES, name) ? MERGES[name] : undefined;
  if (merge) return merge(here, there);
  return isRecord(here) && isRecord(there) ? { ...there, ...here } : here;
}

/** Takes over what lies under one name. */
export function takeDrawer(drawer: Drawer, name: string, there: unknown): Taken {
  if (STAYS_HERE.has(name) || there === undefined || there === null) return 'here';
  const here = drawer.read(name);
  if (same(here, there)) return 'here';
  const value = merged(name, here, there);
  if (same(here, value)) return 'differs';
  drawer.write(name, value);
  if (!same(drawer.read(name), value)) return 'unwritten';
  return here === undefined ? 'new' : 'longer';
}
