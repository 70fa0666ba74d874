import type { Language } from '../../../../kernel/words.ts';
import type { Listed } from '../../../../wire/http.ts';
import { type GameId, isGameId } from '../../../../games/shelf.ts';

/** A match of a game that this page can open. */
export interface OpenableMatch extends Listed {
  readonly game: GameId;
}

export const linesOf = (matches: readonly Listed[]): readonly OpenableMatch[] =>
  matches.flatMap(match => (isGameId(match.game) ? [{ ...match, game: match.game }] : []));

export const isMyTurn = ({ waiting, own }: Pick<Listed, 'waiting' | 'own'>): boolean =>
  waiting.some(seat => own.includes(seat));

const urgency = (line: OpenableMatch): number =>
  isMyTurn(line) ? 0 : ({ playing: 1, gathering: 2, ended: 3 } as const)[line.phase];

/** Where one is waited for comes first, whose time is up soonest before the others; then what has changed last. */
export const mineFirst = (lines: readonly OpenableMatch[]): readonly OpenableMatch[] =>
  lines.toSorted((a, b) => urgency(a) - urgency(b) || dueOf(a) - dueOf(b) || b.changed - a.changed);

const NEVER = Number.MAX_SAFE_INTEGER;
const dueOf = (line: OpenableMatch): number => (isMyTurn(line) ? (line.due ?? NEVER) : NEVER);

/** Which public tables somebody looks for. */
export interface Wanted {
  readonly game: GameId | undefined;
  readonly pace: 'live' | 'turns' | undefined;
  readonly language: Language | undefined;
}

/** A table that does not say what is spoken there is everybody's. */
export const matching = (lines: readonly OpenableMatch[], { game, pace, language }: Wanted): readonly OpenableMatch[] =>
  lines.filter(
    ({ game: played, terms }) =>
      played === (game ?? played) &&
      (!pace || terms?.pace === pace) &&
      (!language || (terms?.language ?? language) === language),
  );

/** Whom a match waits for, by name. */
export const awaited = ({ names, waiting }: Listed): readonly string[] => waiting.flatMap(seat => names[seat] || []);

/** Who sits there besides oneself; open seats have no name. */
export const othersAt = ({ names, own }: Listed): readonly string[] =>
  names.filter((name, seat) => name !== '' && !own.includes(seat));

export interface Hall {
  readonly open: readonly OpenableMatch[];
  readonly running: readonly OpenableMatch[];
}

/** The public tables of others: those with a free seat, and those to look on at. */
export function hallOf(lines: readonly OpenableMatch[]): Hall {
  const others = lines.filter(({ own }) => own.length === 0);
  return {
    open: others.filter(({ phase, open }) => phase === 'gathering' && open > 0),
    running: others.filter(({ phase }) => phase === 'playing'),
  };
}
