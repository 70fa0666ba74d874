import type { Action } from '../../../../games/the-dungeon/index.ts';
import type { Timing } from '../../play/scene.ts';

/** The only thing that there is to do. What could be put down here can be put down a tile further, or next turn. */
export function onlyAction(actions: readonly Action[]): Action | undefined {
  const [only, ...others] = actions.filter(({ type }) => type !== 'drop');
  return others.length === 0 ? only : undefined;
}

const GLANCE: Timing = { calm: 350, brisk: 200, still: 350 };
const READING: Timing = { calm: 1500, brisk: 900, still: 1500 };

const AT_A_GLANCE: readonly Action['type'][] = ['go', 'lay', 'end', 'pass', 'set-out'];

/** What the tile wants is read before it is met. */
export const pauseBefore = ({ type }: Action): Timing => (AT_A_GLANCE.includes(type) ? GLANCE : READING);
