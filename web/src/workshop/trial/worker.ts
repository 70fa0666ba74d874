import { expose } from 'comlink';
import { loadMinds } from '../../../../bots/load.ts';
import { playTrial, type TrialMatch } from '../../../../bots/trial.ts';
import { loadGame } from '../../../../games/load.ts';
import type { GameId } from '../../../../games/shelf.ts';
import type { Outcome } from '../../../../kernel/game.ts';

export interface TrialOrder extends Pick<TrialMatch, 'options' | 'seed'> {
  readonly game: GameId;
  readonly matches: number;
}

/** Called after every match with how it came out. */
export type OnTried = (outcome: Outcome) => void;

async function tryOut({ game: id, options, seed, matches }: TrialOrder, heard: OnTried): Promise<void> {
  const [{ bots }, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  for (let number = 0; number < matches; number++) heard(playTrial(game, bots, { options, seed, number }));
}

expose({ tryOut });
