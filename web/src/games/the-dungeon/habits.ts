import { useSyncExternalStore } from 'react';
import { isRecord } from '../../../../kernel/plain.ts';
import { type Drawer, lastingDrawer } from '../../drawer.ts';

export const ONWARDS = ['by-itself', 'by-hand'] as const;

/** How somebody likes to play at this table. */
export interface Habits {
  /** Whether what is the only thing to do is done by itself. */
  readonly onward: (typeof ONWARDS)[number];
}

const NAME = 'the-dungeon';

/** Anybody may have written there. */
export function habitsIn(drawer: Drawer): Habits {
  const found = drawer.read(NAME);
  const { onward } = isRecord(found) ? found : {};
  return { onward: ONWARDS.find(each => each === onward) ?? 'by-itself' };
}

let known: Habits | undefined;
const listeners = new Set<() => void>();

export const habitsNow = (): Habits => (known ??= habitsIn(lastingDrawer));

export function chooseHabit(choice: Habits): void {
  known = choice;
  lastingDrawer.write(NAME, known);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHabits = (): Habits => useSyncExternalStore(subscribe, habitsNow);
