import { botsOf } from '../../bots/index.ts';
import { think } from '../../bots/turn.ts';
import type { BotTurn } from '../../kernel/session.ts';
import { gameById } from '../../games/index.ts';
import type { Kind } from '../../kernel/game.ts';

/** What runs in a thread of its own: one turn of one bot. */
export default function thinkOf(turn: BotTurn<Kind>): Kind['action'] {
  const game = gameById(turn.game);
  if (!game) throw new Error(`no game ${turn.game}`);
  return think(game, botsOf(game.id), turn);
}
