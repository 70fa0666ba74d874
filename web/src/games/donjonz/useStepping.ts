import { useRef } from 'react';
import type { Coordinates, Step, View } from '../../../../games/donjonz/index.ts';
import { useDesk } from './context.ts';
import { stepTo } from './walking.ts';

/** How a step gets from the hand to the table. */
export interface Stepping {
  /** Whether it was taken. */
  readonly take: (step: Step) => Promise<boolean>;
  /**
   * Whether the page shows which steps are open: not while a step is on its way, as long as what it led to is not shown, or
   * where somebody else decides.
   */
  readonly isSettled: () => boolean;
  /** Has the page say why the hero cannot step on a space that is not among the open ones. */
  readonly refuse: (space: Coordinates) => void;
}

export function useStepping(): Stepping {
  const { play } = useDesk();
  const { view } = play.now;
  const left = useRef<View>(undefined);
  const take = async (step: Step): Promise<boolean> => {
    left.current = view;
    const isTaken = await play.act(step);
    if (!isTaken) left.current = undefined;
    return isTaken;
  };
  const isSettled = (): boolean => !play.now.pending && play.actions.length > 0 && left.current !== view;
  return {
    take,
    isSettled,
    // What the page does not know to be refused is for the table to judge.
    refuse: space => void (isSettled() ? play.refuse(stepTo(space)) : take(stepTo(space))),
  };
}
