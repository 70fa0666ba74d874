import type { Seat } from '../../../../kernel/game.ts';
import type { Sitter } from '../../../../wire/table.ts';
import type { RoomNow } from '../room.ts';

export const isOpenSeat = ({ person, bot }: Sitter): boolean => !person && bot === null;

/** Who is still asked whether they are ready, by name: nobody where a full table begins at once, and never the host. */
export function unreadyIn({ head, table: { sitters, host } }: Pick<RoomNow, 'head' | 'table'>): readonly string[] {
  if (head.terms.begins !== 'ready') return [];
  return sitters.flatMap(({ person, ready, name }, seat) => (person && !ready && seat !== host ? [name] : []));
}

type Gathered = Pick<RoomNow, 'head' | 'table'>;

/** Who of the match before is to sit in an open seat, and sits nowhere yet. */
export function missedAt({ head, table: { sitters } }: Gathered, seat: Seat): string | undefined {
  const name = head.before?.sitters[seat]?.name ?? '';
  const sitter = sitters[seat];
  const isThere = sitters.some(each => each.person && each.name === name);
  return name === '' || isThere || !sitter || !isOpenSeat(sitter) ? undefined : name;
}

/** Whom a table waits for at which people play again, by name. */
export const missedIn = (now: Gathered): readonly string[] =>
  now.table.sitters.flatMap((_, seat) => missedAt(now, seat) ?? []);
