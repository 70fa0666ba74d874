import { isRecord } from '../../../../kernel/plain.ts';
import { type Drawer, lastingDrawer } from '../../drawer.ts';
import { observed, useObserved } from '../../observed.ts';

export const FLICKS = ['pull', 'taps'] as const;
export const TURNINGS = ['seat', 'still'] as const;

/** How somebody likes to hold pencil and paper. */
export interface Habits {
  /** Pull back and let go; or one tap for the direction and one for the power. */
  readonly flick: (typeof FLICKS)[number];
  /** Whether the sheet turns by itself to whoever looks at it. */
  readonly turning: (typeof TURNINGS)[number];
}

const NAME = 'dungeon-pen';
const USUAL: Habits = { flick: 'pull', turning: 'seat' };

/** Anybody may have written there. */
export function habitsIn(drawer: Drawer): Habits {
  const found = drawer.read(NAME);
  const { flick, turning } = isRecord(found) ? found : {};
  return {
    flick: FLICKS.find(each => each === flick) ?? USUAL.flick,
    turning: TURNINGS.find(each => each === turning) ?? USUAL.turning,
  };
}

const habits = observed(habitsIn(lastingDrawer));

export function chooseHabit(choice: Partial<Habits>): void {
  habits.set({ ...habits.now(), ...choice });
  lastingDrawer.write(NAME, habits.now());
}

export const useHabits = (): Habits => useObserved(habits);
