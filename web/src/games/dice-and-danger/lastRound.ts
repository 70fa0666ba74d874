import type { Event, Node } from '../../../../games/dice-and-danger/index.ts';
import type { Seat } from '../../../../kernel/game.ts';

/** What a seat crossed out in the round that was settled last; undefined as long as there was none. */
export function lastMarksOf(told: readonly Event[], seat: Seat): readonly Node[] | undefined {
  const begin = told.findLastIndex(event => event.type === 'round-shown' && event.seat === seat);
  if (begin === -1) return undefined;
  return [...new Set(told.slice(begin).flatMap(event => crossedBy(event, seat)))];
}

function crossedBy(event: Event, seat: Seat): readonly Node[] {
  if (event.type === 'round-shown' && event.seat === seat) return [...event.spaces, ...event.rooms];
  return event.type === 'free-damage' && event.seat === seat ? [event.room] : [];
}

/** How many steps the pairs of this round can be taken back by: they themselves, and what was said of free damage since. */
export function stepsSinceSplit(told: readonly Event[]): number {
  const round = told.slice(told.findLastIndex(({ type }) => type === 'dice-rolled') + 1);
  return round.filter(({ type }) => type === 'dice-split' || type === 'free-damage-chosen').length;
}
