import { isGameId, SHELF } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import { loadMinds } from './load.ts';
import { random } from './random.ts';

/** By the name of the game. */
const MINDS = Object.fromEntries(await Promise.all(SHELF.map(async id => [id, await loadMinds(id)] as const)));

/** The bots that can sit down at a game, weakest first; at a game that is not on the shelf, the careless one. */
export function botsOf(game: string): readonly Bot<Kind>[] {
  return (isGameId(game) && MINDS[game]?.bots) || [random];
}

export type { Bot, Decide, BotSeat } from './bot.ts';
