import { expose } from 'comlink';
import type { OnProgress } from '../../../bots/coach.ts';
import { type Coached, coached } from '../../../bots/coaching.ts';
import { loadMinds } from '../../../bots/load.ts';
import { loadGame } from '../../../games/load.ts';
import { isGameId } from '../../../games/shelf.ts';
import type { Kind } from '../../../kernel/game.ts';
import type { Transcript } from '../../../kernel/match.ts';
import { replay } from '../../../kernel/transcript.ts';

async function analyse(transcript: Transcript<Kind>, heard: OnProgress): Promise<Coached | undefined> {
  const id = transcript.game;
  if (!isGameId(id)) throw new Error(`no game ${id}`);
  const [minds, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  return coached(minds, replay(game, transcript), heard);
}

export interface Analyser {
  analyse: typeof analyse;
}

expose({ analyse } satisfies Analyser);
