import type { Kind, Seat } from '../../../kernel/game.ts';
import type { Now, Table } from '../table/table.ts';
import type { InterfaceWords } from '../words/en.ts';

/**
 * How far whoever watches others may skip: to their own turn; where they have none left, to what has happened by now,
 * or to the end, if only bots still play for it.
 */
export type Destination = 'turn' | 'now' | 'end';

export function destinationOf<K extends Kind>(
  { sitters, own }: Pick<Table<K>, 'sitters' | 'own'>,
  { waiting }: Pick<Now<K>, 'waiting'>,
  isOut: (seat: Seat) => boolean,
): Destination {
  if (waiting.length === 0) return 'end';
  if (own.some(seat => !isOut(seat))) return 'turn';
  return sitters.every(({ bot }, seat) => bot || isOut(seat)) ? 'end' : 'now';
}

const LABELS = { turn: 'skipToMyTurn', now: 'skipToNow', end: 'skipToEnd' } as const satisfies Record<
  Destination,
  keyof InterfaceWords['table']
>;

export const skipLabel = (destination: Destination, { table }: Pick<InterfaceWords, 'table'>): string =>
  table[LABELS[destination]];
