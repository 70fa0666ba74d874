import type { Action, TheDungeon } from '../../../../games/the-dungeon/index.ts';
import type { Lapse } from '../../stage/lapse.ts';
import { lastingOf, type Tempo, type Timing } from '../../stage/scene.ts';
import type { Moment } from '../../stage/stage.ts';
import type { OnwardHabit } from './habits.ts';

/** The only thing that there is to do. What could be put down here can be put down a tile further, or next turn. */
export function onlyAction(actions: readonly Action[]): Action | undefined {
  const [only, ...others] = actions.filter(({ type }) => type !== 'drop');
  return others.length === 0 ? only : undefined;
}

const GLANCE: Timing = { calm: 350, brisk: 200, still: 350 };
const READING: Timing = { calm: 1500, brisk: 900, still: 1500 };

const AT_A_GLANCE: readonly Action['type'][] = ['go', 'lay', 'end', 'pass', 'set-out'];

/** Whether it is met, and has to be read first. */
const wantsReading = ({ type }: Action): boolean => !AT_A_GLANCE.includes(type);

/** What the tile wants is read before it is met. */
export const pauseBefore = (action: Action): Timing => (wantsReading(action) ? READING : GLANCE);

/** What waits for whoever has not said yet that it may be met by itself. */
export function waitsFor(actions: readonly Action[], habit: OnwardHabit): Action | undefined {
  const only = onlyAction(actions);
  return habit === 'steps' && only && wantsReading(only) ? only : undefined;
}

/**
 * Once there was time to see it, the only thing to do is done. Whoever has taken a step back, or has just come to the table,
 * goes on by hand.
 */
export function lapseOf(
  { now, actions, events }: Moment<TheDungeon>,
  tempo: Tempo,
  habit: OnwardHabit,
): Lapse | undefined {
  const isByHand = events === null || now.pending || habit === 'by-hand' || waitsFor(actions, habit) !== undefined;
  const action = isByHand ? undefined : onlyAction(actions);
  return action && { name: nameOf(now.decision), ms: lastingOf(pauseBefore(action), tempo), acts: true };
}

/** A lapse belongs to one decision. */
export const nameOf = (decision: number): string => `onward/${decision}`;
