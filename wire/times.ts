// Apart from the schemas, which no page loads.
import type { Seating, Times } from './table.ts';

/** A table at other times. */
export const tableAt = (table: Seating, { since, left, at }: Times): Seating => ({
  ...table,
  sitters: table.sitters.map((sitter, seat) => ({ ...sitter, since: since[seat] ?? null, left: left?.[seat] ?? null })),
  at,
});
