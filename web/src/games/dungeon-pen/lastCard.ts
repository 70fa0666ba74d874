import { useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { DungeonPen, Event, EventName, View } from '../../../../games/dungeon-pen/index.ts';
import type { PlayProps } from '../module.ts';

/** The event card that lies open, and who drew it if that was seen. */
export interface Drawn {
  readonly card: EventName;
  readonly by?: Seat;
}

/** The card that is being carried out, else the last one that was laid aside. */
export function cardOn({ agenda, discards }: View): Drawn | undefined {
  const step = agenda.findLast(waiting => waiting.type === 'discard');
  if (step) return { card: step.card, by: step.seat };
  const last = discards.at(-1);
  return last === undefined ? undefined : { card: last };
}

export function cardIn(events: readonly Event[] | null): Drawn | undefined {
  const drawn = events?.findLast(event => event.type === 'event-drawn');
  return drawn && { card: drawn.card, by: drawn.seat };
}

/** A view forgets cards that stay in force: what was seen last is remembered here. */
export function useLastCard({ now, events }: PlayProps<DungeonPen>): Drawn | undefined {
  const [seen, see] = useState({ now, drawn: cardIn(events) ?? cardOn(now.view) });
  if (seen.now === now) return seen.drawn;
  const drawn = cardIn(events) ?? (events === null ? cardOn(now.view) : seen.drawn);
  see({ now, drawn });
  return drawn;
}
