import { usualBot } from '../../../bots/levels.ts';
import { botName } from '../../../bots/names.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Sitter } from '../../../wire/table.ts';

/** What every table tells of who sits in a seat: a person, who may have no name, or the bot of that id. */
export type NamedSitter = Pick<Sitter, 'name' | 'bot'>;

export interface SeatLimits {
  readonly min: number;
  readonly max: number;
}

export const personCalled = (name = ''): NamedSitter => ({ name, bot: null });

/** Names as they are kept: a name that was cut may end with a blank. */
export const withTidyNames = (sitters: readonly NamedSitter[]): readonly NamedSitter[] =>
  sitters.map(sitter => ({ ...sitter, name: sitter.name.trim() }));

export const botAt = (seat: Seat, bot: string): NamedSitter => ({ name: botName(seat), bot });

export const strangers = (seats: number): readonly NamedSitter[] => Array.from({ length: seats }, () => personCalled());

export const peopleAmong = (sitters: readonly NamedSitter[]): readonly Seat[] =>
  sitters.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** The table as it is laid before anybody has chosen: one person, and bots where the game wants more. */
export function usualSitters(
  { min }: SeatLimits,
  bots: readonly string[],
  names: readonly string[],
): readonly NamedSitter[] {
  const bot = usualBot(bots);
  return Array.from({ length: min }, (_, seat) =>
    seat === 0 || bot === undefined ? personCalled(names[seat]) : botAt(seat, bot),
  );
}

const PERSON = 'person';
const SIGN = /^[a-z][a-z0-9-]*$/;

/** Whether that can be the id of a bot, be there such a one or not. */
export const isBotId = (sign: unknown): sign is string => typeof sign === 'string' && SIGN.test(sign);

/** Who sits where, as a link writes it: "person,easy,easy". */
export const writeSitters = (sitters: readonly NamedSitter[]): string =>
  sitters.map(({ bot }) => bot ?? PERSON).join(',');

/** The sitters that a link asks for, called by the names that are known here; undefined when the game has no such table. */
export function readSitters(
  text: string,
  { min, max }: SeatLimits,
  names: readonly string[],
): readonly NamedSitter[] | undefined {
  const signs = text.split(',');
  if (signs.length < min || signs.length > max || !signs.includes(PERSON)) return undefined;
  if (!signs.every(isBotId)) return undefined;
  return signs.map((sign, seat) => (sign === PERSON ? personCalled(names[seat]) : botAt(seat, sign)));
}
