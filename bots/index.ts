import type { Kind } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import { easy as easyAtDice } from './dice-and-danger/easy.ts';
import { easy as easyAtDonjonz } from './donjonz/index.ts';
import { easy as easyAtPencils } from './dungeon-pen/index.ts';
import { random } from './random.ts';
import { easy as easyAtTheDungeon } from './the-dungeon/index.ts';

/** The bots that can sit down at a game, weakest first. */
export function botsOf(gameId: string): readonly Bot<Kind>[] {
  return [random, ...(BOTS[gameId] ?? [])];
}

/** From here on nobody knows which game it is: a bot is only ever given views of its own game. */
function seated<K extends Kind>(...bots: readonly Bot<K>[]): readonly Bot<Kind>[] {
  return bots as unknown as readonly Bot<Kind>[];
}

const BOTS: Readonly<Record<string, readonly Bot<Kind>[]>> = {
  donjonz: seated(easyAtDonjonz),
  'dice-and-danger': seated(easyAtDice),
  'dungeon-pen': seated(easyAtPencils),
  'the-dungeon': seated(easyAtTheDungeon),
};

export type { Bot, Decide, Place } from './bot.ts';
