import { useState } from 'react';
import type { Seat } from '../../../../kernel/game.ts';
import type { DungeonPen, Event, EventName, View } from '../../../../games/dungeon-pen/index.ts';
import { cardOnTable } from '../../../../games/dungeon-pen/readers.ts';
import type { PlayProps } from '../module.ts';

/** The event card that lies open, and who drew it if that was seen. */
export interface Drawn {
  readonly card: EventName;
  readonly by?: Seat;
}

/** The card that lies open here, counted: a card that is turned up anew has another number. */
export interface TurnedUp extends Drawn {
  readonly number: number;
}

/** The card that is being carried out, else the last one that was laid aside. */
export function cardOn(view: View): Drawn | undefined {
  const open = cardOnTable(view);
  if (open) return { card: open.card, by: open.seat };
  const last = view.discards.at(-1);
  return last === undefined ? undefined : { card: last };
}

export function cardIn(events: readonly Event[] | null): Drawn | undefined {
  const drawn = events?.findLast(event => event.type === 'event-drawn');
  return drawn && { card: drawn.card, by: drawn.seat };
}

/** A view forgets cards that stay in force: what was seen last is remembered here. */
export function useLastCard({ now, events }: PlayProps<DungeonPen>): TurnedUp | undefined {
  const [seen, see] = useState(() => ({ now, drawn: turnUp(undefined, cardIn(events) ?? cardOn(now.view)) }));
  if (seen.now === now) return seen.drawn;
  const drawn = nextCard(seen.drawn, now.view, events);
  see({ now, drawn });
  return drawn;
}

/** A card is turned up when it is drawn, not when it is laid aside; after a jump only if it is another one. */
export function nextCard(
  last: TurnedUp | undefined,
  view: View,
  events: readonly Event[] | null,
): TurnedUp | undefined {
  const drawn = cardIn(events);
  if (drawn) return turnUp(last, drawn);
  const found = events === null ? cardOn(view) : last;
  return found?.card === last?.card ? last && { ...last, ...found } : turnUp(last, found);
}

const turnUp = (last: TurnedUp | undefined, drawn: Drawn | undefined): TurnedUp | undefined =>
  drawn && { ...drawn, number: (last?.number ?? 0) + 1 };
