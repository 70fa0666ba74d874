import { expose } from 'comlink';
import { type DailyRun, PAR_BOT, playDaily } from '../../../bots/daily.ts';
import { loadMinds } from '../../../bots/load.ts';
import { loadGame } from '../../../games/load.ts';
import type { Daily } from './history.ts';

/** Told after every action how many entries the run has. */
export type OnEntry = (entries: number) => void;

async function run({ game: id, number }: Daily, heard: OnEntry): Promise<DailyRun> {
  const [{ bots }, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  const bot = bots.find(each => each.id === PAR_BOT);
  const played = bot && playDaily(game, number, bot, heard);
  if (!played) throw new Error(`${id} has no daily deal ${number} that ${PAR_BOT} plays`);
  return played;
}

export interface ParWorker {
  run: typeof run;
}

expose({ run } satisfies ParWorker);
