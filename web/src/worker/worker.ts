import { expose } from 'comlink';
import { botsOf } from '../../../bots/index.ts';
import { decide } from '../../../bots/turn.ts';
import type { BotTurn } from '../../../kernel/session.ts';
import { gameById } from '../../../games/index.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Heard, Question } from '../table/table.ts';
import type { Position } from '../table/thinker.ts';
import type { Coach } from './coach.ts';

const COACHES: Readonly<Record<string, () => Promise<Coach<Kind>>>> = {
  donjonz: async () => (await import('../games/donjonz/coach.ts')).coach as Coach<Kind>,
  'dice-and-danger': async () => (await import('../games/dice-and-danger/coach.ts')).coach as unknown as Coach<Kind>,
};

async function think(question: Question, position: Position<Kind>, heard: Heard): Promise<unknown> {
  const coach = await COACHES[position.start.game]?.();
  const answer = coach ? coach[question](position, heard) : question === 'hint' ? strongestBot(position) : undefined;
  return answer ?? (question === 'hint' ? [] : undefined);
}

/** A game without a coach of its own hints at what its strongest bot would do. */
function strongestBot({ start, seat, view }: Position<Kind>): readonly Kind['action'][] | undefined {
  const game = gameById(start.game);
  const bot = botsOf(start.game).at(-1);
  return game && bot && [decide(game, { game: game.id, start, bot: bot.id, seat, view, luck: 'hint' })];
}

expose({
  think,
  bots: (game: string) => botsOf(game).map(({ id }) => id),
  decide: (turn: BotTurn<Kind>) => {
    const game = gameById(turn.game);
    if (!game) throw new Error(`no game ${turn.game}`);
    return decide(game, turn);
  },
});
