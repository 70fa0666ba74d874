import { type Game, isRefusal, type Kind, type Seat, type Start } from '../kernel/game.ts';
import { accept } from '../kernel/match.ts';
import { randomFrom } from '../kernel/random.ts';
import { botsOf } from './index.ts';

/** What a bot in a seat is told when it has to decide: what its seat may know, and nothing of the seed. */
export interface Turn<K extends Kind> {
  readonly game: string;
  readonly start: Start<K>;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: K['view'];
  /** Names the bot's own randomness: equal for equal decisions of a match. */
  readonly luck: string;
}

/** The bot sits down anew for each decision: what it might remember would be lost by a reload. */
export function decide<K extends Kind>(game: Game<K>, { start, bot: id, seat, view, luck }: Turn<K>): K['action'] {
  const bot = botsOf(game.id).find(each => each.id === id);
  if (!bot) throw new Error(`no bot ${id} plays ${game.id}`);
  const rules = game.rules(start);
  const decision = bot.sit({ rules, options: start.options, seat, random: randomFrom(luck) })(view);
  const action = accept(rules, rules.imagine(view, seat, randomFrom(luck)), seat, decision);
  if (isRefusal(action)) throw new Error(`${id} plays ${game.id} against ${action.rule}`);
  return action;
}
