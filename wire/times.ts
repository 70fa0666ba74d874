import type { Seating, Times } from './table.ts';

/** Of a table what passes: all that an ordinary move changes. */
export function timesOf({ sitters, at }: Seating): Times {
  const since = sitters.map(sitter => sitter.since);
  const left = sitters.map(sitter => sitter.left);
  return left.every(time => time === null) ? { since, at } : { since, left, at };
}

/** A table at other times. */
export const tableAt = (table: Seating, { since, left, at }: Times): Seating => ({
  ...table,
  sitters: table.sitters.map((sitter, seat) => ({ ...sitter, since: since[seat] ?? null, left: left?.[seat] ?? null })),
  at,
});
