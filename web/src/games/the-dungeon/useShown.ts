import { useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { Desk } from './context.ts';

/** One's own sheet, until another is asked for; whoever sits down anew sees their own, who looks on whoever's turn it is. */
export function useShown(seat: Seat, turn: Seat): Pick<Desk, 'shown' | 'show'> {
  const [chosen, choose] = useState<{ readonly by: Seat; readonly seat: Seat }>();
  const usual = seat < 0 ? Math.max(turn, 0) : seat;
  return { shown: chosen?.by === seat ? chosen.seat : usual, show: next => choose({ by: seat, seat: next }) };
}
