import type { Sitter } from '../../../../wire/table.ts';
import type { RoomNow } from '../room.ts';

export const isOpenSeat = ({ person, bot }: Sitter): boolean => !person && bot === null;

/** Who is still asked whether they are ready, by name: nobody where a full table begins at once, and never the host. */
export function unreadyIn({ head, table: { sitters, host } }: Pick<RoomNow, 'head' | 'table'>): readonly string[] {
  if (head.terms.begins !== 'ready') return [];
  return sitters.flatMap(({ person, ready, name }, seat) => (person && !ready && seat !== host ? [name] : []));
}
