import { useEffect, useState } from 'react';
import type { Kind, Seat } from '../../../kernel/game.ts';
import { settingsKeeper } from '../settings.ts';
import { PACE_MS } from '../table/pace.ts';
import type { Table } from '../table/table.ts';
import type { Play } from '../table/usePlay.ts';
import { type Front, frontOf } from './front.ts';

export interface AtScreen {
  readonly front: Front;
  /** Somebody says who sits in front of the screen now. */
  readonly sitDown: (seat: Seat) => void;
}

/** Who sits in front of the screen. Where nobody has to look away, the seats change by themselves. */
export function useFront(table: Table<Kind>, { sitting, say }: Play<Kind>, isSecret: boolean): AtScreen {
  const [isKnown, setKnown] = useState(false);
  const front: Front = sitting ? frontOf(sitting.now, { people: table.own, isSecret, isKnown }) : { type: 'stay' };
  const next = front.type === 'turn' ? front.to : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const pause = settingsKeeper().now().motion === 'still' ? 0 : PACE_MS;
    const timer = setTimeout(() => void table.sit(next), pause);
    return () => clearTimeout(timer);
  }, [table, next]);
  const sitDown = (seat: Seat): void => {
    setKnown(true);
    say(undefined);
    void table.sit(seat);
    document.getElementById('content')?.focus();
  };
  return { front, sitDown };
}
