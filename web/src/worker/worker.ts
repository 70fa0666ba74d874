import { expose } from 'comlink';
import type { Kind } from '../../../kernel/game.ts';
import type { Heard, Question } from '../table/table.ts';
import type { Position } from '../table/thinker.ts';
import type { Coach } from './coach.ts';

const COACHES: Readonly<Record<string, () => Promise<Coach<Kind>>>> = {
  donjonz: async () => (await import('../games/donjonz/coach.ts')).coach as Coach<Kind>,
};

async function think(question: Question, position: Position<Kind>, heard: Heard): Promise<unknown> {
  const coach = await COACHES[position.start.game]?.();
  return coach?.[question](position, heard);
}

expose({ think });
