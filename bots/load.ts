import type { GameId } from '../games/shelf.ts';
import type { Kind, Rules } from '../kernel/game.ts';
import type { Bot } from './bot.ts';
import type { Coach } from './coach.ts';
import type { Aiming } from './eye-and-hand.ts';
import { random } from './random.ts';
import type { Valuation } from './valuation.ts';

/** Who plays a game, weakest first (see `LEVELS`), and who advises on it. */
export interface Minds {
  readonly bots: readonly Bot<Kind>[];
  readonly coach: Coach<Kind>;
  /** What positions of a match are worth, for a game whose ended matches can be analysed, if this match can be. */
  readonly valuation?: (rules: Rules<Kind>) => Valuation<Kind> | undefined;
  /** How good aims are, for a game whose seats aim. */
  readonly aiming?: (rules: Rules<Kind>) => Aiming<Kind> | undefined;
}

/**
 * The minds in the folder of a game, found by its name. From here on nobody knows which game it is: they are only ever
 * given views of their own.
 */
export async function loadMinds(id: GameId): Promise<Minds> {
  const { bots, ...others } = (await import(`./${id}/index.ts`)) as Minds;
  return { ...others, bots: [random, ...bots] };
}
