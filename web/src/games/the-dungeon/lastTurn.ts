import type { Content, View } from '../../../../games/the-dungeon/index.ts';
import { characterOf, firstOut, isInside } from '../../../../games/the-dungeon/readers.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** TD-Q24: whether a seat has its last turn now, or has it still before it. */
export function hasLastTurn(content: Content, view: View, seat: Seat): boolean {
  const first = firstOut(content, view);
  if (first === undefined || content.until === 'all-out' || view.phase === 'over') return false;
  const last = content.until === 'round' ? content.first : first;
  const after = (each: Seat): number => (each - last + content.seats.length) % content.seats.length;
  return isInside(characterOf(view, seat)) && after(seat) >= after(view.turn);
}
