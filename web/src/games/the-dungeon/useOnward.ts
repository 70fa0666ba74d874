import { useEffect, useEffectEvent } from 'react';
import type { Action, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import { later } from '../../play/clock.ts';
import { lastingOf } from '../../play/scene.ts';
import { useSettings } from '../../settings.ts';
import type { PlayProps } from '../module.ts';
import { useHabits } from './habits.ts';
import { onlyAction, pauseBefore } from './onward.ts';

/** What will be done by itself, and when. */
export interface Onward {
  readonly action: Action;
  readonly ms: number;
}

/**
 * Does what is the only thing to do, once there was time to see it. Whoever has taken a step back, or has just come to the
 * table, goes on by hand.
 */
export function useOnward(
  play: PlayProps<TheDungeon>,
  { isUnderWay }: { readonly isUnderWay: boolean },
): Onward | undefined {
  const { onward } = useHabits();
  const tempo = useSettings();
  const { actions, events, now, act } = play;
  const isMeant = onward === 'by-itself' && events !== null && !now.pending && !isUnderWay;
  const action = isMeant ? onlyAction(actions) : undefined;
  const ms = action ? lastingOf(pauseBefore(action), tempo) : undefined;
  const { decision } = now;
  const goOn = useEffectEvent((meant: number) => action && meant === decision && void act(action));
  useEffect(() => {
    if (ms === undefined) return undefined;
    return later(ms, () => goOn(decision));
  }, [ms, decision]);
  return action && ms !== undefined ? { action, ms } : undefined;
}
