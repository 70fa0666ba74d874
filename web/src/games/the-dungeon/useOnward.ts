import { useEffect, useEffectEvent } from 'react';
import type { Action, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import type { PlayProps } from '../module.ts';
import { useHabits } from './habits.ts';
import { nameOf, onlyAction } from './onward.ts';

/** What will be done by itself, and when. */
export interface Onward {
  readonly action: Action;
  readonly ms: number;
}

/** Does what is the only thing to do, once the stage says that there was time to see it. */
export function useOnward(
  { actions, now, act, lapse }: PlayProps<TheDungeon>,
  { isUnderWay }: { readonly isUnderWay: boolean },
): Onward | undefined {
  const { onward } = useHabits();
  const isMeant = onward !== 'by-hand' && lapse?.name === nameOf(now.decision) && !now.pending && !isUnderWay;
  const action = isMeant ? onlyAction(actions) : undefined;
  const due = action && lapse?.isOver === true ? now.decision : undefined;
  const goOn = useEffectEvent(() => action && void act(action));
  useEffect(() => {
    if (due !== undefined) goOn();
  }, [due]);
  return action && lapse ? { action, ms: lapse.ms } : undefined;
}
