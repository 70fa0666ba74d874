import type { Kind } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import { easy } from './donjonz/index.ts';
import { random } from './random.ts';

/** The bots that can sit down at a game, weakest first. */
export function botsOf(gameId: string): readonly Bot<Kind>[] {
  return [random, ...(BOTS[gameId] ?? [])];
}

const BOTS: Readonly<Record<string, readonly Bot<Kind>[]>> = { donjonz: [easy as Bot<Kind>] };

export type { Bot, Decide, Place } from './bot.ts';
