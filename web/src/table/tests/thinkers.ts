import { botsOf } from '../../../../bots/index.ts';
import { think } from '../../../../bots/turn.ts';
import type { BotTurn } from '../../../../kernel/session.ts';
import type { Game, Kind } from '../../../../kernel/game.ts';
import type { Bot } from '../../../../bots/bot.ts';
import type { Thinker } from '../thinker.ts';

/** Nobody who could think: as where the browser starts no worker. */
export const silent: Thinker = { think: async () => undefined, bots: async () => [], decide: async () => undefined };

/** The bots themselves, in the same thread. Every turn that they were given is noted down. */
export function botsAtHand<K extends Kind>(game: Game<K>, turns: BotTurn<K>[] = []): Thinker {
  return {
    ...silent,
    decide: async turn => {
      turns.push(turn as unknown as BotTurn<K>);
      return think(game, botsOf(game.id) as readonly unknown[] as readonly Bot<K>[], turn as unknown as BotTurn<K>);
    },
  };
}
