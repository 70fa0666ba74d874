import type { Table, Times } from './table.ts';

/** A table at other times. */
export const tableAt = (table: Table, { since, left, at }: Times): Table => ({
  ...table,
  sitters: table.sitters.map((sitter, seat) => ({ ...sitter, since: since[seat] ?? null, left: left?.[seat] ?? null })),
  at,
});
