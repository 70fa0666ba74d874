import type { Seat } from '../../../../kernel/game.ts';
import type { RoomNow } from '../room.ts';

type At = Pick<RoomNow, 'own' | 'acted'> & { readonly table: Pick<RoomNow['table'], 'sitters'> };

/** For whom of those at this page a step is taken back: whoever took the last one, else whoever is waited for. */
export function askerOf({ own, acted, table: { sitters } }: At): Seat | undefined {
  if (acted !== undefined && own.includes(acted)) return acted;
  return own.find(seat => sitters[seat]?.since !== null) ?? own[0];
}
