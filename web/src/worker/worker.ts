import { expose } from 'comlink';
import { loadMinds } from '../../../bots/load.ts';
import { rulesOf, think } from '../../../bots/turn.ts';
import { loadGame } from '../../../games/load.ts';
import { type GameId, isGameId } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { BotTurn } from '../../../kernel/session.ts';
import type { Counsel, OnProgress, CounselQuestion } from '../table/table.ts';
import type { AskedPosition } from '../table/thinker.ts';

function gameNamed(id: string): GameId {
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  return id;
}

async function advise(
  question: CounselQuestion,
  { start, ...about }: AskedPosition<Kind>,
  heard: OnProgress,
): Promise<Counsel<Kind>[CounselQuestion]> {
  const id = gameNamed(start.game);
  const [{ coach }, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  const position = { ...about, rules: rulesOf(game, start) };
  return question === 'hint' ? coach.hint(position) : coach.review?.(position, heard);
}

async function decide(turn: BotTurn<Kind>): Promise<Kind['action']> {
  const id = gameNamed(turn.game);
  const [{ bots }, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  return think(game, bots, turn);
}

expose({
  think: advise,
  bots: async (game: string) => (await loadMinds(gameNamed(game))).bots.map(({ id }) => id),
  decide,
});
