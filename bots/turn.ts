import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import { accept } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import type { BotTurn } from '../kernel/session.ts';
import { botsOf } from './index.ts';

/** The bot sits down anew for each decision: what it might remember would be lost by a reload. */
export function decide<K extends Kind>(game: Game<K>, { start, bot: id, seat, view, luck }: BotTurn<K>): K['action'] {
  const bot = botsOf(game.id).find(each => each.id === id);
  if (!bot) throw new Error(`no bot ${id} plays ${game.id}`);
  const rules = game.rules(start);
  const decision = bot.sit({ rules, seat, random: randomFrom(luck) })(view);
  const action = accept(rules, rules.imagine(view, seat, randomFrom(luck)), seat, decision);
  if (isRefusal(action)) throw new Error(`${id} plays ${game.id} against ${action.rule}`);
  return action;
}
