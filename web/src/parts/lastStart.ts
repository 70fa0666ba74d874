import { isRefusal, type Kind } from '../../../kernel/game.ts';
import { isRecord } from '../../../kernel/plain.ts';
import { readTexts, type Texts } from '../../../kernel/options.ts';
import { type Drawer, lastingDrawer } from '../drawer.ts';
import type { GameModule } from '../games/module.ts';
import { botAt, isBotId, type NamedSitter, personCalled } from '../table/sitters.ts';

/** What a game was begun with the last time: who sat where, and what was agreed on. */
export interface LastStart {
  readonly sitters: readonly NamedSitter[];
  readonly texts: Texts;
  /** Whether its dice were real. */
  readonly isTyped: boolean;
}

type Played = Pick<GameModule<Kind>['game'], 'id' | 'seats' | 'options' | 'readOptions'>;

const nameOf = ({ id }: Pick<Played, 'id'>): string => `start/${id}`;

export function rememberStart(
  game: Played,
  { sitters, texts, isTyped }: LastStart,
  drawer: Drawer = lastingDrawer,
): void {
  drawer.write(nameOf(game), { sitters: sitters.map(({ name, bot }) => [name, bot]), texts, isTyped });
}

/** Nothing where nothing was kept, or what was kept cannot be played any more: anybody may have written there. */
export function lastStart(game: Played, drawer: Drawer = lastingDrawer): LastStart | undefined {
  const found = drawer.read(nameOf(game));
  if (!isRecord(found) || !Array.isArray(found.sitters)) return undefined;
  const sitters = found.sitters.map(sitterIn);
  const isSeated = sitters.length >= game.seats.min && sitters.length <= game.seats.max;
  if (!isSeated || !sitters.some(({ bot }) => bot === null)) return undefined;
  return { sitters, texts: textsIn(game, found.texts, sitters.length), isTyped: found.isTyped === true };
}

function sitterIn(found: unknown, seat: number): NamedSitter {
  const [name, bot]: readonly unknown[] = Array.isArray(found) ? found : [];
  if (isBotId(bot)) return botAt(seat, bot);
  return personCalled(typeof name === 'string' ? name : undefined);
}

/** Those who can sit down: a bot that is gone leaves its seat to a person. */
export const seatable = (sitters: readonly NamedSitter[], bots: readonly string[]): readonly NamedSitter[] =>
  sitters.map(sitter => (sitter.bot === null || bots.includes(sitter.bot) ? sitter : personCalled()));

function textsIn(game: Played, found: unknown, seats: number): Texts {
  const entries = isRecord(found) ? Object.entries(found) : [];
  const texts = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return isRefusal(game.readOptions(readTexts(game, texts), seats)) ? {} : texts;
}
