import type { Seat } from '../../../kernel/game.ts';
import type { Names, Reader } from '../../../kernel/words.ts';
import type { NamedSitter } from '../table/sitters.ts';
import type { InterfaceWords } from '../words/en.ts';

/** How those at the table are called; who has no name is called by the seat. */
export const namesOf = (sitters: readonly NamedSitter[], { nameless }: Pick<InterfaceWords, 'nameless'>): Names =>
  sitters.map(({ name }, seat) => (name === '' ? nameless(seat + 1) : name));

/** Whom sentences call "you": the only person in front of the page. */
export const readerAmong = (own: readonly Seat[]): Reader => (own.length === 1 ? own[0] : undefined);

/** Which bot sits in a seat; nothing for a person. */
export function botLabel(
  sitter: NamedSitter | undefined,
  { seats }: Pick<InterfaceWords, 'seats'>,
): string | undefined {
  const bot = sitter?.bot ?? undefined;
  return bot === undefined ? undefined : (seats.bots[bot] ?? bot);
}
