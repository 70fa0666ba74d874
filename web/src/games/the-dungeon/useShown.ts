import { useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { Desk } from './context.ts';

/** One's own sheet, until another is asked for; whoever sits down anew sees their own. */
export function useShown(seat: Seat): Pick<Desk, 'shown' | 'show'> {
  const [chosen, choose] = useState({ by: seat, seat });
  return { shown: chosen.by === seat ? chosen.seat : seat, show: next => choose({ by: seat, seat: next }) };
}
