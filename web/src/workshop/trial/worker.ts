import { expose } from 'comlink';
import { loadMinds } from '../../../../bots/load.ts';
import { playMatch } from '../../../../bots/match.ts';
import { loadGame } from '../../../../games/load.ts';
import type { GameId } from '../../../../games/shelf.ts';
import { isRefusal, type Kind, type Outcome } from '../../../../kernel/game.ts';
import type { Given, Manifest } from '../../../../kernel/manifest.ts';

export interface TrialOrder {
  readonly game: GameId;
  readonly options: Given;
  /** The digest of what is tried: it seeds the dice. */
  readonly seed: string;
  readonly matches: number;
}

/** Called after every match with how it came out. */
export type OnTried = (outcome: Outcome) => void;

/** The best bots play against each other, from match to match another seat begins. */
async function tryOut({ game: id, options, seed, matches }: TrialOrder, heard: OnTried): Promise<void> {
  const [{ bots }, { game }] = await Promise.all([loadMinds(id), loadGame(id)]);
  const bot = bots.at(-1);
  if (!bot) throw new Error(`nobody plays ${id}`);
  const { min } = game.seats;
  for (let i = 0; i < matches; i++) {
    const agreed = game.readOptions({ ...options, ...firstSeat(game, i % min) }, min);
    if (isRefusal<Kind['options'], Kind['reason']>(agreed)) throw new Error(`refused by ${agreed.rule}`);
    const sitting = Array.from({ length: min }, () => bot);
    heard(playMatch({ game, options: agreed, bots: sitting, seed: `${seed}/${Math.floor(i / min)}` }).outcome);
  }
}

const firstSeat = ({ options }: Manifest, seat: number): Given =>
  Object.fromEntries(options.filter(({ type }) => type === 'seat').map(({ name }) => [name, seat]));

expose({ tryOut });
