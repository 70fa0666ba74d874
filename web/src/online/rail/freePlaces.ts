import type { Seat } from '../../../../kernel/game.ts';
import type { RoomNow } from '../room.ts';

/** The seats of bots that somebody may still take, as the table agreed. */
export function freePlaces({ head, table }: RoomNow): readonly Seat[] {
  if (table.phase !== 'playing' || !head.terms.joining) return [];
  return table.sitters.flatMap(({ person, forfeited }, seat) => (person || forfeited ? [] : [seat]));
}
