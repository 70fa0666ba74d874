import type { GameId } from '../games/shelf.ts';
import type { Kind } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import type { Coach } from './coach.ts';
import { random } from './random.ts';

/** Who plays a game, weakest first (see `LEVELS`), and who advises on it. */
export interface Minds {
  readonly bots: readonly Bot<Kind>[];
  readonly coach: Coach<Kind>;
}

/**
 * The minds in the folder of a game, found by its name. From here on nobody knows which game it is: they are only ever
 * given views of their own.
 */
export async function loadMinds(id: GameId): Promise<Minds> {
  const { bots, coach } = (await import(`./${id}/index.ts`)) as Minds;
  return { bots: [random, ...bots], coach };
}
