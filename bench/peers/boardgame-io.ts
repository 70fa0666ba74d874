import type { Game, State } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import type { Random } from '../../kernel/game.ts';

/** Is told the state before each move and which of the listed moves is taken. */
export type Watch<G> = (state: G, index: number) => void;

/**
 * Random matches by boardgame.io's own reducer, in the way of its own bots: the moves that `ai.enumerate` lists, one of
 * them reduced. No client, no store, no network; the choice is drawn by our generator, which is faster than its own.
 */
export function matchesOf<G>(game: Game<G>, seats: number, watch?: Watch<G>): (random: Random) => G {
  const processed = ProcessGameConfig(game as Game);
  const reduce = CreateGameReducer({ game: processed });
  const enumerate = game.ai?.enumerate;
  if (!enumerate) throw new Error(`${game.name} lists no moves`);
  const bot = new RandomBot({ enumerate });
  let count = 0;
  return random => {
    let state: State<G> = InitializeGame({ game: { ...processed, seed: count++ }, numPlayers: seats });
    while (state.ctx.gameover === undefined) {
      const moves = bot.enumerate(state.G, state.ctx, state.ctx.currentPlayer);
      const index = random(moves.length);
      const move = moves[index];
      if (!move) throw new Error('no move is listed');
      watch?.(state.G, index);
      state = reduce(state, move);
    }
    return state.G;
  };
}
