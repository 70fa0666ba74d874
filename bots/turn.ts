import type { Game, Kind, Rules, Start } from '../kernel/game.ts';
import { same } from '../kernel/plain.ts';
import { randomFrom } from '../kernel/random.ts';
import type { BotTurn } from '../kernel/session.ts';
import type { Bot } from './bot.ts';

/** What a bot wants to do, for whoever judges it. It sits down anew each time: a reload would lose what it remembers. */
export function think<K extends Kind>(
  game: Game<K>,
  bots: readonly Bot<K>[],
  { start, bot: id, seat, view, luck }: BotTurn<K>,
): K['action'] {
  const bot = bots.find(each => each.id === id);
  if (!bot) throw new Error(`no bot ${id} plays ${game.id}`);
  return bot.sit({ rules: rulesOf(game, start), seat, random: randomFrom(luck) })(view);
}

let last: { readonly game: object; readonly start: object; readonly rules: object } | undefined;

/** The rules of a match; those asked for last are kept, since a bot decides many times in one match. */
export function rulesOf<K extends Kind>(game: Game<K>, { version, seats, options }: Start<K>): Rules<K> {
  const start = { version, seats, options };
  if (last?.game !== game || !same(last.start, start)) last = { game, start, rules: game.rules(start) };
  return last.rules as Rules<K>;
}
