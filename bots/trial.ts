import { type Game, isRefusal, type Kind, type Outcome } from '../kernel/game.ts';
import type { Given, Manifest } from '../kernel/manifest.ts';
import type { Bot } from './bot.ts';
import { usualBot } from './levels.ts';
import { playMatch } from './match.ts';

/** One of the matches by which a work is proved. */
export interface TrialMatch {
  readonly options: Given;
  /** What is tried, by its digest: it seeds the dice. */
  readonly seed: string;
  /** From 0. From match to match another seat begins. */
  readonly number: number;
}

/** The usual bots play against each other, as few as can: a proof takes seconds, not minutes. */
export function playTrial(
  game: Game<Kind>,
  bots: readonly Bot<Kind>[],
  { options, seed, number }: TrialMatch,
): Outcome {
  const usual = usualBot(bots.map(({ id }) => id));
  const bot = bots.find(({ id }) => id === usual);
  if (!bot) throw new Error(`nobody plays ${game.id}`);
  const { min } = game.seats;
  const agreed = game.readOptions({ ...options, ...firstSeat(game, number % min) }, min);
  if (isRefusal<Kind['options'], Kind['reason']>(agreed)) throw new Error(`refused by ${agreed.rule}`);
  const sitting = Array.from({ length: min }, () => bot);
  return playMatch({ game, options: agreed, bots: sitting, seed: `${seed}/${Math.floor(number / min)}` }).outcome;
}

const firstSeat = ({ options }: Manifest, seat: number): Given =>
  Object.fromEntries(options.filter(({ type }) => type === 'seat').map(({ name }) => [name, seat]));
