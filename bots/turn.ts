import { type Game, isRefusal, type Kind } from '../kernel/game.ts';
import { accept } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import type { BotTurn } from '../kernel/session.ts';
import { botsOf } from './index.ts';

/** What a bot wants to do, for whoever judges it. It sits down anew each time: a reload would lose what it remembers. */
export function think<K extends Kind>(game: Game<K>, { start, bot: id, seat, view, luck }: BotTurn<K>): K['action'] {
  const bot = botsOf(game.id).find(each => each.id === id);
  if (!bot) throw new Error(`no bot ${id} plays ${game.id}`);
  return bot.sit({ rules: game.rules(start), seat, random: randomFrom(luck) })(view);
}

/** What a bot does, judged already, as far as its seat can judge it. */
export function decide<K extends Kind>(game: Game<K>, turn: BotTurn<K>): K['action'] {
  const { start, bot, seat, view, luck } = turn;
  const rules = game.rules(start);
  const action = accept(rules, rules.imagine(view, seat, randomFrom(luck)), seat, think(game, turn));
  if (isRefusal(action)) throw new Error(`${bot} plays ${game.id} against ${action.rule}`);
  return action;
}
