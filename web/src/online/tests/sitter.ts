import type { Sitter } from '../../../../wire/table.ts';

/** Somebody who is here, and for whom the match waits since then. */
export const sitter = (name: string, since: number | null): Sitter => ({
  name,
  person: true,
  bot: null,
  here: true,
  since,
  left: null,
  forfeited: null,
});
