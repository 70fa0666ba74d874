import { isRecord } from '../../../../kernel/plain.ts';
import { type Drawer, lastingDrawer } from '../../drawer.ts';
import { observed, useObserved } from '../../observed.ts';

const ONWARDS = ['steps', 'by-itself', 'by-hand'] as const;
export type OnwardHabit = (typeof ONWARDS)[number];

/** How somebody likes to play at this table. */
export interface Habits {
  /**
   * Whether what is the only thing to do is done by itself. Whoever has not said so yet is taken a step further, but
   * meets nothing unread.
   */
  readonly onward: OnwardHabit;
}

const NAME = 'the-dungeon';

/** Anybody may have written there. */
export function habitsIn(drawer: Drawer): Habits {
  const found = drawer.read(NAME);
  const { onward } = isRecord(found) ? found : {};
  return { onward: ONWARDS.find(each => each === onward) ?? 'steps' };
}

const habits = observed(habitsIn(lastingDrawer));

export const habitsNow = habits.now;

export function chooseHabit(choice: Habits): void {
  habits.set(choice);
  lastingDrawer.write(NAME, choice);
}

export const useHabits = (): Habits => useObserved(habits);
