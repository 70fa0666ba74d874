import { botsOf } from '../../bots/index.ts';
import { playTrial } from '../../bots/trial.ts';
import { think } from '../../bots/turn.ts';
import type { BotTurn } from '../../kernel/session.ts';
import { gameById } from '../../games/index.ts';
import type { Game, Kind, Outcome } from '../../kernel/game.ts';
import type { TriedMatch } from './trying.ts';

/** What runs in a thread of its own: one turn of one bot. */
export default function thinkOf(turn: BotTurn<Kind>): Kind['action'] {
  const game = known(turn.game);
  return think(game, botsOf(game.id), turn);
}

/** And one match that bots play on somebody's work. */
export function tryOut(match: TriedMatch): Outcome {
  const game = known(match.game);
  return playTrial(game, botsOf(game.id), match);
}

function known(id: string): Game<Kind> {
  const game = gameById(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
