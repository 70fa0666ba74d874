import type { Names } from '../../../kernel/words.ts';
import type { Sitter } from '../table/sitters.ts';
import type { InterfaceWords } from '../words/en.ts';

/** How those at the table are called; who has no name is called by the seat. */
export const namesOf = (sitters: readonly Sitter[], { nameless }: Pick<InterfaceWords, 'nameless'>): Names =>
  sitters.map(({ name }, seat) => (name === '' ? nameless(seat + 1) : name));

/** Which bot sits in a seat; nothing for a person. */
export function botLabel(sitter: Sitter | undefined, { seats }: Pick<InterfaceWords, 'seats'>): string | undefined {
  const bot = sitter?.bot ?? undefined;
  return bot === undefined ? undefined : (seats.bots[bot] ?? bot);
}
